import { type HttpsFunction, type HttpsOptions, onRequest, type Request } from "firebase-functions/https";
import type { Deps } from "../deps.ts";
import { eventRegion } from "../regions.ts";
import { reportDefects } from "../report-defects.ts";
import { resourcesOf } from "../resources.ts";
import type { Endpoint } from "./endpoint.ts";
import { measureBodies } from "./measure-body.ts";

type Response = Parameters<HttpsFunction>[1];
/** Asks for what it works with only once it knows that the request is an honest one. */
type Run<D> = (request: Request, response: Response, deps: () => D) => Promise<void>;

/** An endpoint that is called by its address alone. */
export const defineRequest =
  <D extends Deps>(name: string, options: HttpsOptions, run: Run<D>): Endpoint<D, HttpsFunction> =>
  (host) =>
    onRequest(
      { region: eventRegion, cors: false, ...resourcesOf(name), ...options },
      reportDefects(name, (request: Request, response: Response) => run(request, response, host.deps), host.reporter),
    );

/** Where another service tells what happened. Its bytes are measured before anything is parsed. */
export const defineWebhook =
  <D extends Deps>(name: string, options: HttpsOptions, run: Run<D>): Endpoint<D, HttpsFunction> =>
  (host) => {
    measureBodies(name, host);
    return defineRequest(name, options, run)(host);
  };
