//! The server that is measured.

use std::io::{BufRead as _, BufReader, Read as _};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context as _, bail};
use tempfile::TempDir;

use super::Target;

/// A server: one that ran before, or one of our own that ends with this.
pub(crate) struct Server {
    pub(crate) addr: SocketAddr,
    pid: Option<u32>,
    child: Option<Child>,
    _folder: Option<TempDir>,
}

impl Server {
    pub(crate) async fn find(target: &Target, limits: bool, descriptors: Option<u32>) -> anyhow::Result<Self> {
        match target.addr {
            Some(addr) => Ok(Self { addr, pid: target.pid, child: None, _folder: None }),
            None => tokio::task::spawn_blocking(move || Self::start(limits, descriptors)).await?,
        }
    }

    /// Starts this very program on a folder of its own and waits until it says where it listens.
    fn start(limits: bool, descriptors: Option<u32>) -> anyhow::Result<Self> {
        let program = std::env::current_exe().context("cannot find this program")?;
        let folder = tempfile::tempdir().context("cannot make a folder for the server")?;
        let mut command = match descriptors {
            Some(most) => {
                let mut shell = Command::new("sh");
                shell.args(["-c", "ulimit -n \"$0\" && exec \"$@\"", &most.to_string()]).arg(program);
                shell
            }
            None => Command::new(program),
        };
        command.args(["serve", "--addr", "127.0.0.1:0", "--bot-delay-ms", "0", "--data"]).arg(folder.path());
        if !limits {
            command.arg("--no-limits");
        }
        if std::env::var_os("RUST_LOG").is_none() {
            command.env("RUST_LOG", "warn");
        }
        let mut child = command.stdout(Stdio::piped()).spawn().context("cannot start a server")?;
        let mut out = BufReader::new(child.stdout.take().context("the server has no output")?);
        let mut line = String::new();
        out.read_line(&mut line)?;
        let Some((_, addr)) = line.trim().split_once("http://") else { bail!("the server did not start: {line}") };
        let server = Self { addr: addr.parse()?, pid: Some(child.id()), child: Some(child), _folder: Some(folder) };
        // Whatever else it says is nobody's business, but it must be able to say it.
        std::thread::spawn(move || out.read_to_end(&mut Vec::new()));
        Ok(server)
    }

    /// Bytes of memory that the server takes; none where the system does not tell.
    pub(crate) fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.pid?)).ok()?;
        let line = status.lines().find_map(|it| it.strip_prefix("VmRSS:"))?;
        Some(line.trim().trim_end_matches(" kB").parse::<u64>().ok()? * 1024)
    }

    /// CPU time that the server has taken so far; none where the system does not tell.
    pub(crate) fn cpu(&self) -> Option<Duration> {
        #[cfg(not(target_os = "linux"))]
        return None;
        #[cfg(target_os = "linux")]
        {
            let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.pid?)).ok()?;
            // After the name, which may hold anything: the state is the first field, user and system time the 12th and 13th.
            let (_, fields) = stat.rsplit_once(')')?;
            let ticks = fields.split_whitespace().skip(11).take(2).filter_map(|it| it.parse::<u64>().ok()).sum::<u64>();
            Some(Duration::from_secs_f64(ticks as f64 / rustix::param::clock_ticks_per_second() as f64))
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            child.kill().ok();
            child.wait().ok();
        }
    }
}

/// Every client needs a descriptor.
pub(crate) fn raise_descriptors() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let limit = getrlimit(Resource::Nofile);
        setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum }).ok();
    }
}
