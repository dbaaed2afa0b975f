/** A bell made by the browser itself: no file to load, nothing that can be missing when it must ring. */
export type Chime = "new" | "cancelled" | "changed";

interface Note {
  readonly hertz: number;
  readonly at: number;
  readonly seconds: number;
  readonly wave: OscillatorType;
}

/** New: two bright rising strokes. Cancelled: three falling low ones. Changed: twice the same. They can be told apart through a wall. */
const notes: Readonly<Record<Chime, readonly Note[]>> = {
  new: [
    { hertz: 659, at: 0, seconds: 0.7, wave: "sine" },
    { hertz: 988, at: 0.16, seconds: 1.1, wave: "sine" },
    { hertz: 1976, at: 0.16, seconds: 0.4, wave: "sine" },
  ],
  changed: [
    { hertz: 523, at: 0, seconds: 0.25, wave: "sine" },
    { hertz: 523, at: 0.3, seconds: 0.5, wave: "sine" },
  ],
  cancelled: [
    { hertz: 392, at: 0, seconds: 0.3, wave: "triangle" },
    { hertz: 330, at: 0.3, seconds: 0.3, wave: "triangle" },
    { hertz: 247, at: 0.6, seconds: 0.7, wave: "triangle" },
  ],
};

const loudness = 0.32;

export function playChime(context: AudioContext, chime: Chime): void {
  for (const { hertz, at, seconds, wave } of notes[chime]) {
    const start = context.currentTime + at;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = wave;
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(loudness, start + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + seconds + 0.05);
  }
}
