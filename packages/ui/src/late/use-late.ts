import { useEffect, useState, useSyncExternalStore } from "react";
import { unasked, type LatePart, type LateState } from "./late-part.ts";

/** Where the part stands; while `wanted` it is fetched, again and again if need be. */
export function useLate<Module>(part: LatePart<Module>, wanted = true): LateState<Module> {
  useEffect(() => (wanted ? part.want() : undefined), [part, wanted]);
  return useSyncExternalStore<LateState<Module>>(part.subscribe, part.state, () => unasked);
}

/** Below this a loading notice is not worth showing. */
const shortMillis = 400;

/** Whether `waits` has been true for longer than a moment. */
export function useIsSlow(waits: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setSlow(true), shortMillis);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waits]);
  return waits && isSlow;
}
