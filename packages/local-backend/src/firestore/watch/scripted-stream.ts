import type { Caller, Json } from "../firestore-core.ts";
import type { StreamHandler } from "../stream-connection.ts";
import type { StatusError } from "../wire/status.ts";

/** A client of a stream handler without any transport: the test sends, and takes what has arrived since it last looked. */
export interface ScriptedStream {
  send(message: Json): void;
  take(): Json[];
  end(): void;
  /** How the server ended the stream; null while it is open. */
  readonly ending: { readonly error: StatusError | undefined } | null;
}

const stranger: Caller = { kind: "user", auth: null };

export function openScriptedStream(handler: StreamHandler, caller: Caller = stranger): ScriptedStream {
  let arrived: Json[] = [];
  let ending: { error: StatusError | undefined } | null = null;
  let onMessage: (message: Json) => void = () => {};
  let onEnd: () => void = () => {};
  handler({
    caller,
    send: (message) => arrived.push(message),
    close(error) {
      ending = { error };
      onEnd();
    },
    onMessage(listener) {
      onMessage = listener;
    },
    onEnd(listener) {
      onEnd = listener;
    },
  });
  return {
    send: (message) => onMessage(message),
    take() {
      const taken = arrived;
      arrived = [];
      return taken;
    },
    end: () => onEnd(),
    get ending() {
      return ending;
    },
  };
}
