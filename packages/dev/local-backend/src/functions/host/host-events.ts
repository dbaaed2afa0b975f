import type { IncomingMessage, ServerResponse } from "node:http";
import { answerError } from "./host-app.ts";
import type { LoadedFunctions } from "./load-functions.ts";
import type { RunAs } from "./tag-output.ts";

const prefix = "/event/";

export const isEvent = ({ url = "" }: IncomingMessage): boolean => url.startsWith(prefix);

/**
 * `/event/{name}` runs an event kind with the CloudEvent as body. Such a function sees no request, so nothing of Express is
 * between it and the backend: there are several events for each write that causes some.
 */
export const createEventRunner =
  (loaded: LoadedFunctions, runAs: RunAs) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    const name = (request.url ?? "").slice(prefix.length);
    const deployed = loaded.functions.get(name);
    if (deployed === undefined) return void response.writeHead(404).end("Not found");
    void runAs(name, async () => {
      try {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk as Buffer);
        await deployed(JSON.parse(Buffer.concat(chunks).toString()));
        response.writeHead(204).end();
      } catch (error) {
        answerError(error, response);
      }
    });
  };
