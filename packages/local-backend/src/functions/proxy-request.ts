import { request as httpRequest } from "node:http";
import { sendJson, type HttpExchange } from "../http-service.ts";
import type { FunctionsHost } from "./functions-host.ts";
import { untilGone } from "./host-worker.ts";

/** Hands a client's request to the functions process and streams the answer back as it comes. */
export const proxyRequest = async (
  { request, response }: HttpExchange,
  host: FunctionsHost,
  path: string,
): Promise<void> => {
  let worker;
  try {
    worker = await host.worker();
  } catch (error) {
    return unavailable(
      { request, response },
      `The functions did not load: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  const outgoing = httpRequest({
    host: "127.0.0.1",
    port: worker.port,
    agent: worker.agent,
    method: request.method,
    path,
    headers: request.headers,
  });
  outgoing.on("response", (incoming) => {
    response.writeHead(incoming.statusCode ?? 502, incoming.headers);
    incoming.pipe(response);
    incoming.on("error", () => response.destroy());
  });
  outgoing.on("error", (error) => {
    if (response.headersSent) return void response.destroy();
    // Answer once the end of the process is known, so that the client's next call waits for the new one.
    void untilGone(worker).then(() =>
      unavailable({ request, response }, `The functions process ended during this request (${error.message}).`),
    );
  });
  response.on("close", () => outgoing.destroy());
  request.pipe(outgoing);
};

/** The functions answer CORS themselves; when they cannot, the browser must still be able to read why. */
const unavailable = ({ request, response }: Pick<HttpExchange, "request" | "response">, message: string): void => {
  const origin = request.headers.origin;
  sendJson(
    response,
    503,
    { error: { status: "UNAVAILABLE", message } },
    origin === undefined ? {} : { "Access-Control-Allow-Origin": origin, Vary: "Origin" },
  );
};
