import { useState } from "react";
import { accountText as words } from "./account-text.ts";
import type { Saved } from "./use-profile.ts";

export interface Saving {
  readonly pending: boolean;
  readonly isSaved: boolean;
  readonly problem: string | null;
  /** True where it is stored. */
  run(save: () => Promise<Saved>): Promise<boolean>;
}

/** The database waits for its network as long as it takes; a person does not. */
const patienceMillis = 12_000;

export function useSaving(): Saving {
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<Saved | null>(null);
  return {
    pending,
    isSaved: outcome === "saved",
    problem: outcome === "offline" ? words.saveOffline : outcome === "failed" ? words.saveUnexpected : null,
    run: async (save) => {
      if (pending) return false;
      setPending(true);
      setOutcome(null);
      const late = new Promise<Saved>((resolve) => setTimeout(() => resolve("offline"), patienceMillis));
      const done = navigator.onLine ? await Promise.race([save(), late]) : "offline";
      setPending(false);
      setOutcome(done);
      return done === "saved";
    },
  };
}
