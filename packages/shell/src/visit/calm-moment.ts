/** The second tap of a double tap comes in this time. */
const calmMillis = 600;

export interface Busy {
  /** Something was pressed in the last seconds, before this looks. */
  readonly wasPressed: boolean;
  readonly presses: Pick<EventTarget, "addEventListener">;
  /** Over the page lies something else, behind which nothing can be pressed. */
  readonly isCovered: () => boolean;
}

/** Answers how to wait until nothing was pressed for a moment and nothing lies over the page. */
export function calmMoment({ wasPressed, presses, isCovered }: Busy): () => Promise<void> {
  let last = wasPressed ? performance.now() : -Infinity;
  presses.addEventListener("pointerdown", () => (last = performance.now()), { capture: true, passive: true });
  const untilCalm = async (): Promise<void> => {
    const wait = isCovered() ? calmMillis : last + calmMillis - performance.now();
    if (wait <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, wait));
    await untilCalm();
  };
  return untilCalm;
}
