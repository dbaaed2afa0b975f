import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { useSyncExternalStore } from "react";

/** One clock per step for all that ticks: a thousand cards cost one timer, and paint in the same frame. */
function createTicker(stepMillis: number) {
  const listeners = new Set<() => void>();
  const floor = (): Instant => Math.floor(Date.now() / stepMillis) * stepMillis;
  let now = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = (): void => {
    clearTimeout(timer);
    timer = setTimeout(tick, stepMillis - (Date.now() % stepMillis) + 5);
    const next = floor();
    if (next === now) return;
    now = next;
    for (const notify of listeners) notify();
  };
  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      if (listeners.size === 1) {
        tick();
        // A sleeping device wakes up with yesterday's minute.
        document.addEventListener("visibilitychange", tick);
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        document.removeEventListener("visibilitychange", tick);
      };
    },
    now: (): Instant => (listeners.size === 0 ? floor() : now),
  };
}

const seconds = createTicker(1000);
const minutes = createTicker(60_000);
const never = (): Instant => 0;

/** The current second. */
export const useSecond = (): Instant => useSyncExternalStore(seconds.subscribe, seconds.now, never);
/** The current minute: enough for everything that is not ringing. */
export const useMinute = (): Instant => useSyncExternalStore(minutes.subscribe, minutes.now, never);
