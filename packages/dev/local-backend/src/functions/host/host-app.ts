import type { IncomingMessage, ServerResponse } from "node:http";
import type { LoadedFunctions } from "./load-functions.ts";
import type { RunAs } from "./tag-output.ts";

type Next = (error?: unknown) => void;
type Handler = (request: HostRequest, response: ServerResponse, next: Next) => void;
type ErrorHandler = (error: unknown, request: HostRequest, response: ServerResponse, next: Next) => void;

interface HostRequest extends IncomingMessage {
  rawBody?: Buffer;
  body?: unknown;
}

interface BodyOptions {
  readonly limit: string;
  readonly type: string | readonly string[] | (() => boolean);
  readonly extended?: boolean;
  readonly verify: (request: HostRequest, response: ServerResponse, bytes: Buffer) => void;
}

type BodyParser = (options: BodyOptions) => Handler;

/** The part of Express the host uses. */
export interface ExpressModule {
  (): ((request: IncomingMessage, response: ServerResponse) => void) & {
    use(handler: Handler | ErrorHandler): void;
    disable(setting: string): void;
  };
  readonly json: BodyParser;
  readonly urlencoded: BodyParser;
  readonly text: BodyParser;
  readonly raw: BodyParser;
}

const bodyLimit = "32mb";

/**
 * `/http/{name}/…` runs an HTTP kind (callable, request, schedule, task). Which names and regions exist is decided in
 * front, by the backend.
 */
export function createHostApp(express: ExpressModule, loaded: LoadedFunctions, runAs: RunAs) {
  const app = express();
  app.disable("x-powered-by");
  const verify: BodyOptions["verify"] = (request, _response, bytes) => {
    request.rawBody = bytes;
  };
  app.use(express.json({ limit: bodyLimit, type: ["application/json", "application/*+json"], verify }));
  app.use(express.urlencoded({ limit: bodyLimit, type: "application/x-www-form-urlencoded", extended: true, verify }));
  app.use(express.text({ limit: bodyLimit, type: "text/*", verify }));
  app.use(express.raw({ limit: bodyLimit, type: () => true, verify }));
  const runFunction: Handler = (request, response, next) => {
    // Bodies that no parser touched (GET) still have the bytes production gives them: none.
    request.rawBody ??= Buffer.alloc(0);
    run(loaded, runAs, request, response).catch(next);
  };
  app.use(runFunction);
  // Express tells error handlers by their four parameters.
  const failed: ErrorHandler = (error, _request, response, _next) => answerError(error, response);
  app.use(failed);
  return app;
}

async function run(
  loaded: LoadedFunctions,
  runAs: RunAs,
  request: HostRequest,
  response: ServerResponse,
): Promise<void> {
  const [, name, rest = ""] = /^\/http\/([^/?]+)(.*)$/.exec(request.url ?? "") ?? [];
  const deployed = name === undefined ? undefined : loaded.functions.get(name);
  if (name === undefined || deployed === undefined) return void response.writeHead(404).end("Not found");
  await runAs(name, async () => {
    try {
      request.url = rest.startsWith("/") ? rest : `/${rest}`;
      if ("originalUrl" in request) request.originalUrl = request.url;
      await deployed(request, response);
    } catch (error) {
      answerError(error, response);
    }
  });
}

export function answerError(error: unknown, response: ServerResponse): void {
  console.error(error);
  if (response.headersSent) return void response.destroy();
  const status =
    typeof error === "object" && error !== null && "status" in error && typeof error.status === "number"
      ? error.status
      : 500;
  const message = error instanceof Error ? error.message : String(error);
  response
    .writeHead(status, { "Content-Type": "application/json" })
    .end(JSON.stringify({ error: { message, status: "INTERNAL" } }));
}
