/** Short enough that a press or a frame between two slices waits for none. */
const sliceMillis = 8;

/** Carries out long work with room for other work between its slices. */
export async function inSlices<Result>(work: Generator<void, Result, void>): Promise<Result> {
  for (;;) {
    const until = performance.now() + sliceMillis;
    while (performance.now() < until) {
      const step = work.next();
      if (step.done === true) return step.value;
    }
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}
