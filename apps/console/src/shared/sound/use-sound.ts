import { useSyncExternalStore } from "react";
import { pageSound, type SoundState } from "./sound-switch.ts";

const subscribe = (listener: () => void): (() => void) => pageSound().subscribe(listener);

export const useSound = (): SoundState =>
  useSyncExternalStore(
    subscribe,
    () => pageSound().state(),
    () => "blocked",
  );
