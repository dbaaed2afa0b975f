import { deviceMemory } from "../device/device-memory.ts";
import { playChime, type Chime } from "./chime.ts";

/** `blocked`: wanted, but the browser waits for a first press on the page. */
export type SoundState = "on" | "off" | "blocked";

export interface SoundSwitch {
  state(): SoundState;
  subscribe(listener: () => void): () => void;
  turnOn(): void;
  turnOff(): void;
  play(chime: Chime): void;
}

const memory = deviceMemory("lokalkorb:sound");

/** Sound of this device. On unless it was turned off; the choice is remembered. */
export function createSoundSwitch(newContext: () => AudioContext): SoundSwitch {
  const listeners = new Set<() => void>();
  let wanted = memory.read() !== "off";
  let context: AudioContext | null = null;

  const tell = (): void => {
    for (const notify of listeners) notify();
  };
  const unlock = (): void => {
    if (!wanted) return;
    if (context === null) {
      context = newContext();
      context.addEventListener("statechange", tell);
    }
    if (context.state !== "running") void context.resume().then(tell);
    tell();
  };
  const gestures = ["pointerdown", "keydown"] as const;
  const start = (): void => {
    for (const gesture of gestures) window.addEventListener(gesture, unlock, { capture: true });
  };
  const stop = (): void => {
    for (const gesture of gestures) window.removeEventListener(gesture, unlock, { capture: true });
  };

  return {
    state: () => (!wanted ? "off" : context?.state === "running" ? "on" : "blocked"),
    subscribe: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) start();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    turnOn: () => {
      wanted = true;
      memory.write("on");
      unlock();
    },
    turnOff: () => {
      wanted = false;
      memory.write("off");
      tell();
    },
    play: (chime) => {
      if (wanted && context?.state === "running") playChime(context, chime);
    },
  };
}

let soundSwitch: SoundSwitch | null = null;

export const pageSound = (): SoundSwitch => (soundSwitch ??= createSoundSwitch(() => new AudioContext()));
