//! What WebAssembly exports: one buffer, in which a request is put and its answer found.
#![allow(unsafe_code)]

use std::cell::RefCell;

use crate::Door;

thread_local! {
    static BUFFER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static DOOR: RefCell<Door> = RefCell::default();
}

/// Makes the buffer as long as a request, and says where it is.
#[unsafe(no_mangle)]
extern "C" fn request(bytes: usize) -> *mut u8 {
    BUFFER.with_borrow_mut(|buffer| {
        buffer.resize(bytes, 0);
        buffer.as_mut_ptr()
    })
}

/// Puts the answer in the place of the request, and says how long it is.
#[unsafe(no_mangle)]
extern "C" fn answer() -> usize {
    BUFFER.with_borrow_mut(|buffer| {
        *buffer = DOOR.with_borrow_mut(|door| door.answer(buffer));
        buffer.len()
    })
}

/// Where the buffer is: an answer may have moved it.
#[unsafe(no_mangle)]
extern "C" fn buffer() -> *const u8 {
    BUFFER.with_borrow(|buffer| buffer.as_ptr())
}
