//! The command line.

mod arena;
mod export;
mod notebook;
mod puzzles;
mod serve;

use std::io::{ErrorKind, Write, stderr};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// A table for games of hidden identity, deduction and bluff, in the browser, with friends and bots.
///
/// Without a command it serves: open the address that it prints.
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
    /// Serve tables to browsers and bots (what happens without a command).
    Serve(serve::Serve),
    /// Let bots play many games against each other and print who wins how often.
    Arena(arena::Arena),
    /// Make a pack of puzzles from games between bots, or check one.
    Puzzles(puzzles::Puzzles),
    /// Help with a game of cards on a real table, from notes in a file.
    ///
    /// Write down who plays, your own cards, and what is suggested, shown and accused, a line each. This prints the
    /// sheet: who has which card (✓), who does not (·), who may (?), and for the case file two chances:
    /// "possible" counts every deal that fits your notes alike; "likely" also counts how a player chooses which card
    /// to show.
    Notebook(notebook::Notebook),
    /// Write a site of plain files that needs no server: games against bots, lessons, cases and the notebook.
    Export(export::Export),
}

/// Does what the command line says. Every failure is one sentence that says what to do, and an exit code not zero.
/// Whoever reads the output may stop before its end, which is not a failure.
pub fn main() -> ExitCode {
    let cli = Cli::parse();
    let done = match cli.command.unwrap_or(Command::Serve(cli.serve)) {
        Command::Serve(serve) => serve.run().map(|()| ExitCode::SUCCESS),
        Command::Arena(arena) => arena.run().map(|()| ExitCode::SUCCESS),
        Command::Puzzles(puzzles) => puzzles.run().map(|()| ExitCode::SUCCESS),
        Command::Notebook(notebook) => notebook.run(),
        Command::Export(export) => export.run().map(|()| ExitCode::SUCCESS),
    };
    match done {
        Ok(code) => code,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // Nobody may be there to read it.
            let said = format!("{error:#}");
            let stop = if said.ends_with(['.', '?', '!']) { "" } else { "." };
            let _ = writeln!(stderr(), "parlour: {said}{stop}");
            ExitCode::FAILURE
        }
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let kinds = error.chain().filter_map(|cause| cause.downcast_ref::<std::io::Error>());
    kinds.map(std::io::Error::kind).any(|kind| kind == ErrorKind::BrokenPipe)
}
