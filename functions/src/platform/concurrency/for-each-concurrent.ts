/** How much is done at once, and how long something new is begun: a run that is cut off in the middle leaves claims behind. */
interface Pace {
  readonly atATime: number;
  readonly beginsFor: number;
}

/** One that takes long or fails holds up none of the others; what failed comes back. */
export async function forEachConcurrent<Item>(
  items: readonly Item[],
  { atATime, beginsFor }: Pace,
  work: (item: Item) => Promise<void>,
): Promise<readonly unknown[]> {
  const failed: unknown[] = [];
  const begun = performance.now();
  const queue = items.values();
  const worker = async (): Promise<void> => {
    for (const item of queue) {
      if (performance.now() - begun >= beginsFor) return;
      await work(item).catch((error: unknown) => failed.push(error));
    }
  };
  await Promise.all(Array.from({ length: atATime }, worker));
  return failed;
}
