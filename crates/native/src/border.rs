//! What C calls. Whatever comes in is checked as far as it can be, and no panic goes out.
#![allow(unsafe_code)]

use std::cell::RefCell;
use std::ffi::{CStr, CString, c_char, c_int};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr::null_mut;
use std::slice;

use arrayvec::ArrayVec;
use env::Rows;

use crate::session::{Session, Wanted};

/// As `PARLOUR_OK` and its sisters in the header.
const OK: c_int = 0;
const REFUSED: c_int = 1;
const WRONG: c_int = -1;
const FAILED: c_int = -2;

/// `parlour_env` of the header, field by field.
#[repr(C)]
struct ParlourEnv {
    observations: *mut u8,
    actions: *mut i32,
    rewards: *mut f32,
    terminals: *mut u8,
    truncations: *mut u8,
    masks: *mut u8,
    to_move: *mut i32,
    refused: *mut u8,
    threads: usize,
    max_actions: u32,
    version: u32,
    tables: usize,
    observation_size: usize,
    action_count: usize,
    seats: usize,
    session: *mut Session,
}

thread_local! {
    static SENTENCE: RefCell<CString> = RefCell::default();
}

/// Keeps the sentence that `parlour_error` says on this thread.
fn say(sentence: String) {
    let bytes: Vec<u8> = sentence.into_bytes().into_iter().filter(|&byte| byte != 0).collect();
    SENTENCE.set(CString::new(bytes).unwrap_or_default());
}

/// Does something for C: its answer, or the number of what went wrong.
fn answer(work: impl FnOnce() -> Result<c_int, String>) -> c_int {
    if SENTENCE.with_borrow(|sentence| !sentence.is_empty()) {
        say(String::new());
    }
    let (code, sentence) = match catch_unwind(AssertUnwindSafe(work)) {
        Ok(Ok(code)) => return code,
        Ok(Err(sentence)) => (WRONG, sentence),
        Err(_) => (FAILED, "this is a mistake in the library, which has written more to standard error".to_owned()),
    };
    say(sentence);
    code
}

impl ParlourEnv {
    fn session<'a>(&self) -> Result<&'a mut Session, String> {
        // SAFETY: it is null, or what `parlour_init` put there, which only `parlour_close` takes away. Each call asks once,
        // and the header says that no two threads call at the same time.
        unsafe { self.session.as_mut() }.ok_or_else(|| "this environment is not open: call parlour_init".to_owned())
    }

    /// Lends the caller's memory to one reset or step.
    fn lend<'a>(&self, session: &Session) -> Result<Memory<'a>, String> {
        let (tables, widths) = (session.tables(), session.widths());
        let mut lent = Lent::default();
        let actions: &[i32] = lent.take("actions", self.actions, tables)?;
        let refused = if self.refused.is_null() { &mut [] } else { lent.take("refused", self.refused, tables)? };
        refused.fill(0);
        let rows = Rows {
            observations: lent.take("observations", self.observations, tables * widths.observation)?,
            masks: lent.take("masks", self.masks, tables * widths.actions)?,
            rewards: lent.take("rewards", self.rewards, tables * widths.seats)?,
            to_move: lent.take("to_move", self.to_move, tables)?,
            terminated: lent.take_flags("terminals", self.terminals, tables)?,
            truncated: lent.take_flags("truncations", self.truncations, tables)?,
            beliefs: &mut [],
            truths: &mut [],
        };
        Ok(Memory { actions, rows, refused })
    }
}

/// The caller's memory, lent to one reset or step.
struct Memory<'a> {
    actions: &'a [i32],
    rows: Rows<'a>,
    /// All 0; empty where the caller has none.
    refused: &'a mut [u8],
}

