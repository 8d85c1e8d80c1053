//! The command line.

mod arena;
mod backup;
mod bench;
mod doctor;
mod export;
mod help;
mod misuse;
mod notebook;
mod program;
mod puzzles;
mod save;
mod serve;
mod value;
mod verify;
mod words;

use std::io::{ErrorKind, Write, stderr};
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};

pub use serve::take_open_files;

/// From fewer values nobody can tell how far off their mean is: those there are may be alike by chance.
const FEW: u64 = 10;

// What each command and each argument is for is said in `words/terminal`.
#[derive(Parser)]
#[command(name = "parlour", version, args_conflicts_with_subcommands = true, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Serve,
}

#[derive(Subcommand)]
enum Command {
    Serve(serve::Serve),
    Arena(arena::Arena),
    Bench(bench::Bench),
    Puzzles(puzzles::Puzzles),
    Notebook(notebook::Notebook),
    Export(export::Export),
    Save(save::Save),
    Verify(verify::Verify),
    Backup(backup::Backup),
    Restore(backup::Restore),
    Doctor(doctor::Doctor),
}

/// Does what the command line says. Every failure is one sentence that says what to do, and an exit code not zero.
/// Whoever reads the output may stop before its end, which is not a failure.
pub fn main() -> ExitCode {
    let command = help::in_words(Cli::command(), words::own());
    let cli = match command.try_get_matches().and_then(|matches| Cli::from_arg_matches(&matches)) {
        Ok(cli) => cli,
        Err(error) => {
            // Nobody may be there to read it.
            let _ = if error.use_stderr() {
                write!(stderr(), "parlour: {}", misuse::tell(&error))
            } else {
                error.print()
            };
            return ExitCode::from(error.exit_code() as u8);
        }
    };
    let done = match cli.command.unwrap_or(Command::Serve(cli.serve)) {
        Command::Serve(serve) => serve.run().map(|()| ExitCode::SUCCESS),
        Command::Arena(arena) => arena.run(),
        Command::Bench(bench) => bench.run(),
        Command::Puzzles(puzzles) => puzzles.run().map(|()| ExitCode::SUCCESS),
        Command::Notebook(notebook) => notebook.run(),
        Command::Export(export) => export.run().map(|()| ExitCode::SUCCESS),
        Command::Save(save) => save.run().map(|()| ExitCode::SUCCESS),
        Command::Verify(verify) => verify.run(),
        Command::Backup(backup) => backup.run().map(|()| ExitCode::SUCCESS),
        Command::Restore(restore) => restore.run().map(|()| ExitCode::SUCCESS),
        Command::Doctor(doctor) => doctor.run(),
    };
    match done {
        Ok(code) => code,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            tell(&error);
            ExitCode::FAILURE
        }
    }
}

/// Says what went wrong.
fn tell(error: &anyhow::Error) {
    let said = words::failure(error);
    let stop = if said.ends_with(['.', '?', '!']) { "" } else { "." };
    // Nobody may be there to read it.
    let _ = writeln!(stderr(), "parlour: {}{stop}", words::visible(&said));
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let kinds = error.chain().filter_map(|cause| cause.downcast_ref::<std::io::Error>());
    kinds.map(std::io::Error::kind).any(|kind| kind == ErrorKind::BrokenPipe)
}
