import type { Observable } from "../cache/subscription-registry.ts";

/** Waits for a state instead of for time; for tests and for code that needs one answer only. */
export function until<State, Wanted extends State>(
  observable: Observable<State>,
  isWanted: (state: State) => state is Wanted,
): Promise<Wanted>;
export function until<State>(observable: Observable<State>, isWanted: (state: State) => boolean): Promise<State>;
export function until<State>(observable: Observable<State>, isWanted: (state: State) => boolean): Promise<State> {
  return new Promise((resolve) => {
    let leave: (() => void) | null = null;
    let found = false;
    const look = (): void => {
      const state = observable.state();
      if (found || !isWanted(state)) return;
      found = true;
      leave?.();
      resolve(state);
    };
    leave = observable.subscribe(look);
    look();
    if (found) leave();
  });
}
