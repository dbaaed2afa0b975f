import type { Clock } from "../../service/clock.ts";
import type { PendingWork } from "./pending-work.ts";

const longestTimer = 2 ** 31 - 1;

export interface Pause {
  readonly clock: Clock;
  readonly pending: PendingWork;
  readonly signal: AbortSignal;
}

/** Waits until the backend's clock stands that much later, by itself or because it was moved; or for the signal. */
export const pauseByClock = ({ clock, pending, signal }: Pause, milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const due = clock.now() + milliseconds;
    const wake = pending.sleepUntil(due);
    let timer: NodeJS.Timeout | undefined;
    const end = (): void => {
      clearTimeout(timer);
      unsubscribe();
      wake();
      signal.removeEventListener("abort", end);
      resolve();
    };
    const look = (): void => {
      clearTimeout(timer);
      const left = due - clock.now();
      if (left <= 0) end();
      else timer = setTimeout(look, Math.min(left, longestTimer));
    };
    const unsubscribe = clock.onMove(look);
    signal.addEventListener("abort", end);
    look();
  });
