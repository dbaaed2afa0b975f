import type { CloudFunction, ParamsOf } from "firebase-functions";
import {
  type Change,
  type DocumentOptions,
  type DocumentSnapshot,
  type FirestoreEvent,
  onDocumentWritten,
} from "firebase-functions/firestore";
import type { Deps } from "../deps.ts";
import { eventRegion } from "../regions.ts";
import { reportDefects } from "../report-defects.ts";
import { resourcesOf } from "../resources.ts";
import type { Endpoint } from "./endpoint.ts";

type Written<Document extends string> = FirestoreEvent<Change<DocumentSnapshot> | undefined, ParamsOf<Document>>;

/** Runs after a write, again until it succeeds; it writes the present truth, never the event's. */
export const defineTrigger =
  <Document extends string, D extends Deps>(
    name: string,
    options: DocumentOptions<Document>,
    run: (event: Written<Document>, deps: D) => Promise<void>,
  ): Endpoint<D, CloudFunction<Written<Document>>> =>
  (host) =>
    onDocumentWritten(
      { region: eventRegion, retry: true, ...resourcesOf(name), ...options },
      reportDefects(name, (event: Written<Document>) => run(event, host.deps()), host.reporter),
    );
