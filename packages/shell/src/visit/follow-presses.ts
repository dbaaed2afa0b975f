/** The second tap of a double tap comes in this time. */
const calmMillis = 600;

/** Answers how to wait until nothing was pressed for a moment. */
export function followPresses(target: Pick<EventTarget, "addEventListener">): () => Promise<void> {
  // A press just before this counts, too.
  let last = performance.now();
  target.addEventListener("pointerdown", () => (last = performance.now()), { capture: true, passive: true });
  const untilCalm = async (): Promise<void> => {
    const wait = last + calmMillis - performance.now();
    if (wait <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, wait));
    await untilCalm();
  };
  return untilCalm;
}
