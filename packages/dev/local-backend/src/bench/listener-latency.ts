import { once } from "node:events";
import { connect, type ClientHttp2Session } from "node:http2";
import { messageCodec } from "../firestore/wire/grpc-codec.ts";
import type { Target } from "../official/target/target.ts";
import { benchProject } from "./workloads.ts";

const listeners = 200;
const writes = 60;
const warmUps = 20;
const database = `projects/${benchProject}/databases/(default)`;
const watched = `${database}/documents/watched/latency`;
const service = "/google.firestore.v1.Firestore";
/** First bytes of the two messages that a change comes in: the document, then the word that all is told. */
const documentChange = 0x1a;
const targetChange = 0x12;

/**
 * Milliseconds from a write to the last of 200 listeners having heard of it, the median of many. The client only counts
 * messages: an SDK would spend more time on each than the server does.
 */
export async function measureListenerLatency({ host, port }: Target): Promise<number> {
  const session = connect(`http://${host}:${port}`, { settings: { initialWindowSize: 1 << 20 } });
  await once(session, "connect");
  session.setLocalWindowSize(1 << 24);
  const heard = { count: 0, wake: (): void => undefined };
  const hear = (): void => {
    heard.count += 1;
    heard.wake();
  };
  const untilHeard = async (wanted: number): Promise<void> => {
    while (heard.count < wanted)
      await new Promise<void>((resolve) => {
        heard.wake = resolve;
      });
  };
  await commit(session, 0);
  for (let at = 0; at < listeners; at++) listen(session, hear);
  await untilHeard(listeners);
  const times: number[] = [];
  for (let n = 1; n <= warmUps + writes; n++) {
    const begin = performance.now();
    const written = commit(session, n);
    await untilHeard(listeners * (n + 1));
    if (n > warmUps) times.push(performance.now() - begin);
    await written;
  }
  session.destroy();
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
}

const call = (session: ClientHttp2Session, method: string) =>
  session.request({
    ":method": "POST",
    ":path": `${service}/${method}`,
    "content-type": "application/grpc",
    te: "trailers",
    authorization: "Bearer owner",
    "google-cloud-resource-prefix": database,
  });

function framed(type: string, message: Record<string, unknown>): Buffer {
  const bytes = messageCodec(type).encode(message);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(bytes.length, 1);
  return Buffer.concat([head, bytes]);
}

async function commit(session: ClientHttp2Session, n: number): Promise<void> {
  const stream = call(session, "Commit");
  const update = { name: watched, fields: { n: { integerValue: String(n) } } };
  stream.end(framed("CommitRequest", { database, writes: [{ update }] }));
  stream.resume();
  await once(stream, "end");
}

function listen(session: ClientHttp2Session, onHeard: () => void): void {
  const stream = call(session, "Listen");
  // Cutting the connection at the end is no news.
  stream.on("error", () => undefined);
  let isShown = false;
  stream.on(
    "data",
    kindsOfMessages((kind) => {
      if (kind === documentChange) isShown = true;
      if (kind !== targetChange || !isShown) return;
      isShown = false;
      onHeard();
    }),
  );
  stream.write(framed("ListenRequest", { database, addTarget: { targetId: 1, documents: { documents: [watched] } } }));
}

/** Cuts a stream into messages and tells the first byte of each. */
function kindsOfMessages(onKind: (firstByte: number) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let at = 0;
    for (; rest.length - at >= 5;) {
      const end = at + 5 + rest.readUInt32BE(at + 1);
      if (end > rest.length) break;
      onKind(rest[at + 5] ?? 0);
      at = end;
    }
    rest = rest.subarray(at);
  };
}
