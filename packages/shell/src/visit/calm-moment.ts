/** The second tap of a double tap comes in this time. */
const calmMillis = 600;

export interface Busy {
  readonly presses: Pick<EventTarget, "addEventListener">;
  /** Over the page lies something else, behind which nothing can be pressed. */
  readonly isCovered: () => boolean;
}

/** Answers how to wait until nothing was pressed for a moment and nothing lies over the page. */
export function calmMoment({ presses, isCovered }: Busy): () => Promise<void> {
  // A press just before this counts, too.
  let last = performance.now();
  presses.addEventListener("pointerdown", () => (last = performance.now()), { capture: true, passive: true });
  const untilCalm = async (): Promise<void> => {
    const wait = isCovered() ? calmMillis : last + calmMillis - performance.now();
    if (wait <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, wait));
    await untilCalm();
  };
  return untilCalm;
}
