//! The command line in the language of its terminal.
#![cfg(unix)]

use crate::support::process::{run, run_in};

/// What the program prints, to standard output or to standard error.
async fn said(language: &str, arguments: &[&str]) -> String {
    let (_, said, failed) = run_in(&[("LC_ALL", language)], arguments).await;
    said + &failed
}

#[tokio::test]
async fn the_environment_says_which_language() {
    for (locale, begin) in [
        (&[("LC_ALL", "fr_FR.UTF-8"), ("LC_MESSAGES", "es_ES"), ("LANG", "de_DE")][..], "Afficher"),
        (&[("LC_ALL", ""), ("LC_MESSAGES", "es_ES"), ("LANG", "de_DE")], "Mostrar"),
        (&[("LANG", "de_AT.UTF-8")], "Das hier"),
        (&[("LC_ALL", "C"), ("LANG", "de_DE")], "Print this"),
        (&[("LC_ALL", "POSIX"), ("LANG", "de_DE")], "Print this"),
        (&[("LANG", "eo")], "Print this"),
    ] {
        let (status, help, failed) = run_in(locale, &["help", "help"]).await;
        assert!(status.success() && help.starts_with(begin), "{locale:?}: {help}{failed}");
    }
}

#[tokio::test]
async fn what_the_system_says_is_in_the_language_too() {
    let started = ["arena", "color-doubt", "--bots", "./nobody,novice", "--deals", "1"];
    let nowhere = ["doctor", "--database", "postgres://127.0.0.1:1/parlour"];
    for (language, words) in [
        ("en", ["there is no such file or folder", "no PostgreSQL answers"]),
        ("de", ["die Datei oder den Ordner gibt es nicht", "antwortet kein PostgreSQL"]),
        ("fr", ["ce fichier ou ce dossier n’existe pas", "aucun PostgreSQL ne répond"]),
        ("es", ["ese archivo o esa carpeta no existe", "ningún PostgreSQL responde"]),
    ] {
        for (arguments, words) in [&started[..], &nowhere].into_iter().zip(words) {
            let said = said(language, arguments).await;
            assert!(said.contains(words) && !said.contains("os error"), "{said}");
        }
    }
}

#[tokio::test]
async fn help_is_in_the_language_alone() {
    for (language, words) in [
        ("en", ["Usage: parlour", "Commands:", "Options:", "[default: 1]"]),
        ("de", ["Aufruf: parlour", "Befehle:", "Optionen:", "[normal: 1]"]),
        ("fr", ["Utilisation\u{a0}: parlour", "Commandes\u{a0}:", "Options\u{a0}:", "[par défaut\u{a0}: 1]"]),
        ("es", ["Uso: parlour", "Comandos:", "Opciones:", "[por defecto: 1]"]),
    ] {
        let mut all = String::new();
        for command in [
            &[][..],
            &["serve"],
            &["arena"],
            &["bench"],
            &["puzzles"],
            &["notebook"],
            &["export"],
            &["backup"],
            &["restore"],
            &["doctor"],
        ] {
            for help in ["-h", "--help"] {
                let (status, help, failed) = run_in(&[("LC_ALL", language)], &[command, &[help]].concat()).await;
                assert!(status.success() && failed.is_empty(), "{failed}");
                assert!(help.contains(words[0]) && help.contains(words[2]), "{help}");
                all += &help;
            }
        }
        words.iter().for_each(|word| assert!(all.contains(word), "{word}: {all}"));
        let english = ["Usage:", " the ", "Print", "Commands:", "COMMAND]", "default:", "Possible values"];
        let found = english.into_iter().filter(|word| all.contains(word)).count();
        assert_eq!(found > 0, language == "en", "{language}: {all}");
        // As it stands in every language: what is typed.
        for typed in
            ["--keep-days <", "parlour puzzles --check hard.txt", "Dan has Green        # seen by accident"]
        {
            assert!(all.contains(typed), "{language}: {typed}");
        }
    }
}

#[tokio::test]
async fn a_long_help_says_more_than_a_short_one() {
    let (short, long) = (said("de", &["arena", "-h"]).await, said("de", &["arena", "--help"]).await);
    let first = "Bots viele Spiele gegeneinander spielen lassen und ausgeben, wer wie oft gewinnt";
    assert!(short.starts_with(&format!("{first}\n")) && long.starts_with(&format!("{first}.\n\n")), "{long}");
}

