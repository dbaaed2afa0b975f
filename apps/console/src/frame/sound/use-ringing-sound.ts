import { useEffect, useRef } from "react";
import { pageSound } from "./sound-switch.ts";
import { useSound } from "./use-sound.ts";

const everyMillis = 4000;

/** Rings again and again while a new order waits, and sounds once, differently, for each cancellation. */
export function useRingingSound({
  ringing,
  cancelled,
}: {
  readonly ringing: boolean;
  readonly cancelled: number;
}): void {
  const isOn = useSound() === "on";
  useEffect(() => {
    if (!ringing || !isOn) return;
    const sound = pageSound();
    sound.play("new");
    const timer = setInterval(() => sound.play("new"), everyMillis);
    return () => clearInterval(timer);
  }, [ringing, isOn]);

  const before = useRef(cancelled);
  useEffect(() => {
    if (cancelled > before.current) pageSound().play("cancelled");
    before.current = cancelled;
  }, [cancelled]);
}
