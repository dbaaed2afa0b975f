import type { Method } from "../syntax/syntax.ts";

/** A ruleset as the services use it. Parsed by load-rules.ts, evaluated by evaluate.ts. */
export interface Ruleset {
  /** Decides one request. Never throws for a bad request: an error while evaluating denies, as in production. */
  decide(request: RulesRequest): Decision;
}

export interface Decision {
  readonly allowed: boolean;
  /** For the request log: which match and allow decided, or the error with line and column. */
  readonly reason: string;
  /** Paths of the other documents it went by. */
  readonly reads?: readonly string[];
  /** Every allow that was tried, for a close look. */
  readonly explain?: () => Explanation;
}

export interface RulesRequest {
  readonly service: "cloud.firestore" | "firebase.storage";
  readonly method: Method;
  /** `/databases/(default)/documents/a/b` or `/b/{bucket}/o/{path}`. */
  readonly path: string;
  readonly auth: { readonly uid: string; readonly token: Record<string, unknown> } | null;
  readonly time: Date;
  /** Before the request; proto3 JSON fields for Firestore, plain metadata for Storage; null = not existing. */
  readonly resource: RulesResource | null;
  /** After the request, for create and update. */
  readonly requestResource: RulesResource | null;
  /** For list: the query's constraints (proto3 JSON StructuredQuery); rules are not filters. */
  readonly query?: Record<string, unknown>;
  /** Reads another document for get()/exists(); null = not existing. */
  readonly lookup: (documentPath: string) => RulesResource | null;
  /** Same, as after this commit, for getAfter()/existsAfter(). */
  readonly lookupAfter: (documentPath: string) => RulesResource | null;
  /** Shared by the requests of one commit or batch, which may read 20 documents together; each alone may read 10. */
  readonly sharedReads?: Set<string>;
}

export interface RulesResource {
  /** Firestore: proto3 JSON map fields. Storage: plain JSON metadata (size, contentType, name, …). */
  readonly fields: Record<string, unknown>;
}

/** Why a request was allowed or denied, for people. */
export interface Explanation {
  readonly allowed: boolean;
  readonly reason: string;
  readonly candidates: readonly ExplainedAllow[];
  /** The values given to debug(). */
  readonly debugOutput: readonly string[];
}

export interface ExplainedAllow {
  readonly match: string;
  readonly line: number;
  readonly column: number;
  readonly outcome: "true" | "false" | "error";
  /** Where it became false or failed, and what stood there. */
  readonly because: string;
}
