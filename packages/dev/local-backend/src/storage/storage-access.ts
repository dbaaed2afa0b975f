import type { Method } from "../rules/syntax/syntax.ts";
import type { IncomingMessage } from "node:http";
import type { CallerOf } from "../firestore/protocol/caller.ts";
import type { Caller } from "../firestore/protocol/firestore-core.ts";
import type { Decision, RulesRequest, RulesResource, Ruleset } from "../rules/decision/rules.ts";
import { StorageError } from "./storage-error.ts";
import { describeForRules, type StoredObject } from "./stored-object.ts";

export interface StorageDecision {
  readonly method: Method;
  readonly path: string;
  readonly auth: RulesRequest["auth"];
  readonly decision: Decision;
}

export interface StorageAccessOptions {
  readonly projectId: string;
  readonly callerOf: CallerOf;
  readonly rules: () => Ruleset | null;
  readonly now: () => number;
  /** Documents for `firestore.get()` in storage rules. */
  readonly lookup: (documentPath: string) => RulesResource | null;
  readonly onDecision: (decision: StorageDecision) => void;
}

export interface AccessQuestion {
  readonly method: Method;
  readonly bucket: string;
  readonly name: string;
  readonly before: StoredObject | null;
  readonly after: StoredObject | null;
}

/** Throws 403 unless the caller is the owner or the rules allow it; without rules the owner alone gets in. */
export type CheckAccess = (request: IncomingMessage, question: AccessQuestion) => void;

export const createStorageAccess =
  (options: StorageAccessOptions): CheckAccess =>
  (request, { method, bucket, name, before, after }) => {
    if (isServerSdk(request)) return;
    // Apps write "Firebase <token>", servers "Bearer <token>".
    const header = request.headers.authorization?.replace(/^Firebase /i, "Bearer ");
    const caller: Caller = options.callerOf(header, options.projectId);
    if (caller.kind === "owner") return;
    const path = `/b/${bucket}/o${name === "" ? "" : `/${name}`}`.replace(/\/$/, "");
    const decision: Decision = options.rules()?.decide({
      service: "firebase.storage",
      method,
      path,
      auth: caller.auth,
      time: new Date(options.now()),
      resource: before === null ? null : { fields: describeForRules(before) },
      requestResource: after === null ? null : { fields: describeForRules(after) },
      lookup: options.lookup,
      lookupAfter: options.lookup,
    }) ?? { allowed: false, reason: "No storage rules are loaded." };
    options.onDecision({ method, path, auth: caller.auth, decision });
    if (!decision.allowed) throw new StorageError(403, `Permission denied. ${decision.reason}`.trim());
  };

/**
 * `getDownloadURL` of the server SDK asks the interface for apps, and without credentials when it talks to an
 * emulator. It says who it is in its own header, which a page of another origin cannot send unnoticed.
 */
const isServerSdk = ({ headers }: IncomingMessage): boolean =>
  headers.origin === undefined &&
  headers.authorization === undefined &&
  /gccl\//.test(String(headers["x-goog-api-client"] ?? ""));
