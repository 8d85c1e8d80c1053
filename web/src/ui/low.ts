/** A window of at most this height, in CSS pixels, is a phone on its side: `max-height: 30rem` in style sheets. */
export const LOW = 480;
