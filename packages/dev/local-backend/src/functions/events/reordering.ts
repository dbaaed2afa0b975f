import type { FaultGate } from "../../faults/faults.ts";
import type { HeldBack } from "../pending/pending-work.ts";

/** Collects events that are to come in reverse until there are enough of them, or nothing else is left to wait for. */
export function createReordering(faults: Pick<FaultGate, "reorders">): HeldBack & {
  /** False when this event is to go its normal way. */
  take(functionName: string, deliver: () => void): boolean;
} {
  let held: (() => void)[] = [];
  const release = (): void => {
    const deliveries = held.toReversed();
    held = [];
    for (const deliver of deliveries) deliver();
  };
  return {
    count: () => held.length,
    release,
    take: (functionName, deliver) => {
      const wanted = faults.reorders(functionName);
      if (wanted === null) return false;
      held.push(deliver);
      if (wanted <= 1) release();
      return true;
    },
  };
}
