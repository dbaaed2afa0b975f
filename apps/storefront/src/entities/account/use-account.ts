import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import { useEffect, useState } from "react";
import { liveWhenThere } from "@/shared/live/load-live";
import { markAccount } from "./account-mark.ts";

/** Who uses this browser. A guest has a uid for basket and orders, and no account. */
export type AccountState =
  | { readonly status: "unknown" }
  | { readonly status: "nobody" }
  | { readonly status: "guest"; readonly uid: Id<"user">; readonly client: ModelClient }
  | {
      readonly status: "signedIn";
      readonly uid: Id<"user">;
      readonly email: string;
      readonly client: ModelClient;
    };

const unknown: AccountState = { status: "unknown" };

/** Live from load on, for pages about the person alone: it starts the live layer. */
export function useAccount(): AccountState {
  const [state, setState] = useState(unknown);
  useEffect(() => {
    let stopped = false;
    let stop: (() => void) | undefined;
    const begin = async (): Promise<void> => {
      const client = await liveWhenThere();
      if (stopped) return;
      const tell = (): void => setState(stateOf(client));
      stop = client.auth.subscribe(tell);
      tell();
    };
    void begin();
    return () => {
      stopped = true;
      stop?.();
    };
  }, []);
  return state;
}

function stateOf(client: ModelClient): AccountState {
  const identity = client.auth.identity();
  if (identity === undefined) return unknown;
  markAccount(identity !== null && !identity.isAnonymous);
  if (identity === null) return { status: "nobody" };
  const { uid, email, isAnonymous } = identity;
  return isAnonymous ? { status: "guest", uid, client } : { status: "signedIn", uid, email: email ?? "", client };
}
