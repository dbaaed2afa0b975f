import { isDeepStrictEqual } from "node:util";
import type {
  Caller,
  CommittedChanges,
  DocumentChange,
  Json,
  WireDocument,
} from "../../firestore/protocol/firestore-core.ts";
import type { PlannedDelivery } from "../../service/delivery-store.ts";
import { matchesDocumentPattern } from "./document-pattern.ts";
import type { DocumentTrigger, FunctionEndpoint } from "../host/endpoint.ts";

/** Kept with the change until the function has taken it. */
export interface EventDelivery {
  readonly function: string;
  readonly retry: boolean;
  /** Deliveries of one function for one document or file keep their order. */
  readonly order: string;
  readonly event: Json;
}

/** Every event that this commit owes to a function. */
export function planDeliveries(endpoints: readonly FunctionEndpoint[], commit: CommittedChanges): PlannedDelivery[] {
  const planned: PlannedDelivery[] = [];
  for (const [index, change] of commit.changes.entries()) {
    const name = parseDocumentName(change.name);
    const happened = name === null ? null : whatHappened(change);
    if (name === null || happened === null) continue;
    for (const endpoint of endpoints) {
      if (endpoint.trigger.kind !== "document" || !isMeant(endpoint.trigger, happened, name)) continue;
      const id = `${commit.version}.${index}.${endpoint.name}`;
      const delivery: EventDelivery = {
        function: endpoint.name,
        retry: endpoint.trigger.retry,
        order: `${endpoint.name}|${change.name}`,
        event: cloudEvent({ id, endpoint, trigger: endpoint.trigger, commit, change, name }),
      };
      planned.push({ key: id, payload: JSON.stringify(delivery) });
    }
  }
  return planned;
}

interface DocumentName {
  readonly project: string;
  readonly database: string;
  readonly path: string;
}

function parseDocumentName(name: string): DocumentName | null {
  const match = /^projects\/([^/]+)\/databases\/([^/]+)\/documents\/(.+)$/.exec(name);
  const [, project, database, path] = match ?? [];
  return project === undefined || database === undefined || path === undefined ? null : { project, database, path };
}

/** A write that leaves every field as it was is no event, as in production. */
function whatHappened({ before, after }: DocumentChange): "created" | "updated" | "deleted" | null {
  if (before === null) return after === null ? null : "created";
  if (after === null) return "deleted";
  return isDeepStrictEqual(before.fields, after.fields) ? null : "updated";
}

const isMeant = (trigger: DocumentTrigger, happened: string, name: DocumentName): boolean =>
  (trigger.change === "written" || trigger.change === happened) &&
  trigger.database === name.database &&
  matchesDocumentPattern(trigger.pattern, name.path);

interface EventParts {
  readonly id: string;
  readonly endpoint: FunctionEndpoint;
  readonly trigger: DocumentTrigger;
  readonly commit: CommittedChanges;
  readonly change: DocumentChange;
  readonly name: DocumentName;
}

const cloudEvent = ({ id, endpoint, trigger, commit, change, name }: EventParts): Json => ({
  specversion: "1.0",
  id,
  type: `google.cloud.firestore.document.v1.${trigger.change}${trigger.withAuthContext ? ".withAuthContext" : ""}`,
  source: `//firestore.googleapis.com/projects/${name.project}/databases/${name.database}`,
  subject: `documents/${name.path}`,
  time: commit.commitTime,
  location: endpoint.regions[0],
  project: name.project,
  database: name.database,
  namespace: "(default)",
  document: name.path,
  ...(trigger.withAuthContext ? authContext(commit.caller, name.project) : {}),
  datacontenttype: "application/json",
  data: {
    ...(change.after === null ? {} : { value: change.after }),
    ...(change.before === null ? {} : { oldValue: change.before }),
    ...(change.before === null || change.after === null
      ? {}
      : { updateMask: { fieldPaths: changedFields(change.before, change.after) } }),
  },
});

function authContext(caller: Caller, project: string): Json {
  if (caller.kind === "owner")
    return { authtype: "service_account", authid: `firebase-adminsdk@${project}.iam.gserviceaccount.com` };
  return caller.auth === null ? { authtype: "unauthenticated" } : { authtype: "unknown", authid: caller.auth.uid };
}

const changedFields = (before: WireDocument, after: WireDocument): string[] =>
  [...new Set([...Object.keys(before.fields), ...Object.keys(after.fields)])].filter(
    (field) => !isDeepStrictEqual(before.fields[field], after.fields[field]),
  );
