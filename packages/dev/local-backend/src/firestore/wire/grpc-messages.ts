import { gunzipSync } from "node:zlib";
import { StatusError } from "../protocol/status.ts";

/** Cuts the body of a call into its messages. Both throw a StatusError for what is none. */
export interface MessageReader {
  take(chunk: Buffer): void;
  /** Nothing comes any more. */
  finish(): void;
}

const headBytes = 5;
/** Larger than anything a client may ask, so that those who ask too much are told how much is allowed. */
const mostBytes = 64 * 1024 * 1024;

export function createMessageReader(
  encoding: string | readonly string[] | undefined,
  onMessage: (message: Buffer) => void,
): MessageReader {
  let rest: Buffer = Buffer.alloc(0);
  let parts: Buffer[] = [];
  let missing = headBytes;

  const unpacked = (message: Buffer): Buffer => {
    if (encoding !== "gzip") throw new StatusError("UNIMPLEMENTED", "Only messages compressed by gzip are read.");
    try {
      return gunzipSync(message, { maxOutputLength: mostBytes });
    } catch {
      throw new StatusError("INVALID_ARGUMENT", "A compressed message cannot be unpacked.");
    }
  };

  return {
    take(chunk) {
      // Parts are put together only once there are enough of them: a large message comes in many.
      parts.push(chunk);
      missing -= chunk.length;
      if (missing > 0) return;
      rest = rest.length === 0 && parts.length === 1 ? chunk : Buffer.concat([rest, ...parts]);
      parts = [];
      for (;;) {
        if (rest.length < headBytes) break;
        const flag = rest[0];
        const length = rest.readUInt32BE(1);
        if (flag !== 0 && flag !== 1) throw new StatusError("INVALID_ARGUMENT", "This is not the frame of a message.");
        if (length > mostBytes)
          throw new StatusError("RESOURCE_EXHAUSTED", `A message of ${length} bytes is too large.`);
        const end = headBytes + length;
        if (rest.length < end) {
          missing = end - rest.length;
          return;
        }
        const message = rest.subarray(headBytes, end);
        rest = rest.subarray(end);
        onMessage(flag === 1 ? unpacked(message) : message);
      }
      missing = headBytes - rest.length;
    },
    finish() {
      if (rest.length > 0 || parts.length > 0)
        throw new StatusError("INVALID_ARGUMENT", "The call ends in the middle of a message.");
    },
  };
}
