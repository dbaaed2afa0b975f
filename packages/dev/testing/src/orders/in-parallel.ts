/** So many people order at the same time. */
export const parallel = 8;

/** Lanes that take the next piece of work each; `lane` says which one does it. */
export async function inParallel(times: number, work: (index: number, lane: number) => Promise<void>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: parallel }, async (_, lane) => {
      for (let index = next++; index < times; index = next++) await work(index, lane);
    }),
  );
}
