import { useConnection } from "@lokalkorb/model/react/use-connection";
import { useEffect, useEffectEvent } from "react";
import { unsavedGroups, type DraftRules } from "./draft-groups.ts";
import type { DraftStore } from "./draft-store.ts";
import { received, settled } from "./merge-draft.ts";

export interface Autosave<Values extends object> {
  readonly store: DraftStore<Values>;
  readonly rules: DraftRules<Values>;
  /** As it is stored, live. */
  readonly stored: Values;
  readonly flush: () => void;
}

/** After that long without a key it is no half word. */
const pauseMs = 1_200;
/** By then the database has told of a save. */
const settleMs = 5_000;

/** Merges what arrives, and saves what is typed: after a pause, once there is a connection again, and before the page is put away. */
export function useAutosave<Values extends object>({ store, rules, stored, flush }: Autosave<Values>): void {
  const isOffline = useConnection() === "offline";
  const { savedAt } = store.get();

  const hear = useEffectEvent((next: Values) => store.change((now) => received(rules, now, next)));
  useEffect(() => hear(stored), [stored]);
  const settle = useEffectEvent(() => {
    if (store.get().sent === null) store.change((now) => settled(rules, now, stored));
  });
  useEffect(() => {
    if (savedAt === null) return;
    const settling = setTimeout(settle, settleMs);
    return () => clearTimeout(settling);
  }, [savedAt]);

  const save = useEffectEvent(() => {
    if (unsavedGroups(rules, store.get()).length > 0) flush();
  });
  useEffect(() => {
    let pausing: ReturnType<typeof setTimeout> | undefined;
    let { values, disputed } = store.get();
    const stop = store.subscribe(() => {
      const now = store.get();
      if (now.values === values && now.disputed === disputed) return;
      ({ values, disputed } = now);
      clearTimeout(pausing);
      pausing = setTimeout(save, pauseMs);
    });
    return () => {
      stop();
      clearTimeout(pausing);
    };
  }, [store]);
  useEffect(() => {
    if (!isOffline) save();
  }, [isOffline]);
  useEffect(() => {
    const leave = (): void => {
      if (document.visibilityState === "hidden") save();
    };
    document.addEventListener("visibilitychange", leave);
    return () => document.removeEventListener("visibilitychange", leave);
  }, []);
}
