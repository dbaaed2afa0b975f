import { useMemo } from "react";
import type { Observable } from "../cache/subscription-registry.ts";
import { pending, present, type DataState } from "../document/document-state.ts";
import { useStore } from "./use-store.ts";

/**
 * The edge between cache and React. An external store instead of an effect: an effect runs after the first paint
 * and would show "pending" for one frame although the cache knows the answer. The cache hands out the same observable
 * for the same key, or React would leave and come back on every render. Strict mode does exactly that once, on
 * purpose; it is harmless, because leaving only starts the retention timer.
 */
export function useObservable<Value>(
  observable: Observable<DataState<Value>> | null,
  initial: Value | undefined,
): DataState<Value> {
  const handedOver = useMemo(() => (initial === undefined ? pending : present(initial)), [initial]);
  const state = useStore(observable, isPending);
  // The page's own data stays until the first live answer; pending would be a flash.
  return state.status === "pending" ? handedOver : state;
}

const isPending = (): DataState<never> => pending;
