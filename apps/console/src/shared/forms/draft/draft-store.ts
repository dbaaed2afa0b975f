import { draftOf, type Draft } from "./draft.ts";

/** The draft of one form, for the screen and for saves that end later. */
export interface DraftStore<Values extends object> {
  readonly get: () => Draft<Values>;
  readonly change: (next: (draft: Draft<Values>) => Draft<Values>) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Runs one after another: a save that is on its way is never overtaken. */
  readonly inTurn: <Result>(task: () => Promise<Result>) => Promise<Result>;
}

export function draftStore<Values extends object>(stored: Values): DraftStore<Values> {
  let draft = draftOf(stored);
  let last: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  return {
    get: () => draft,
    change: (next) => {
      draft = next(draft);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    inTurn: (task) => {
      const turn = last.then(task, task);
      last = turn.catch(() => {});
      return turn;
    },
  };
}
