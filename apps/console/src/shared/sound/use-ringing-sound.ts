import { useEffect, useRef } from "react";
import { pageSound } from "./sound-switch.ts";
import { useSound } from "./use-sound.ts";

/** How often the bell rings; null = not at all. */
export type Bell = "often" | "seldom" | null;

const everyMillis = { often: 4000, seldom: 60_000 } as const;

export interface Ringing {
  readonly bell: Bell;
  readonly cancelled: number;
  /** When a shopper changed an order last; 0 = never, null = not known yet: changes from before are no news. */
  readonly changedAt: number | null;
}

/** Rings while a new order waits, and sounds once, differently, for each cancellation and each change by a shopper. */
export function useRingingSound({ bell, cancelled, changedAt }: Ringing): void {
  const isOn = useSound() === "on";
  const last = useRef<Bell>(null);
  useEffect(() => {
    const wasSilent = last.current === null;
    last.current = bell;
    if (bell === null || !isOn) return;
    const sound = pageSound();
    // Answering the order that is due today must not be followed by a ring for the rest.
    if (wasSilent || bell === "often") sound.play("new");
    const timer = setInterval(() => sound.play("new"), everyMillis[bell]);
    return () => clearInterval(timer);
  }, [bell, isOn]);

  const before = useRef(cancelled);
  useEffect(() => {
    if (cancelled > before.current) pageSound().play("cancelled");
    before.current = cancelled;
  }, [cancelled]);

  const changedBefore = useRef(changedAt);
  useEffect(() => {
    const { current: known } = changedBefore;
    if (changedAt === null) return;
    if (known !== null && changedAt > known) pageSound().play("changed");
    changedBefore.current = Math.max(known ?? 0, changedAt);
  }, [changedAt]);
}