/// The caller's buffers that were lent so far: where each begins and ends.
#[derive(Default)]
struct Lent(ArrayVec<(&'static str, usize, usize), 8>);

impl Lent {
    /// So many numbers of the caller's.
    fn take<'a, T>(&mut self, name: &'static str, first: *mut T, count: usize) -> Result<&'a mut [T], String> {
        if first.is_null() || !first.is_aligned() {
            let what = if first.is_null() { "is NULL" } else { "is not aligned" };
            return Err(format!("`{name}` {what}: it must have room for {count} numbers"));
        }
        let begin = first.addr();
        let end = begin.checked_add(count * size_of::<T>()).ok_or_else(|| format!("`{name}` is nowhere"))?;
        if let Some((other, ..)) = self.0.iter().find(|&&(_, from, to)| begin < to && from < end) {
            return Err(format!("`{name}` and `{other}` share memory"));
        }
        self.0.push((name, begin, end));
        // SAFETY: the header asks for memory of this length that has been written and is nobody else's meanwhile; it is
        // neither null nor unaligned, and was lent to nothing else in this call.
        Ok(unsafe { slice::from_raw_parts_mut(first, count) })
    }

    /// Bytes of the caller's as flags, all of them false.
    fn take_flags<'a>(
        &mut self,
        name: &'static str,
        first: *mut u8,
        count: usize,
    ) -> Result<&'a mut [bool], String> {
        let bytes = self.take(name, first, count)?;
        bytes.fill(0);
        // SAFETY: a flag is a byte, and 0 is one.
        Ok(unsafe { slice::from_raw_parts_mut(bytes.as_mut_ptr().cast(), count) })
    }
}

/// The environment that C points to.
fn opened<'a>(env: *mut ParlourEnv) -> Result<&'a mut ParlourEnv, String> {
    if env.is_null() || !env.is_aligned() {
        return Err("`env` must point to a parlour_env".to_owned());
    }
    // SAFETY: it points somewhere aligned, and the header says what must be there.
    Ok(unsafe { &mut *env })
}

/// A text of C's.
fn text<'a>(name: &str, first: *const c_char) -> Result<&'a str, String> {
    if first.is_null() {
        return Err(format!("`{name}` is NULL"));
    }
    // SAFETY: the header asks for a text that ends with a 0.
    let text = unsafe { CStr::from_ptr(first) };
    text.to_str().map_err(|_| format!("`{name}` is not UTF-8"))
}

/// Opens an environment.
#[unsafe(no_mangle)]
extern "C" fn parlour_init(
    env: *mut ParlourEnv,
    game: *const c_char,
    players: u32,
    options: *const c_char,
    tables: usize,
) -> c_int {
    answer(|| {
        let env = opened(env)?;
        if !env.session.is_null() {
            return Err("this environment is open already: close it, or begin with one that is all 0".to_owned());
        }
        let (session, version) = Session::begin(&Wanted {
            game: text("game", game)?,
            players: u8::try_from(players).map_err(|_| format!("{players} players are too many"))?,
            options: if options.is_null() { "{}" } else { text("options", options)? },
            tables,
            threads: env.threads.max(1),
            limit: Some(env.max_actions).filter(|&limit| limit > 0),
        })?;
        let widths = session.widths();
        env.version = version;
        env.tables = tables;
        env.observation_size = widths.observation;
        env.action_count = widths.actions;
        env.seats = widths.seats;
        env.session = Box::into_raw(Box::new(session));
        Ok(OK)
    })
}

/// Begins the first games of a seed.
#[unsafe(no_mangle)]
extern "C" fn parlour_reset(env: *mut ParlourEnv, seed: u64) -> c_int {
    answer(|| {
        let env = opened(env)?;
        let session = env.session()?;
        let memory = env.lend(session)?;
        session.reset(seed, memory.rows).map(|()| OK)
    })
}

/// Takes an action at each table.
#[unsafe(no_mangle)]
extern "C" fn parlour_step(env: *mut ParlourEnv) -> c_int {
    answer(|| {
        let env = opened(env)?;
        let session = env.session()?;
        let Memory { actions, rows, refused } = env.lend(session)?;
        if session.step(actions, rows)? == 0 {
            return Ok(OK);
        }
        let (tables, sentence) = session.refused();
        for table in tables {
            if let Some(refused) = refused.get_mut(table) {
                *refused = 1;
            }
        }
        say(sentence);
        Ok(REFUSED)
    })
}

/// Closes an environment; one that is closed stays so.
#[unsafe(no_mangle)]
extern "C" fn parlour_close(env: *mut ParlourEnv) {
    answer(|| {
        let env = opened(env)?;
        let session = std::mem::replace(&mut env.session, null_mut());
        if !session.is_null() {
            // SAFETY: `parlour_init` put it there, and nothing has it any more.
            drop(unsafe { Box::from_raw(session) });
        }
        Ok(OK)
    });
}

/// What was wrong with the last call on this thread.
#[unsafe(no_mangle)]
extern "C" fn parlour_error() -> *const c_char {
    SENTENCE.with_borrow(|sentence| sentence.as_ptr())
}
