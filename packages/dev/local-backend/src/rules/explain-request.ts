import type { Explanation, RulesResource } from "./decision/rules.ts";
import type { Method } from "./syntax/syntax.ts";
import type { LoadedRuleset } from "./load-rules.ts";

/** A request that a person wonders about. */
export interface ExplainQuestion {
  readonly service?: "firestore" | "storage";
  readonly method: Method;
  /** `shops/one` in the default database, or `{bucket}/folder/file.txt` in storage. */
  readonly path: string;
  /** Absent: not signed in. */
  readonly uid?: string;
  readonly token?: Readonly<Record<string, unknown>>;
  /** The written fields as proto3 JSON, or a file's metadata. */
  readonly fields?: Readonly<Record<string, unknown>>;
  /** Of a list, as proto3 JSON StructuredQuery. */
  readonly query?: Readonly<Record<string, unknown>>;
}

export interface ExplainContext {
  readonly ruleset: LoadedRuleset | null;
  readonly now: () => number;
  /** A document by `/databases/…`. */
  readonly document: (path: string) => RulesResource | null;
  readonly file: (bucket: string, name: string) => RulesResource | null;
}

/** Asks the rules in force with the data as it is. */
export function explainRequest(question: ExplainQuestion, context: ExplainContext): Explanation {
  const { ruleset, document } = context;
  if (ruleset === null) return { allowed: false, reason: "No rules are loaded.", candidates: [], debugOutput: [] };
  const isStorage = question.service === "storage";
  const given = question.path.replace(/^\/+|\/+$/g, "");
  const [bucket = "", ...name] = given.split("/");
  const path = isStorage ? `/b/${bucket}/o/${name.join("/")}` : `/databases/(default)/documents/${given}`;
  const written = question.fields === undefined ? null : { fields: { ...question.fields } };
  const isList = question.method === "list";
  const { uid, token, query } = question;
  return ruleset.explain({
    service: isStorage ? "firebase.storage" : "cloud.firestore",
    method: question.method,
    path,
    auth: uid === undefined ? null : { uid, token: { sub: uid, ...token } },
    time: new Date(context.now()),
    resource: isList ? null : isStorage ? context.file(bucket, name.join("/")) : document(path),
    requestResource: written,
    ...(isList ? { query: { from: [{ collectionId: given.split("/").at(-1) }], ...query } } : {}),
    lookup: document,
    lookupAfter: (asked) => (asked === path && !isStorage ? written : document(asked)),
  });
}

const methods: ReadonlySet<unknown> = new Set<Method>(["get", "list", "create", "update", "delete"]);

/** Null when it is no question. */
export function parseQuestion(sent: Readonly<Record<string, unknown>>): ExplainQuestion | null {
  const { service, method, path, uid } = sent;
  const isService = service === undefined || service === "firestore" || service === "storage";
  if (!isService || !methods.has(method) || typeof path !== "string") return null;
  if (uid !== undefined && typeof uid !== "string") return null;
  for (const part of ["token", "fields", "query"])
    if (sent[part] !== undefined && (typeof sent[part] !== "object" || sent[part] === null)) return null;
  return sent as unknown as ExplainQuestion;
}
