import { Firestore } from "@google-cloud/firestore";
import { setTimeout as delay } from "node:timers/promises";

/** Somebody who listens to a room until asked to go; resolves with whether the first snapshot had come. */
export type Visit = (room: string, staysMs: number, leaves: "politely" | "silently") => Promise<boolean>;

const project = "demo-soak";
const database = `projects/${project}/databases/(default)`;
export const soakRoot = `${database}/documents`;

export interface GrpcVisitors {
  readonly visit: Visit;
  close(): Promise<void>;
}

/** Server SDKs, each with a connection of its own; every listener is one stream. */
export const grpcVisitors = (port: number): GrpcVisitors => {
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
      let heard = false;
      const stop = client.collection(room).onSnapshot(
        () => {
          heard = true;
        },
        () => undefined,
      );
      await delay(staysMs);
      stop();
      return heard;
    },
    close: async () => {
      await Promise.all(clients.map((client) => client.terminate()));
    },
  };
};

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
    const opened = await (await fetch(`${base}&RID=1&CVER=22`, { method: "POST", body })).text();
    const sid = /"c","([^"]+)"/.exec(opened)?.[1] ?? "";
    const leaving = new AbortController();
    const timer = setTimeout(() => leaving.abort(), staysMs);
    let heard = false;
    let last = 0;
    while (!leaving.signal.aborted) {
      const url = `${base}&SID=${sid}&RID=rpc&AID=${last}&CI=1&TYPE=xmlhttp`;
      const text = await fetch(url, { signal: leaving.signal })
        .then((response) => response.text())
        .catch(() => "");
      heard ||= text.includes("NO_CHANGE");
      for (const [, id] of text.matchAll(/\[(\d+),\[/g)) last = Math.max(last, Number(id));
    }
    clearTimeout(timer);
    if (leaves === "politely") await fetch(`${base}&SID=${sid}&RID=2&TYPE=terminate`, { method: "POST" });
    return heard;
  };
