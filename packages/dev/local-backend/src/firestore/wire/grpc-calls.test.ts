import { once } from "node:events";
import { connect, constants, type ClientHttp2Session, type ClientHttp2Stream } from "node:http2";
import { createServer, type AddressInfo } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import { createGrpcCalls, type GrpcCall } from "./grpc-calls.ts";
import { StatusError } from "../protocol/status.ts";

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

interface Held {
  readonly call: GrpcCall;
  readonly received: string[];
  isHalfClosed: boolean;
  isCancelled: boolean;
}

/** A server whose calls the test holds in its hands, and a client that speaks in bytes. */
async function serve() {
  const calls: Held[] = [];
  const grpc = createGrpcCalls((call) => {
    const held: Held = { call, received: [], isHalfClosed: false, isCancelled: false };
    calls.push(held);
    call.listen({
      onMessage: (message) => held.received.push(message.toString()),
      onHalfClose: () => (held.isHalfClosed = true),
      onCancelled: () => (held.isCancelled = true),
    });
  });
  const server = createServer((socket) => grpc.emit("connection", socket));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const session = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  cleanUps.push(() => {
    session.destroy();
    server.close();
  });
  const held = async (at: number): Promise<Held> => {
    await vi.waitUntil(() => calls.length > at, { timeout: 10_000 });
    return calls[at] ?? expect.fail("no such call");
  };
  return { session, held };
}

const request = (session: ClientHttp2Session, headers: Record<string, string> = {}): ClientHttp2Stream =>
  session.request({
    ":method": "POST",
    ":path": "/s/M",
    "content-type": "application/grpc",
    te: "trailers",
    ...headers,
  });

function frame(message: Uint8Array | string, flag = 0): Buffer {
  const bytes = Buffer.from(message);
  const head = Buffer.alloc(5);
  head.writeUInt8(flag, 0);
  head.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}

/** Everything of an answer: the chunks as they came, and its status from wherever it stood. */
async function answerTo(stream: ClientHttp2Stream) {
  const chunks: string[] = [];
  let status: string | undefined;
  let message = "";
  const read = (headers: Record<string, unknown>): void => {
    if (typeof headers["grpc-status"] === "string") status = headers["grpc-status"];
    if (typeof headers["grpc-message"] === "string") message = headers["grpc-message"];
  };
  stream.on("response", read);
  stream.on("trailers", read);
  stream.on("data", (chunk: Buffer) => chunks.push(chunk.toString("latin1")));
  await once(stream, "close");
  return { chunks, status, message };
}

test("messages are found however they are cut, also those that were compressed", async () => {
  const { session, held } = await serve();
  const stream = request(session, { "grpc-encoding": "gzip" });
  const bytes = Buffer.concat([frame("one"), frame(""), frame(gzipSync("zipped"), 1), frame("x".repeat(70_000))]);
  for (const [from, to] of [
    [0, 2],
    [2, 9],
    [9, 14],
    [14, 20_000],
    [20_000, bytes.length],
  ] as const) {
    stream.write(bytes.subarray(from, to));
    await turn();
  }
  stream.end();
  const asked = await held(0);
  await vi.waitUntil(() => asked.isHalfClosed, { timeout: 10_000 });
  expect(asked.received).toEqual(["one", "", "zipped", "x".repeat(70_000)]);
  expect([asked.call.path, asked.call.header("te"), asked.call.header("none")]).toEqual([
    "/s/M",
    "trailers",
    undefined,
  ]);
  asked.call.end();
  expect(await answerTo(stream)).toEqual({ chunks: [], status: "0", message: "" });
});

test("what is sent in one turn leaves together, and the status comes last", async () => {
  const { session, held } = await serve();
  const stream = request(session);
  const answered = answerTo(stream);
  stream.end(frame("?"));
  const { call } = await held(0);
  call.send(Buffer.from("a"));
  call.send(Buffer.from("b"));
  await turn();
  await turn();
  call.send(Buffer.from("c"));
  call.end(new StatusError("ABORTED", "Grüße \ud800 🥨\n100 % of {a/b}: c"));
  call.send(Buffer.from("too late"));
  call.end();
  const { chunks, status, message } = await answered;
  expect(chunks.join("")).toBe(["a", "b", "c"].map((text) => frame(text).toString("latin1")).join(""));
  expect(chunks[0]).toBe(Buffer.concat([frame("a"), frame("b")]).toString("latin1"));
  expect([status, message]).toEqual(["10", "Gr%C3%BC%C3%9Fe %EF%BF%BD %F0%9F%A5%A8%0A100 %25 of {a/b}: c"]);
});

test("a refusal of any length arrives", async () => {
  const { session, held } = await serve();
  const stream = request(session);
  const answered = answerTo(stream);
  stream.end();
  (await held(0)).call.end(new StatusError("NOT_FOUND", "ü".repeat(100_000)));
  expect(await answered).toMatchObject({ status: "5", message: "%C3%BC".repeat(2000) });
});

test("whoever goes is missed once, and nothing said afterwards does harm", async () => {
  const { session, held } = await serve();
  const stream = request(session);
  stream.on("error", () => undefined);
  stream.write(frame("?"));
  const asked = await held(0);
  stream.close(constants.NGHTTP2_CANCEL);
  await vi.waitUntil(() => asked.isCancelled, { timeout: 10_000 });
  expect(asked.call.isCancelled).toBe(true);
  asked.call.send(Buffer.from("a"));
  asked.call.end();
  const other = request(session);
  other.on("error", () => undefined);
  const left = await held(1);
  session.destroy();
  left.call.send(Buffer.from("a"));
  await vi.waitUntil(() => left.isCancelled, { timeout: 10_000 });
});

test.each<[name: string, bytes: Buffer, status: string]>([
  ["the end of a message missing", frame("abc").subarray(0, 6), "3"],
  ["a head that is none", frame("abc", 7), "3"],
  ["a message too long to be one", Buffer.from([0, 255, 255, 255, 255]), "8"],
  ["compressed by nobody knows what", frame("abc", 1), "12"],
])("%s is refused by name", async (_name, bytes, status) => {
  const { session, held } = await serve();
  const stream = request(session);
  const answered = answerTo(stream);
  stream.end(bytes);
  expect((await answered).status).toBe(status);
  expect((await held(0)).isCancelled).toBe(true);
});

test("what was compressed badly is refused, what is no gRPC is told so", async () => {
  const { session } = await serve();
  const stream = request(session, { "grpc-encoding": "gzip" });
  const answered = answerTo(stream);
  stream.end(frame("abc", 1));
  expect((await answered).status).toBe("3");
  const other = request(session, { "content-type": "application/json" });
  const [headers] = (await once(other, "response")) as [Record<string, unknown>];
  expect(headers[":status"]).toBe(415);
});
