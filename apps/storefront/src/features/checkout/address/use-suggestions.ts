import { findAddress } from "@lokalkorb/contracts/places";
import { useEffect, useState } from "react";
import { loadLive } from "@/shared/live/load-live";
import type { AskedAddress, ProposedAddress } from "./asked-address.ts";

/** After a pause this long the typed letters are asked about, in milliseconds. */
const pauseMillis = 300;

/** Answers of this visit: a letter that is taken back costs no second question. */
const known = new Map<string, readonly ProposedAddress[]>();
/** Once the service asks for fewer questions, or there is none, the plain fields have to do. */
let isOver = false;

/** Proposals for the address; none, and no word about it, while there is no answer: the fields do without. */
export function useSuggestions(asked: AskedAddress | null): readonly ProposedAddress[] {
  const key = asked === null ? "" : JSON.stringify(asked);
  const [, setAnswered] = useState("");
  useEffect(() => {
    if (key === "" || known.has(key) || isOver) return undefined;
    let isWanted = true;
    const timer = setTimeout(() => {
      void ask(JSON.parse(key) as AskedAddress).then((places) => {
        if (places === null) return undefined;
        known.set(key, places);
        if (isWanted) setAnswered(key);
        return undefined;
      });
    }, pauseMillis);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [key]);
  return known.get(key) ?? [];
}

async function ask(address: AskedAddress): Promise<readonly ProposedAddress[] | null> {
  try {
    const client = await loadLive();
    const identity = await client.auth.ensureIdentity();
    if (!identity.ok) return null;
    const answer = await client.call(findAddress, { address });
    isOver = answer.ok ? !answer.value.isAnswered : answer.refusal !== undefined;
    return answer.ok ? answer.value.places : null;
  } catch {
    return null;
  }
}
