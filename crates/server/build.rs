//! Makes sure that the client's folder exists, so that the server builds before the client does.

fn main() {
    let dist = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    if let Err(error) = std::fs::create_dir_all(&dist) {
        println!("cargo:warning=web/dist is absent and cannot be made: {error}");
    }
    // A release has the client inside; while one works on it, files are read when they are asked for, and nothing is built anew.
    let inside = std::env::var_os("PROFILE").is_some_and(|it| it == "release");
    println!("cargo:rerun-if-changed={}", if inside { dist.display().to_string() } else { "build.rs".into() });
}
