import { Firestore } from "@google-cloud/firestore";
import { setTimeout as delay } from "node:timers/promises";

/** No client waits longer for a first snapshot. */
export const patienceMs = 30_000;

/** A visitor who listens to a room for a while, at least until the first snapshot; resolves with how long that took. */
export type Visit = (room: string, staysMs: number, leaves: "politely" | "silently") => Promise<number>;

const project = "demo-soak";
const database = `projects/${project}/databases/(default)`;
export const soakRoot = `${database}/documents`;

export interface GrpcVisitors {
  readonly visit: Visit;
  close(): Promise<void>;
}

/** Server SDKs, each with a connection of its own; every listener is one stream. */
export function grpcVisitors(port: number): GrpcVisitors {
  const clients = Array.from(
    { length: 4 },
    () =>
      new Firestore({
        projectId: project,
        host: `127.0.0.1:${port}`,
        ssl: false,
        customHeaders: { Authorization: "Bearer owner" },
      }),
  );
  let next = 0;
  return {
    visit: async (room, staysMs) => {
      const client = clients[next++ % clients.length] as Firestore;
      const begin = performance.now();
      const heard = Promise.withResolvers<number>();
      const stop = client.collection(room).onSnapshot(
        () => heard.resolve(performance.now() - begin),
        () => undefined,
      );
      const impatience = setTimeout(() => heard.resolve(patienceMs), patienceMs);
      const [waitedMs] = await Promise.all([heard.promise, delay(staysMs)]);
      clearTimeout(impatience);
      stop();
      return waitedMs;
    },
    close: async () => {
      await Promise.all(clients.map((client) => client.terminate()));
    },
  };
}

/** A browser's streams, by hand: a handshake with the target, then one long poll after the other. */
export const webChannelVisit =
  (port: number): Visit =>
  async (room, staysMs, leaves) => {
    const base = `http://127.0.0.1:${port}/google.firestore.v1.Firestore/Listen/channel?VER=8&database=${encodeURIComponent(database)}`;
    const query = { parent: soakRoot, structuredQuery: { from: [{ collectionId: room }] } };
    const body = new URLSearchParams({
      headers: "Authorization:Bearer owner\r\n",
      count: "1",
      ofs: "0",
      req0___data__: JSON.stringify({ database, addTarget: { targetId: 2, query } }),
    });
    const open = async (): Promise<string> => {
      const opened = await (await fetch(`${base}&RID=1&CVER=22`, { method: "POST", body })).text();
      return /"c","([^"]+)"/.exec(opened)?.[1] ?? "";
    };
    let sid = await open();
    const begin = performance.now();
    const elapsed = (): number => performance.now() - begin;
    let waitedMs = patienceMs;
    let last = 0;
    const until = (): number => (waitedMs < patienceMs ? staysMs : patienceMs);
    while (elapsed() < until()) {
      const url = `${base}&SID=${sid}&RID=rpc&AID=${last}&CI=1&TYPE=xmlhttp`;
      // Who has heard something goes when it is time, in the middle of a poll.
      const signal = AbortSignal.timeout(Math.max(1, Math.ceil(until() - elapsed())));
      const { status, text } = await fetch(url, { signal })
        .then(async (response) => ({ status: response.status, text: await response.text() }))
        .catch(() => ({ status: 0, text: "" }));
      if (status === 400) {
        // Too slow between two polls, so it was given up; a browser opens a new session, too.
        sid = await open();
        last = 0;
        continue;
      }
      if (waitedMs === patienceMs && text.includes("NO_CHANGE")) waitedMs = elapsed();
      for (const [, id] of text.matchAll(/\[(\d+),\[/g)) last = Math.max(last, Number(id));
    }
    if (leaves === "politely") await fetch(`${base}&SID=${sid}&RID=2&TYPE=terminate`, { method: "POST" });
    return waitedMs;
  };
