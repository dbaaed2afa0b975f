import { useState } from "react";

export type InTurn = <Value>(work: () => Promise<Value>) => Promise<Value>;

/**
 * One after the other, in the order of the presses. Of two that are under way at once the earlier one may be done last, and
 * then a switch that was tapped twice stays where nobody wanted it.
 */
export function createTurns(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

export function useInTurn(): InTurn {
  const [inTurn] = useState(createTurns);
  return inTurn;
}
