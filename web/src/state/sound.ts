/** The one sound: two soft notes when it is your turn. Made on the spot, so that nothing has to be loaded. */

let context: AudioContext | null = null;

/** Browsers let a page sound only after a click or a key; the first one wakes it. */
export function wakeSound(): void {
  if (context || typeof AudioContext === "undefined") return;
  context = new AudioContext();
}

/** Plays the sound, if the browser lets it. */
export function chime(): void {
  if (!context) return;
  void context.resume().then(() => {
    const at = context!.currentTime + 0.02;
    note(context!, 587.33, at, 0.9);
    note(context!, 880, at + 0.14, 1.1);
  });
}

function note(context: AudioContext, frequency: number, at: number, seconds: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "sine";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.09, at + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0004, at + seconds);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + seconds);
}
