import { request } from "node:http";
import type { FunctionsHost } from "./functions-host.ts";
import { untilGone } from "./host-worker.ts";

export interface HostCall {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  /** After this the call counts as failed; the function itself cannot be interrupted. */
  readonly timeoutSeconds?: number;
}

export type HostAnswer =
  | { readonly kind: "answered"; readonly status: number; readonly body: string }
  /** The process ended while it worked on the call: whether the work was done is unknown. */
  | { readonly kind: "lost"; readonly reason: string };

/** One call into the functions process from inside the backend; waits while the process is starting. */
export async function callHost(host: FunctionsHost, call: HostCall): Promise<HostAnswer> {
  const worker = await host.worker();
  return new Promise((resolve) => {
    const outgoing = request(
      {
        host: "127.0.0.1",
        port: worker.port,
        agent: worker.agent,
        method: "POST",
        path: call.path,
        headers: { ...call.headers, "content-length": Buffer.byteLength(call.body) },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("end", () =>
          resolve({ kind: "answered", status: incoming.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
        );
        incoming.on("error", (error) => resolve({ kind: "lost", reason: error.message }));
      },
    );
    if (call.timeoutSeconds !== undefined) {
      outgoing.setTimeout(call.timeoutSeconds * 1000, () => {
        resolve({ kind: "answered", status: 504, body: `No answer within ${call.timeoutSeconds} seconds.` });
        outgoing.destroy();
      });
    }
    outgoing.on(
      "error",
      (error) => void untilGone(worker).then(() => resolve({ kind: "lost", reason: error.message })),
    );
    outgoing.end(call.body);
  });
}
