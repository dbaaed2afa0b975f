import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import type { Caller, Json } from "../../protocol/firestore-core.ts";
import type { StreamConnection, StreamHandler } from "../../protocol/stream-connection.ts";
import { createFakeCore, fakeRoot } from "../../watch/fixtures/fake-core.ts";
import { startStreamServer } from "../../watch/fixtures/start-stream-server.ts";
import { createListenStream } from "../../watch/listen-stream.ts";
import { createWatchHub } from "../../watch/watch-hub.ts";
import { createWriteStream } from "../../watch/write-stream.ts";
import { StatusError } from "../../protocol/status.ts";
import { webChannelRoutes, type WebChannelOptions } from "./web-channel.ts";

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

type Item = readonly [number, unknown[]];

/** Cuts a response into frames the way the browser does: by string length. */
function frames(text: string): unknown[] {
  const found: unknown[] = [];
  for (let at = 0; at < text.length;) {
    const end = text.indexOf("\n", at);
    const length = Number(text.slice(at, end));
    found.push(JSON.parse(text.slice(end + 1, end + 1 + length)));
    at = end + 1 + length;
  }
  return found;
}
const itemsIn = (text: string) => frames(text).flat() as Item[];

/** A server whose streams the test holds in its hands. */
async function serve(options: Partial<WebChannelOptions> = {}) {
  const streams: { connection: StreamConnection; received: Json[]; over: boolean }[] = [];
  const hold: StreamHandler = (connection) => {
    const stream = { connection, received: [] as Json[], over: false };
    streams.push(stream);
    connection.onMessage((message) => stream.received.push(message));
    connection.onEnd(() => {
      stream.over = true;
    });
  };
  const routes = webChannelRoutes({
    listen: hold,
    write: hold,
    parseAuthorization: (authorization) =>
      ({ kind: "user", auth: authorization ? { uid: authorization, token: {} } : null }) satisfies Caller,
    ...options,
  });
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    if (!routes(request, response, url)) response.writeHead(404).end("not a stream");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanUps.push(() => {
    routes.close();
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const url = (parameters: string, rpc = "Listen") =>
    `http://127.0.0.1:${port}/google.firestore.v1.Firestore/${rpc}/channel?VER=8&database=x&zx=r&t=1&${parameters}`;
  const form = (ofs: number, messages: Json[], headers = "") =>
    new URLSearchParams({
      ...(headers && { headers }),
      count: String(messages.length),
      ofs: String(ofs),
      ...Object.fromEntries(messages.map((message, index) => [`req${index}___data__`, JSON.stringify(message)])),
    });

  async function open(messages: Json[] = [], headers = "", rpc = "Listen") {
    const response = await fetch(url("RID=1&CVER=22", rpc), { method: "POST", body: form(0, messages, headers) });
    const [[id, control] = [0, []]] = itemsIn(await response.text());
    expect([id, control[0], ...control.slice(2)]).toEqual([0, "c", "", 8, 14, 30000]);
    const sid = String(control[1]);
    return {
      sid,
      post: async (ofs: number, sent: Json[], aid = 0) => {
        const reply = await fetch(url(`SID=${sid}&RID=2&AID=${aid}`, rpc), { method: "POST", body: form(ofs, sent) });
        return frames(await reply.text())[0];
      },
      get: (aid: number, ci: 0 | 1 = 1, more = "", init: RequestInit = {}) =>
        fetch(url(`SID=${sid}&RID=rpc&AID=${aid}&CI=${ci}&TYPE=xmlhttp${more}`, rpc), init),
      poll: async (aid: number, more = "") =>
        itemsIn(await (await fetch(url(`SID=${sid}&RID=rpc&AID=${aid}&CI=1&TYPE=xmlhttp${more}`, rpc))).text()),
      terminate: () => fetch(url(`SID=${sid}&RID=3&TYPE=terminate`, rpc), { method: "POST" }),
    };
  }
  const stream = (index = 0) => streams[index] ?? expect.fail("no such stream");
  return { routes, open, stream, url, port };
}

test("the handshake brings the headers inside the form and the first message", async () => {
  const { open, stream } = await serve();
  await open([{ first: "ä😀" }], "X-Goog-Api-Client:gl-js\r\nAuthorization:Bearer me\r\n");
  await vi.waitUntil(() => stream().received.length === 1);
  expect(stream().received).toEqual([{ first: "ä😀" }]);
  expect(stream().connection.caller).toEqual({ kind: "user", auth: { uid: "Bearer me", token: {} } });
});

test("a long poll ends after its first frame, which holds everything of that moment; lengths are UTF-16 units", async () => {
  const { open, stream } = await serve();
  const channel = await open();
  const polled = channel.poll(0);
  stream().connection.send({ text: "Grüße 🥨" });
  stream().connection.send({ text: "two" });
  expect(await polled).toEqual([
    [1, [{ text: "Grüße 🥨" }]],
    [2, [{ text: "two" }]],
  ]);
});

test("what the browser did not acknowledge is sent again, what it did is not", async () => {
  const { open, stream } = await serve();
  const channel = await open();
  for (const n of [1, 2, 3]) stream().connection.send({ n });
  expect((await channel.poll(0)).map(([id]) => id)).toEqual([1, 2, 3]);
  expect((await channel.poll(1)).map(([id]) => id)).toEqual([2, 3]);
  expect(await channel.post(0, [], 3)).toEqual([0, 3, 0]);
  stream().connection.send({ n: 4 });
  expect(await channel.poll(3)).toEqual([[4, [{ n: 4 }]]]);
});

test("a streamed response greets with a noop, stays open, and after a cut everything unacknowledged comes again", async () => {
  const { open, stream } = await serve();
  const channel = await open();
  const cut = new AbortController();
  const response = await channel.get(0, 0, "", { signal: cut.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader() ?? expect.fail("no body");
  expect(itemsIn((await reader.read()).value ?? "")).toEqual([[1, ["noop"]]]);
  for (const n of [1, 2]) {
    stream().connection.send({ n });
    expect(itemsIn((await reader.read()).value ?? "")).toEqual([[n + 1, [{ n }]]]);
  }
  expect(await channel.post(0, [{ up: 1 }])).toEqual([1, 3, expect.any(Number)]);
  cut.abort();
  await vi.waitUntil(async () => ((await channel.post(0, [])) as number[])[0] === 0);
  stream().connection.send({ n: 3 });
  expect((await channel.poll(2)).map(([id]) => id)).toEqual([3, 4]);
});

test("a second back channel takes over from the first", async () => {
  const { open, stream } = await serve();
  const channel = await open();
  const first = await channel.get(0);
  const second = await channel.get(0);
  expect(await first.text()).toBe("");
  stream().connection.send({ n: 1 });
  expect(itemsIn(await second.text())).toEqual([[1, [{ n: 1 }]]]);
});

test("posts repeated by the browser count once, posts that overtake wait", async () => {
  const { open, stream } = await serve();
  const channel = await open([{ n: 0 }]);
  await channel.post(1, [{ n: 1 }, { n: 2 }]);
  await channel.post(1, [{ n: 1 }, { n: 2 }]);
  await channel.post(4, [{ n: 4 }]);
  await channel.post(3, [{ n: 3 }]);
  expect(stream().received.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4]);
});

test("silence is broken by a noop", async () => {
  const { open } = await serve();
  const channel = await open();
  expect(await channel.poll(0, "&TO=20")).toEqual([[1, ["noop"]]]);
});

test("terminate ends the stream; afterwards, as after a restart, the session is unknown at once", async () => {
  const { routes, open, stream, url } = await serve();
  const channel = await open();
  const waiting = await channel.get(0);
  expect((await channel.terminate()).status).toBe(200);
  expect(await waiting.text()).toBe("");
  expect([stream().over, routes.sessionCount]).toEqual([true, 0]);
  for (const method of ["GET", "POST"]) {
    const response = await fetch(url("SID=before-the-restart&RID=rpc&AID=7&CI=0&TYPE=xmlhttp"), { method });
    expect([response.status, await response.text()]).toEqual([400, "Unknown SID"]);
  }
});

test("a browser that went away without a word is forgotten", async () => {
  const { routes, open, stream } = await serve({ idleMs: 20 });
  await open();
  await vi.waitUntil(() => routes.sessionCount === 0);
  expect(stream().over).toBe(true);
});

test("an error reaches the browser and the session goes when it has been received", async () => {
  const { routes, open, stream } = await serve();
  const channel = await open();
  stream().connection.close(new StatusError("PERMISSION_DENIED", "No."));
  stream().connection.send({ late: true });
  const error = { code: 7, status: "PERMISSION_DENIED", message: "No." };
  expect(await channel.poll(0)).toEqual([[1, [{ error }]]]);
  expect(stream().over).toBe(true);
  await channel.post(0, [{ ignored: true }], 1);
  expect([routes.sessionCount, stream().received]).toEqual([0, []]);
});

test("a server that stops says so on every open back channel", async () => {
  const { routes, open, stream } = await serve();
  const channels = [await open(), await open()];
  const waiting = await Promise.all([channels[0]?.get(0), channels[1]?.get(0, 0)]);
  routes.close();
  for (const response of waiting) {
    expect(await response?.text()).toContain('"status":"UNAVAILABLE"');
  }
  expect([stream(0).over, stream(1).over, routes.sessionCount]).toEqual([true, true, 0]);
});

test("a token that cannot be read is told inside the stream", async () => {
  const { open } = await serve({
    parseAuthorization: () => {
      throw new StatusError("UNAUTHENTICATED", "Not a token.");
    },
  });
  const channel = await open();
  expect(await channel.poll(0)).toEqual([[1, [{ error: expect.objectContaining({ status: "UNAUTHENTICATED" }) }]]]);
});

test("what is not a stream is left to others", async () => {
  const { url, port } = await serve();
  expect((await fetch(`http://127.0.0.1:${port}/v1/elsewhere`)).status).toBe(404);
  expect((await fetch(url("RID=1"), { method: "OPTIONS" })).status).toBe(404);
});

test("in the whole server, pages of this machine may stream with credentials, foreign pages may not", async () => {
  const server = await startStreamServer();
  const handshake = (origin: string) =>
    fetch(`http://127.0.0.1:${server.port}/google.firestore.v1.Firestore/Listen/channel?database=projects/p&RID=1`, {
      method: "POST",
      body: "count=0&ofs=0",
      headers: { origin },
    });
  const own = await handshake("http://localhost:3100");
  expect(own.headers.get("access-control-allow-origin")).toBe("http://localhost:3100");
  expect(own.headers.get("access-control-allow-credentials")).toBe("true");
  const foreign = await handshake("https://evil.example");
  expect([foreign.status, foreign.headers.get("access-control-allow-origin")]).toEqual([403, null]);
  expect(server.webChannel.sessionCount).toBe(1);
  await server.stop();
});

test("in the whole server, a message the protocol does not know ends the stream by name", async () => {
  const server = await startStreamServer();
  const ask = async (rpc: string, message: Json): Promise<unknown> => {
    const channel = `http://127.0.0.1:${server.port}/google.firestore.v1.Firestore/${rpc}/channel`;
    const body = new URLSearchParams({ count: "1", ofs: "0", req0___data__: JSON.stringify(message) });
    const opened = await fetch(`${channel}?database=projects/p/databases/d&RID=1`, { method: "POST", body });
    const sid = String(itemsIn(await opened.text())[0]?.[1][1]);
    const polled = await fetch(`${channel}?SID=${sid}&RID=rpc&AID=0&CI=1`);
    return itemsIn(await polled.text())[0]?.[1][0];
  };
  const database = "projects/p/databases/d";
  const refused = { error: { code: 3, status: "INVALID_ARGUMENT", message: expect.stringContaining("nonsense") } };
  const documents = { documents: [`${database}/documents/a/b`] };
  expect(await ask("Listen", { database, addTarget: { targetId: 2, documents, nonsense: 1 } })).toEqual(refused);
  expect(await ask("Write", { database, nonsense: {} })).toEqual(refused);
  expect(await ask("Listen", { database, add_target: { target_id: 2, documents } })).toEqual({
    targetChange: { targetChangeType: "ADD", targetIds: [2] },
  });
  await server.stop();
});

test("nonsense is refused without harm", async () => {
  const { routes, open, url } = await serve();
  const channel = await open();
  for (const body of [
    "count=1&ofs=0",
    "count=x",
    "count=1&ofs=0&req0___data__={",
    "count=1&ofs=0&req0___data__=7",
    "count=1e9",
  ]) {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const forward = await fetch(url(`SID=${channel.sid}&RID=2&AID=x`), { method: "POST", body, headers });
    const handshake = await fetch(url("RID=1"), { method: "POST", body, headers });
    expect([forward.status, handshake.status]).toEqual([400, 400]);
  }
  expect(routes.sessionCount).toBe(1);
  expect(await channel.post(0, [])).toEqual([0, 0, 0]);
});

test("100 listens through sessions coming and going leave neither targets nor sessions", async () => {
  const core = createFakeCore();
  const hub = createWatchHub(core);
  const { routes, open } = await serve({ listen: createListenStream(core, { hub }), write: createWriteStream(core) });
  core.put({ "shops/a": {} });
  const target = { query: { parent: fakeRoot, structuredQuery: { from: [{ collectionId: "shops" }] } } };
  await Promise.all(
    Array.from({ length: 100 }, async (_, index) => {
      const channel = await open([{ addTarget: { targetId: 2, ...target } }]);
      expect(await channel.poll(0)).toHaveLength(4);
      if (index % 2 === 0) await channel.post(1, [{ removeTarget: 2 }], 4);
      await channel.terminate();
    }),
  );
  expect([hub.watchCount, core.listeners, routes.sessionCount]).toEqual([0, 0, 0]);
});
