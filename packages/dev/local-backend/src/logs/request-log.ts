import type { IncomingMessage, ServerResponse } from "node:http";
import type { CommittedChanges } from "../firestore/protocol/firestore-core.ts";
import type { PlannedDeliveryStore } from "../service/delivery-store.ts";
import type { Decision, RulesRequest } from "../rules/decision/rules.ts";
import type { ServiceName } from "../service/service.ts";

/** One request as it helps in the search for a mistake. */
export interface LoggedRequest {
  readonly time: string;
  readonly service: ServiceName;
  /** `get`, `commit`, `POST`, … */
  readonly method: string;
  readonly path: string;
  /** A uid, `owner`, or null where it is not signed in or not known here. */
  readonly client: string | null;
  readonly outcome: string;
}

/** The last requests. Documents that the rules did not have to decide on appear when they are written. */
export interface RequestLog {
  add(request: Omit<LoggedRequest, "time">): void;
  readonly recent: () => readonly LoggedRequest[];
  clear(): void;
}

export function createRequestLog(now: () => number, capacity = 500): RequestLog {
  const ring: (readonly [number, Omit<LoggedRequest, "time">])[] = [];
  let next = 0;
  return {
    add: (request) => {
      ring[next] = [now(), request];
      next = (next + 1) % capacity;
    },
    recent: () =>
      [...ring.slice(next), ...ring.slice(0, next)].map(([time, request]) => ({
        time: new Date(time).toISOString(),
        ...request,
      })),
    clear: () => {
      ring.length = 0;
      next = 0;
    },
  };
}

/** Decisions of Firestore's rules. */
export const logDecision = (log: RequestLog, request: RulesRequest, decision: Decision): void =>
  log.add({
    service: "firestore",
    method: request.method,
    path: request.path.replace(/^\/databases\/[^/]+\/documents\//, ""),
    client: request.auth?.uid ?? null,
    outcome: decision.allowed ? "allowed" : "denied",
  });

/** Notes each commit on its way to those whose events it owes: a listener of its own would slow a reset down. */
export const logCommits = (
  log: RequestLog,
  store: PlannedDeliveryStore<CommittedChanges>,
): PlannedDeliveryStore<CommittedChanges> => ({
  ...store,
  setDeliveryPlanner: (planner) =>
    store.setDeliveryPlanner((commit) => {
      logCommit(log, commit);
      return planner(commit);
    }),
});

/** Writes that did not ask the rules. */
function logCommit(log: RequestLog, { caller, changes }: CommittedChanges): void {
  const [first] = changes;
  if (caller.kind !== "owner" || first === undefined) return;
  const more = changes.length > 1 ? ` and ${changes.length - 1} more` : "";
  log.add({
    service: "firestore",
    method: first.after === null ? "delete" : first.before === null ? "create" : "update",
    path: `${first.name.replace(/^.*?\/documents\//, "")}${more}`,
    client: "owner",
    outcome: "written",
  });
}

/** A request to one of the HTTP services. */
export const logAnswer =
  (log: RequestLog, service: ServiceName) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    if (request.method === "OPTIONS") return;
    const [path = ""] = (request.url ?? "").split("?");
    const header = request.headers.authorization ?? "";
    log.add({
      service,
      method: request.method ?? "",
      path,
      client: header === "Bearer owner" ? "owner" : uidOf(header),
      outcome: String(response.statusCode),
    });
  };

function uidOf(header: string): string | null {
  const payload = /^(?:Bearer|Firebase) [^.]*\.([^.]+)\./.exec(header)?.[1];
  if (payload === undefined) return null;
  try {
    const { sub } = JSON.parse(Buffer.from(payload, "base64url").toString()) as { readonly sub?: unknown };
    return typeof sub === "string" ? sub : null;
  } catch {
    return null;
  }
}
