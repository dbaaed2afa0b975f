import { useState } from "react";

export type CommandQueue = <Value>(work: () => Promise<Value>) => Promise<Value>;

/**
 * One after the other, in the order of the presses. Of two that run at once the earlier one may end last, and then a
 * switch that was tapped twice stays in the wrong position.
 */
export function createCommandQueue(): CommandQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

export function useCommandQueue(): CommandQueue {
  const [queued] = useState(createCommandQueue);
  return queued;
}