#[tokio::test]
async fn what_is_wrong_with_a_command_line_is_said_in_the_language() {
    for (arguments, english, german) in [
        (
            &["--lisen", "x"][..],
            "`--lisen` is not expected here. Did you mean `--listen`?",
            "Meinst du `--listen`?",
        ),
        (&["arean"], "There is no command `arean`. Did you mean `arena`?", "Den Befehl `arean` gibt es nicht."),
        (&["--listen"], "After `--listen <ADDRESS:PORT>` a value is missing.", "`--listen <ADRESSE:PORT>` fehlt"),
        (&["--listen", "here"], "an address with a port is needed", "es muss eine Adresse mit Port sein"),
        (&["--pace", "11"], "a number from 0 to 10 is needed", "es muss eine Zahl von 0 bis 10 sein"),
        (&["arena", "clue", "--deals", "0"], "a whole number from 1 on is needed", "eine ganze Zahl ab 1"),
        (&["puzzles", "clue", "--levels", "6"], "a whole number from 1 to 5 is", "eine ganze Zahl von 1 bis 5"),
        (&["--log", "xml"], "write `text` or `json`.", "Schreib `text` oder `json`."),
        (&["--log", "jsn"], "Did you mean `json`?", "Meinst du `json`?"),
        (&["arena"], "Something is missing: `<GAME>`.", "Es fehlt etwas: `<SPIEL>`."),
        (&["arena", "clue", "--seed", "1", "--seed", "2"], "can be given only once", "geht nur einmal"),
        (&["puzzles", "clue", "--check", "pack.txt"], "does not go together with", "gehen nicht zusammen"),
        (&["--behind-proxy", "arena", "clue"], "does not go together with", "gehen nicht zusammen"),
        (&["notebook", "--json=yes", "x"], "takes no value, not even `yes`", "gehört kein Wert, auch nicht `yes`"),
    ] {
        for (language, wanted, usage, more) in [
            ("en", english, "\nUsage: parlour", "\n`--help` says more.\n"),
            ("de", german, "\nAufruf: parlour", "\nMehr sagt `--help`.\n"),
        ] {
            let (status, said, failed) = run_in(&[("LC_ALL", language)], arguments).await;
            assert_eq!((status.code(), &*said), (Some(2), ""), "{failed}");
            assert!(failed.starts_with("parlour: ") && failed.contains(wanted), "{arguments:?}: {failed}");
            assert!(failed.contains(usage) || !failed.contains("parlour ["), "{failed}");
            assert!(failed.ends_with(more), "{failed}");
        }
    }
}

#[tokio::test]
async fn failures_are_told_in_the_language() {
    let folder = tempfile::tempdir().unwrap();
    let here = folder.path().to_str().unwrap();
    for (arguments, german, french, spanish) in [
        (&["arena", "chess"][..], "gibt es nicht; es gibt: clue", "il n’y a pas de jeu", "no hay ningún juego"),
        // What the game itself refuses.
        (
            &["arena", "clue", "--options", "speed=9"],
            "Clue kennt keine Option",
            "n’a pas d’option",
            "no tiene ninguna",
        ),
        (
            &["arena", "clue", "--bots", "genius,genius,genius"],
            "Bot namens genius",
            "nommé genius",
            "llamado genius",
        ),
        (&["puzzles", "--check", "nowhere"], "gibt es nicht", "impossible de lire nowhere", "no existe"),
        (&["notebook", "nowhere"], "die Datei oder den Ordner gibt es nicht", "n’existe pas", "no existe"),
        (&["--database", "mysql://here"], "werden nicht unterstützt", "pas prises en charge", "no se admiten"),
        (
            &["--listen", "127.0.0.1:0", "--database", here],
            "keine Datenbank von Parlour",
            "une base de données",
            "una base de datos",
        ),
        (&["--listen", "192.0.2.1:80"], "keine Adresse dieses Rechners", "pas une adresse", "no es una dirección"),
    ] {
        for (language, wanted) in [("de", german), ("fr", french), ("es", spanish)] {
            let (status, _, failed) = run_in(&[("LC_ALL", language)], arguments).await;
            assert_eq!(status.code(), Some(1), "{failed}");
            assert!(failed.starts_with("parlour: ") && failed.contains(wanted), "{arguments:?}: {failed}");
        }
    }
}

#[tokio::test]
async fn figures_are_written_as_the_language_writes_them() {
    let arena = ["arena", "color-doubt", "--deals", "20", "--bots", "random,random", "--options", "games=1"];
    let (english, german) = (said("en", &arena).await, said("de", &arena).await);
    assert!(english.contains("\nrandom                 50.0% ("), "{english}");
    for figure in [
        "20 Verteilungen in 20 Spielen mit je 9,0 ± 1,3 Ent",
        "\nrandom                50,0\u{a0}% (",
        "\nPlatz 1   ",
    ] {
        assert!(german.contains(figure), "{german}");
    }

    let folder = tempfile::tempdir().unwrap();
    let book = folder.path().join("game.txt");
    std::fs::write(&book, run(&["notebook", "--example"]).await.1).unwrap();
    let sheet = said("fr", &["notebook", book.to_str().unwrap(), "--ask"]).await;
    assert!(
        sheet.contains("Quoi demander\u{a0}:") && sheet.contains("\u{a0}%") && !sheet.contains("What"),
        "{sheet}"
    );
}

#[tokio::test]
async fn a_pack_in_one_language_is_checked_in_another() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("pack.txt");
    let file = file.to_str().unwrap();
    said("de", &["puzzles", "color-doubt", "--count", "1", "--out", file]).await;
    let pack = std::fs::read_to_string(file).unwrap();
    assert!(
        pack.starts_with("parlour puzzles 1\n") && pack.contains("Ist das nach allem, was du gesehen hast"),
        "{pack}"
    );
    assert_eq!(said("es", &["puzzles", "--check", file]).await, "1 acertijo es correcto.\n");
}
