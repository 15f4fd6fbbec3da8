//! Makes sure that the client's folder exists, so that the server builds before the client does.

fn main() {
    let dist = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    if let Err(error) = std::fs::create_dir_all(&dist) {
        println!("cargo:warning=web/dist is absent and cannot be made: {error}");
    }
    println!("cargo:rerun-if-changed={}", dist.display());
}
