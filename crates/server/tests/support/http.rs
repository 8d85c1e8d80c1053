//! Just enough of HTTP/1.1 to ask a server on this machine.

use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Reply {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error} in {self:?}"))
    }

    /// The status and the code of a problem.
    pub(crate) fn problem(&self) -> (u16, String) {
        (self.status, self.json()["code"].as_str().unwrap_or("no code").to_owned())
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| {
            let (key, value) = line.split_once(": ")?;
            key.eq_ignore_ascii_case(name).then_some(value)
        })
    }
}

async fn ask(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> BufReader<TcpStream> {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let mut head = format!("{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n");
    for (name, value) in headers {
        head.push_str(&format!("{name}: {value}\r\n"));
    }
    head.push_str(&format!("content-length: {}\r\n\r\n", body.len()));
    // The server may answer and close before it has read all of a body that is too long.
    let _ = stream.write_all(format!("{head}{body}").as_bytes()).await;
    BufReader::new(stream)
}

async fn head(stream: &mut BufReader<TcpStream>) -> (u16, String) {
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        let read = stream.read_line(&mut head).await.unwrap();
        assert!(read > 0, "the answer ends in its head: {head}");
    }
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    (status, head)
}

/// One request and its whole answer.
pub(crate) async fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Reply {
    let mut stream = ask(address, method, path, headers, body).await;
    let (status, head) = head(&mut stream).await;
    let mut body = Vec::new();
    let _ = stream.read_to_end(&mut body).await;
    Reply { status, head, body: String::from_utf8_lossy(&body).into_owned() }
}

/// An answer that comes line by line, for as long as one likes.
pub(crate) struct Lines {
    pub(crate) status: u16,
    stream: BufReader<TcpStream>,
    rest: String,
}

impl Lines {
    pub(crate) async fn get(address: SocketAddr, path: &str, headers: &[(&str, &str)]) -> Lines {
        let mut stream = ask(address, "GET", path, headers, "").await;
        let (status, _) = head(&mut stream).await;
        Lines { status, stream, rest: String::new() }
    }

    /// The next line that is not blank; `None` at the end.
    pub(crate) async fn next(&mut self) -> Option<String> {
        loop {
            if let Some((line, rest)) = self.rest.split_once('\n') {
                let (line, rest) = (line.to_owned(), rest.to_owned());
                self.rest = rest;
                if !line.is_empty() {
                    return Some(line);
                }
                continue;
            }
            // One chunk: its length in hexadecimal digits, then its bytes.
            let mut length = String::new();
            if self.stream.read_line(&mut length).await.ok()? == 0 {
                return None;
            }
            let length = usize::from_str_radix(length.trim(), 16).unwrap();
            if length == 0 {
                return None;
            }
            let mut chunk = vec![0; length + 2];
            self.stream.read_exact(&mut chunk).await.ok()?;
            self.rest.push_str(std::str::from_utf8(&chunk[..length]).unwrap());
        }
    }
}
