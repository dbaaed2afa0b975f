import type { CloudFunction, ParamsOf } from "firebase-functions";
import {
  type Change,
  type DocumentSnapshot,
  type FirestoreAuthEvent,
  onDocumentWrittenWithAuthContext,
} from "firebase-functions/firestore";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { Deps } from "../deps.ts";
import { eventRegion } from "../regions.ts";
import { reportDefects } from "../report-defects.ts";
import { resourcesOf } from "../resources.ts";
import type { Endpoint } from "./endpoint.ts";

type Written<Document extends string> = FirestoreAuthEvent<Change<DocumentSnapshot> | undefined, ParamsOf<Document>>;

/** After a write of a person; the database says who it was, and what functions write is passed over. */
export const defineEditTrigger =
  <Document extends string>(
    name: string,
    document: Document,
    run: (
      edit: {
        readonly uid: string;
        readonly at: Instant;
        readonly params: Written<Document>["params"];
        readonly before: DocumentSnapshot;
        readonly after: DocumentSnapshot;
      },
      deps: Deps,
    ) => Promise<void>,
  ): Endpoint<Deps, CloudFunction<Written<Document>>> =>
  (host) =>
    onDocumentWrittenWithAuthContext(
      { region: eventRegion, retry: true, ...resourcesOf(name), document },
      reportDefects(
        name,
        async ({ authType, authId: uid, params, data, time }: Written<Document>) => {
          if (authType === "service_account" || authType === "system" || uid === undefined || data === undefined)
            return;
          await run({ uid, at: Date.parse(time), params, before: data.before, after: data.after }, host.deps());
        },
        host.reporter,
      ),
    );
