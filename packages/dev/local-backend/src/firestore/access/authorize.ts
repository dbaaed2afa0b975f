import type { Method } from "../../rules/syntax/syntax.ts";
import type { Decision, RulesRequest, RulesResource, Ruleset } from "../../rules/decision/rules.ts";
import type { Caller, Json, WireDocument } from "../protocol/firestore-core.ts";
import type { CompiledQuery } from "../query/compile-query.ts";
import { projectOf, rulesPathOf } from "../protocol/resource-name.ts";
import type { DocumentStore } from "../store/document-store.ts";
import type { CommitPlan, PlannedWrite } from "../store/plan-commit.ts";
import { StatusError } from "../protocol/status.ts";

export type RulesOfProject = (project: string) => Ruleset | null;

/** Called for every decision; for request logs and `explain`. */
export type DecisionListener = (request: RulesRequest, decision: Decision) => void;

/** Asks the rules for every request that is not the owner's; throws PERMISSION_DENIED. */
export interface Authorizer {
  /** All documents of one request, so that they share the limit on what the rules may read. */
  get(caller: Caller, names: readonly string[], documents: readonly (WireDocument | null)[]): void;
  list(caller: Caller, compiled: CompiledQuery, structuredQuery: Json): void;
  write(caller: Caller, plan: CommitPlan, version: number): void;
}

export function createAuthorizer(
  store: DocumentStore,
  rulesOf: RulesOfProject,
  onDecision: DecisionListener = () => {},
): Authorizer {
  function check(caller: Caller, name: string, method: Method, request: Partial<RulesRequest>): void {
    if (caller.kind === "owner") return;
    const ruleset = rulesOf(projectOf(name));
    const lookup = (path: string): RulesResource | null => store.get(nameOf(name, path));
    const full: RulesRequest = {
      service: "cloud.firestore",
      method,
      path: rulesPathOf(name),
      auth: caller.auth,
      time: new Date(Math.floor(store.now() / 1000)),
      resource: null,
      requestResource: null,
      lookup,
      lookupAfter: lookup,
      ...request,
    };
    const decision = ruleset?.decide(full) ?? { allowed: false, reason: "No rules are loaded." };
    onDecision(full, decision);
    if (decision.allowed) return;
    throw new StatusError("PERMISSION_DENIED", `Missing or insufficient permissions. ${decision.reason}`.trim());
  }

  return {
    get(caller, names, documents) {
      const sharedReads = new Set<string>();
      for (const [at, name] of names.entries()) {
        check(caller, name, "get", { resource: documents[at] ?? null, sharedReads });
      }
    },

    list(caller, compiled, structuredQuery) {
      const collection = `${compiled.parent}/${compiled.collectionId}`;
      check(caller, collection, "list", { query: structuredQuery });
    },

    write(caller, plan, version) {
      if (caller.kind === "owner") return;
      const after = new Map(plan.writes.map((write) => [write.name, write.after]));
      const time = new Date(Math.floor(version / 1000));
      const sharedReads = new Set<string>();
      for (const write of plan.writes) {
        const lookupAfter = (path: string): RulesResource | null => {
          const name = nameOf(write.name, path);
          return after.has(name) ? (after.get(name) ?? null) : store.get(name);
        };
        check(caller, write.name, methodOf(write), {
          time,
          resource: write.before,
          requestResource: write.kind === "set" ? write.after : null,
          lookupAfter,
          sharedReads,
        });
      }
    },
  };
}

function methodOf(write: PlannedWrite): Method {
  if (write.kind === "verify") return "get";
  if (write.kind === "delete") return "delete";
  return write.before === null ? "create" : "update";
}

/** Rules name documents from `/databases/…` on; the project is the one of the request. */
function nameOf(requested: string, path: string): string {
  return `projects/${projectOf(requested)}/${path.replace(/^\//, "")}`;
}
