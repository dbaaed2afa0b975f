import { once } from "node:events";
import http2 from "node:http2";
import { setTimeout as delay } from "node:timers/promises";
import { messageCodec } from "../firestore/wire/grpc-codec.ts";
import { statusCodes } from "../firestore/protocol/status.ts";
import type { SeededRandom } from "../official/target/seeded-random.ts";
import { fuzzDatabase } from "./fuzz-http.ts";
import type { FuzzTally, Verdict } from "./fuzz-verdict.ts";
import { mutateBytes } from "./mutate.ts";

const root = `${fuzzDatabase}/documents`;
/** Longer than anybody waits for a lock. */
const patienceMs = 7000;
/** A listener that was understood answers and stays; that is no hang. */
const streamMs = 150;

const query = {
  parent: root,
  structuredQuery: { from: [{ collectionId: "a" }], limit: 3, orderBy: [{ field: { fieldPath: "n" } }] },
};
const write = {
  update: {
    name: `${root}/a/b`,
    fields: { n: { integerValue: "1" }, m: { mapValue: { fields: { x: { stringValue: "y" } } } } },
  },
};

const calls: readonly (readonly [rpc: string, message: Record<string, unknown>])[] = [
  ["GetDocument", { name: `${root}/a/b`, mask: { fieldPaths: ["n"] } }],
  ["ListDocuments", { parent: root, collectionId: "a", pageSize: 3 }],
  ["CreateDocument", { parent: root, collectionId: "a", documentId: "x", document: { fields: {} } }],
  ["UpdateDocument", { document: { name: `${root}/a/b`, fields: {} }, updateMask: { fieldPaths: ["n"] } }],
  ["DeleteDocument", { name: `${root}/a/b`, currentDocument: { exists: true } }],
  ["BatchGetDocuments", { database: fuzzDatabase, documents: [`${root}/a/b`], mask: { fieldPaths: ["n"] } }],
  ["BeginTransaction", { database: fuzzDatabase, options: { readOnly: {} } }],
  ["Commit", { database: fuzzDatabase, writes: [write] }],
  ["Rollback", { database: fuzzDatabase, transaction: "AAAA" }],
  ["RunQuery", query],
  [
    "RunAggregationQuery",
    {
      parent: root,
      structuredAggregationQuery: { structuredQuery: query.structuredQuery, aggregations: [{ count: {} }] },
    },
  ],
  [
    "PartitionQuery",
    { parent: root, structuredQuery: { from: [{ collectionId: "a", allDescendants: true }] }, partitionCount: "2" },
  ],
  ["BatchWrite", { database: fuzzDatabase, writes: [write] }],
  ["ListCollectionIds", { parent: root }],
  ["Listen", { database: fuzzDatabase, addTarget: { targetId: 2, query } }],
  ["Write", { database: fuzzDatabase }],
];

/** gRPC calls whose message, frame or name was spoiled, over one connection. */
export function createGrpcFuzzer(port: number) {
  let session: http2.ClientHttp2Session | null = null;
  const connect = async (): Promise<http2.ClientHttp2Session> => {
    if (session !== null && !session.closed && !session.destroyed) return session;
    session = http2.connect(`http://127.0.0.1:${port}`);
    session.on("error", () => undefined);
    await once(session, "connect");
    return session;
  };
  return {
    async fuzz(random: SeededRandom, tally: FuzzTally): Promise<void> {
      const [rpc, message] = random.pick(calls);
      const whole = messageCodec(`${rpc}Request`).encode(message);
      const payload = random.chance(0.9) ? mutateBytes(random, whole) : whole;
      const frame = Buffer.concat([Buffer.alloc(5), payload]);
      frame.writeUInt8(random.chance(0.95) ? 0 : random.below(256), 0);
      frame.writeUInt32BE(random.chance(0.95) ? payload.length : random.below(2 ** 24), 1);
      const path = random.chance(0.97) ? rpc : random.pick(["Nothing", "ExecutePipeline", "", "commit"]);
      const isStream = rpc === "Listen" || rpc === "Write";
      const verdict = await call(await connect(), path, frame, isStream);
      tally.add(verdict, () => `${path} ${frame.toString("base64")}`);
    },
    close: () => session?.destroy(),
  };
}

async function call(
  session: http2.ClientHttp2Session,
  path: string,
  frame: Buffer,
  isStream: boolean,
): Promise<Verdict> {
  const stream = session.request({
    ":method": "POST",
    ":path": `/google.firestore.v1.Firestore/${path}`,
    "content-type": "application/grpc",
    te: "trailers",
    authorization: "Bearer owner",
  });
  const ended = Promise.withResolvers<Verdict>();
  let status: string | null = null;
  let words = "";
  const read = (headers: http2.IncomingHttpHeaders): void => {
    if (headers["grpc-status"] === undefined) return;
    status = String(headers["grpc-status"]);
    words = decodeURIComponent(String(headers["grpc-message"] ?? ""));
  };
  stream.on("response", read);
  stream.on("trailers", read);
  stream.on("data", () => undefined);
  stream.on("error", (error) => ended.resolve({ defect: error.message }));
  stream.on("close", () => ended.resolve(verdictOf(status, words)));
  stream.end(frame);
  const patience = new AbortController();
  const waited = delay(isStream ? streamMs : patienceMs, null, { signal: patience.signal }).catch(() => null);
  const verdict = await Promise.race([ended.promise, waited]);
  patience.abort();
  if (verdict !== null) return verdict;
  stream.close(http2.constants.NGHTTP2_CANCEL);
  return isStream ? { status: "open stream" } : { defect: `no answer within ${patienceMs} ms` };
}

const names = Object.fromEntries(Object.entries(statusCodes).map(([name, code]) => [String(code), name]));

function verdictOf(status: string | null, words: string): Verdict {
  if (status === null) return { defect: "ended without a status" };
  const name = names[status] ?? status;
  return name === "INTERNAL" || name === "UNKNOWN" ? { defect: `${name}: ${words}` } : { status: name };
}
