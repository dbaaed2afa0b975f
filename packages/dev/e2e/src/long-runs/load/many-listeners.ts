import { projectId } from "@lokalkorb/tooling/stack/local-environment.ts";
import { documentsRoot } from "../../support/database.ts";
import { ports } from "../../support/stack.ts";

const database = `projects/${projectId}/databases/(default)`;
const channel = `http://127.0.0.1:${ports.firestore}/google.firestore.v1.Firestore/Listen/channel?VER=8&database=${encodeURIComponent(database)}`;

/** A listened query or document, as the database's own protocol names it. */
export type Target = { readonly documents: object } | { readonly query: object };

export const documentTarget = (name: string): Target => ({ documents: { documents: [name] } });
export const boardTarget = (restaurantId: string, statuses: readonly string[]): Target => ({
  query: {
    parent: `${documentsRoot}/restaurants/${restaurantId}`,
    structuredQuery: {
      from: [{ collectionId: "orders" }],
      where: {
        fieldFilter: {
          field: { fieldPath: "status" },
          op: "IN",
          value: { arrayValue: { values: statuses.map((stringValue) => ({ stringValue })) } },
        },
      },
    },
  },
});

/** Browsers that only listen, without the browser: a handshake each, then one long poll after the other. */
export async function startListeners(targets: readonly Target[]): Promise<() => Promise<void>> {
  const over = new AbortController();
  const polls = await Promise.all(
    targets.map(async (target) => {
      const sid = await openSession(target);
      return pollUntil(sid, over.signal);
    }),
  );
  return async () => {
    over.abort();
    await Promise.all(polls.map(({ ended }) => ended));
  };
}

async function openSession(target: Target): Promise<string> {
  const body = new URLSearchParams({
    headers: "Authorization:Bearer owner\r\n",
    count: "1",
    ofs: "0",
    req0___data__: JSON.stringify({ database, addTarget: { targetId: 2, ...target } }),
  });
  const opened = await (await fetch(`${channel}&RID=1&CVER=22`, { method: "POST", body })).text();
  const sid = /"c","([^"]+)"/.exec(opened)?.[1];
  if (sid === undefined) throw new Error(`Invariant: no session, but ${opened.slice(0, 200)}`);
  return sid;
}

interface Polling {
  readonly ended: Promise<void>;
}

/** Resolves with the first answer; goes on until it is called off. */
async function pollUntil(sid: string, over: AbortSignal): Promise<Polling> {
  let last = 0;
  const poll = async (): Promise<void> => {
    const response = await fetch(`${channel}&SID=${sid}&RID=rpc&AID=${last}&CI=1&TYPE=xmlhttp`, { signal: over });
    const text = await response.text();
    if (!response.ok) throw new Error(`Invariant: a listener was sent away with ${response.status}`);
    for (const [, id] of text.matchAll(/\[(\d+),\[/g)) last = Math.max(last, Number(id));
  };
  await poll();
  const goOn = async (): Promise<void> => {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one poll after the other is what a browser does
    while (!over.aborted) await poll();
  };
  return {
    ended: goOn().catch((error: unknown) => {
      if (!over.aborted) throw error;
    }),
  };
}
