import { request as httpRequest } from "node:http";
import { sendJson, type HttpExchange } from "../http/http-service.ts";
import type { FunctionsHost } from "./host/functions-host.ts";
import type { Resolved } from "./resolve-function.ts";
import { untilGone } from "./host/host-worker.ts";

/** Hands a client's request to the functions process and streams the answer back as it comes. */
export async function proxyRequest(
  { request, response }: HttpExchange,
  host: FunctionsHost,
  { path, endpoint }: Resolved & { readonly kind: "found" },
): Promise<void> {
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
  // As in production it is the whole answer that has to be there in time, streams included.
  const deadline = setTimeout(() => {
    const message = `${endpoint.name} did not end within ${endpoint.timeoutSeconds} seconds.`;
    if (!response.headersSent) answer({ request, response }, 504, "DEADLINE_EXCEEDED", message);
    else response.destroy();
    outgoing.destroy();
  }, endpoint.timeoutSeconds * 1000);
  response.on("close", () => clearTimeout(deadline));
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
}

/** The functions answer CORS themselves; when they cannot, the browser must still be able to read why. */
const unavailable = (exchange: Pick<HttpExchange, "request" | "response">, message: string): void =>
  answer(exchange, 503, "UNAVAILABLE", message);

function answer(
  { request, response }: Pick<HttpExchange, "request" | "response">,
  code: number,
  status: string,
  message: string,
): void {
  const origin = request.headers.origin;
  sendJson(
    response,
    code,
    { error: { status, message } },
    origin === undefined ? {} : { "Access-Control-Allow-Origin": origin, Vary: "Origin" },
  );
}
