import type { Clock } from "../../service/clock.ts";

export interface TimedWork {
  /** Resolves when all that runs or waits does so for a time to come. */
  readonly still: () => Promise<void>;
  /** When the clock starts something by itself next; Infinity = never. */
  readonly nextDue: () => number;
}

export interface PassTimeOptions {
  /** The clock goes at least that far each time, so that a month is not 43,200 stops for what runs every minute. */
  readonly strideMilliseconds?: number;
}

/** Moves the clock from one due time to the next, so that what follows from each happens at its own time. */
export async function passTime(
  clock: Clock,
  work: TimedWork,
  milliseconds: number,
  { strideMilliseconds = 0 }: PassTimeOptions = {},
): Promise<void> {
  const end = clock.now() + milliseconds;
  for (;;) {
    const earliest = clock.now() + strideMilliseconds;
    await work.still();
    const next = Math.max(work.nextDue(), earliest);
    if (next > end) break;
    // Something may be due already that only waits for its turn.
    clock.set(new Date(Math.max(next, clock.now())));
  }
  if (clock.now() < end) clock.set(new Date(end));
  await work.still();
}
