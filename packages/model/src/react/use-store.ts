import { useSyncExternalStore } from "react";
import type { Observable } from "../cache/subscription-registry.ts";

/** The state of something that may not be there yet, and then is `before`. */
export const useStore = <State>(store: Observable<State> | null | undefined, before: () => State): State =>
  useSyncExternalStore(store?.subscribe ?? never, store?.state ?? before, before);

const never = (): (() => void) => () => undefined;
