import { partsToWarm } from "./late-part.ts";

/** Idle time for parts that were not requested yet. */
export interface SpareTime {
  /** Resolves when what the page itself asks for has had its turn. */
  readonly settled: () => Promise<void>;
  /** Resolves when the page has nothing else to do. */
  readonly idle: () => Promise<void>;
}

const settledMillis = 4_000;

const browserTime: SpareTime = {
  settled: () => new Promise((resolve) => void setTimeout(resolve, settledMillis)),
  idle: () =>
    new Promise((resolve) => {
      if ("requestIdleCallback" in window) window.requestIdleCallback(() => resolve(), { timeout: 3_000 });
      else setTimeout(resolve, 300);
    }),
};

/**
 * Fetches one after the other, some seconds later and each when the page has nothing else to do, what a press may need;
 * parts that a part brought along as well. What does not come now is asked for again with the press.
 */
export async function warmParts({ settled, idle }: SpareTime = browserTime): Promise<void> {
  await settled();
  // An array that grows while it is walked through.
  for (const part of partsToWarm) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other
    await idle();
    // oxlint-disable-next-line eslint/no-await-in-loop -- one after the other
    await part.load().catch(() => undefined);
  }
}
