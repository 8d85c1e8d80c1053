//! The help of the command line: its texts are messages, which clap puts together.

use std::fmt::Write;

use catalog::{Arg as Given, Message, Words};
use clap::{Arg, Command};

use super::notebook::SHORT_EXAMPLE;

/// Puts all that a command says into words: `command-NAME` is what it does, in short up to the first empty line, and
/// `argument-NAME` what an argument of it is for, with `.value` for what follows it.
pub(super) fn in_words(command: Command, words: &Words) -> Command {
    let mut command = with_texts(command, words);
    // What clap adds of its own is there from then on, and whether there is a longer help is settled then.
    command.build();
    with_usage(with_texts(command, words), words)
}

fn text(words: &Words, name: &str) -> String {
    words.text(name).unwrap_or_else(|| format!("[{name}]"))
}

fn with_texts(command: Command, words: &Words) -> Command {
    let name = command.get_name().to_owned();
    let about = text(words, &format!("command-{name}"));
    let first = about.split("\n\n").next().unwrap_or_default().trim_end_matches('.').to_owned();
    let command = command
        .about(first)
        .long_about(about)
        .subcommand_help_heading(text(words, "heading-commands"))
        .subcommand_value_name(text(words, "value-command"))
        .mut_args(|argument| argument_in_words(argument, words))
        .mut_subcommands(|command| with_texts(command, words));
    if name == "notebook" {
        let after = Message::new("command-notebook-after").with("example", Given::text(SHORT_EXAMPLE));
        return command.after_long_help(words.plain(&after));
    }
    command
}

fn argument_in_words(argument: Arg, words: &Words) -> Arg {
    if argument.is_hide_set() {
        return argument;
    }
    let heading = if argument.is_positional() { "heading-arguments" } else { "heading-options" };
    let name = argument.get_long().unwrap_or(argument.get_id().as_str());
    let name = format!("argument-{name}");
    let mut help = text(words, &name);
    let argument = argument.help_heading(text(words, heading)).long_help(None);
    if !argument.get_action().takes_values() {
        return argument.help(help);
    }
    let defaults: Vec<_> = argument.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    if !defaults.is_empty() {
        let default = Message::new("default").with("value", Given::text(defaults.join(" ")));
        let _ = write!(help, " {}", words.plain(&default));
    }
    let argument = argument.help(help).hide_default_value(true).hide_possible_values(true);
    argument.value_name(text(words, &format!("{name}.value")))
}

/// How a command is used: two words of it are clap's own.
fn with_usage(mut command: Command, words: &Words) -> Command {
    let heading = text(words, "heading-usage");
    let usage = command.render_usage().to_string();
    let usage =
        usage.trim_start_matches("Usage:").replace("[OPTIONS]", &format!("[{}]", text(words, "value-options")));
    let lines: Vec<&str> = usage.lines().map(str::trim).collect();
    let usage = lines.join(&format!("\n{:1$}", "", heading.chars().count() + 1));
    let style = *command.get_styles().get_usage();
    command
        .override_usage(usage)
        .help_template(format!(
            "{{about-with-newline}}\n{style}{heading}{style:#} {{usage}}\n\n{{all-args}}{{after-help}}"
        ))
        .mut_subcommands(|command| with_usage(command, words))
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;
    use crate::cli::Cli;
    use crate::words::{ENGLISH, TERMINAL, languages, read};

    /// The names of all texts of a command and of those below it.
    fn named(command: &Command, names: &mut Vec<String>) {
        names.push(format!("command-{}", command.get_name()));
        for argument in command.get_arguments().filter(|argument| !argument.is_hide_set()) {
            names.push(format!("argument-{}", argument.get_long().unwrap_or(argument.get_id().as_str())));
        }
        command.get_subcommands().for_each(|command| named(command, names));
    }

    #[test]
    fn every_command_and_argument_has_words_and_no_other() {
        let words = read(TERMINAL, ENGLISH);
        let mut names = vec!["command-notebook-after".to_owned()];
        named(&in_words(Cli::command(), &words), &mut names);
        names.sort_unstable();
        names.dedup();
        let known = words.names().filter(|name| name.starts_with("command-") || name.starts_with("argument-"));
        assert_eq!(known.collect::<Vec<_>>(), names);
    }

    #[test]
    fn no_language_helps_in_english() {
        let english = read(TERMINAL, ENGLISH);
        for language in languages().filter(|language| language != ENGLISH) {
            let words = read(TERMINAL, &language);
            let mut names = Vec::new();
            named(&in_words(Cli::command(), &words), &mut names);
            let same: Vec<_> = names.iter().filter(|name| words.text(name) == english.text(name)).collect();
            assert_eq!(same, [""; 0], "{language}");
        }
    }
}
