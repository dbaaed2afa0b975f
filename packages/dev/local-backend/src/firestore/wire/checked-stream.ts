import type { Json } from "../protocol/firestore-core.ts";
import type { StreamHandler } from "../protocol/stream-connection.ts";
import { readRequest } from "./request-json.ts";
import { StatusError } from "../protocol/status.ts";

/** For streams whose messages come as JSON: what the protocol does not know ends the stream with INVALID_ARGUMENT. */
export function checkedStream(type: string, handler: StreamHandler): StreamHandler {
  return (connection) =>
    handler({
      ...connection,
      onMessage: (listener) =>
        connection.onMessage((message) => {
          let request: Json;
          try {
            request = readRequest(type, message);
          } catch (error) {
            if (!(error instanceof StatusError)) throw error;
            connection.close(error);
            return;
          }
          listener(request);
        }),
    });
}
