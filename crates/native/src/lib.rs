//! Games as environments for programs in C, and in whatever calls C: `include/parlour_env.h` says what there is.
//!
//! Shaped like PufferLib's native environments: a struct with the caller's buffers, and functions that begin, reset, step
//! and close it. The border (`border.rs`) is all that is unsafe; what it asks for is done here.

mod border;
mod session;
