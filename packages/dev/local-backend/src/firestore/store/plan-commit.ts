import { isDocumentName } from "firestore-query-semantics/field-path";
import type { DocumentChange, Json, WireDocument } from "../protocol/firestore-core.ts";
import { invalid, messageAt, messagesAt, requiredText, textsAt } from "../protocol/json.ts";
import { checkDocumentName } from "../protocol/resource-name.ts";
import { StatusError } from "../protocol/status.ts";
import { canonicalFields, checkFieldName } from "./canonical-fields.ts";
import { fieldAt, fieldPath, sameJson, withField, type Fields } from "./field-access.ts";
import { applyTransforms } from "./field-transforms.ts";
import { formatTime, microsOf } from "../protocol/timestamps.ts";

/** One write as the rules and its result see it. */
export interface PlannedWrite {
  readonly name: string;
  readonly kind: "set" | "delete" | "verify";
  /** As this write finds and leaves it, earlier writes of the same commit included. */
  readonly before: WireDocument | null;
  readonly after: WireDocument | null;
  readonly result: Json;
}

export interface CommitPlan {
  readonly writes: readonly PlannedWrite[];
  /** Net effect per document, in order of first write; documents that stay as they are do not appear. */
  readonly changes: readonly DocumentChange[];
  /** The first precondition that does not hold; reported only to callers whom the rules let write. */
  readonly failure: StatusError | null;
}

/** Computes a commit without doing it. `version` is the commit's own time in microseconds. */
export function planCommit(
  writes: readonly Json[],
  read: (name: string) => WireDocument | null,
  version: number,
): CommitPlan {
  const commitTime = formatTime(version);
  // REQUEST_TIME has milliseconds, as `request.time` in the rules.
  const requestTime = formatTime(version - (version % 1000));
  const before = new Map<string, WireDocument | null>();
  const current = new Map<string, WireDocument | null>();
  const required = new Map<string, Json>();
  const planned: PlannedWrite[] = [];
  let failure: StatusError | null = null;

  for (const write of writes) {
    const name = checkDocumentName(nameOfWrite(write));
    if (!current.has(name)) {
      const stored = read(name);
      before.set(name, stored);
      current.set(name, stored);
    }
    const found = current.get(name) ?? null;
    const precondition = messageAt(write, "currentDocument") ?? {};
    const earlier = required.get(name);
    if (earlier !== undefined) checkFollowing(earlier, precondition, found !== null);
    else required.set(name, precondition);
    // A version is that of the stored document, whatever earlier writes of this commit made of it.
    const base = precondition["updateTime"] === undefined ? found : (before.get(name) ?? null);
    failure ??= failedPrecondition(precondition, name, base);
    const step = planWrite(write, name, found, commitTime, requestTime);
    current.set(name, step.after);
    planned.push(step);
  }

  const changes: DocumentChange[] = [];
  for (const [name, old] of before) {
    let after = current.get(name) ?? null;
    // Changed and changed back within the commit is not changed.
    if (old !== null && after !== null && sameJson(old.fields, after.fields)) {
      after = old;
      current.set(name, old);
    }
    if (old !== after) changes.push({ name, before: old, after });
  }
  return { writes: planned.map((write) => withUpdateTime(write, current.get(write.name) ?? null)), changes, failure };
}

/** All writes to a document report the time that it has after the last of them, and none once it is gone. */
function withUpdateTime(write: PlannedWrite, last: WireDocument | null): PlannedWrite {
  return last === null ? write : { ...write, result: { updateTime: last.updateTime, ...write.result } };
}

export function nameOfWrite(write: Json): string {
  const update = messageAt(write, "update");
  if (update !== undefined) return requiredText(update, "name");
  const transform = messageAt(write, "transform");
  if (transform !== undefined) return requiredText(transform, "document");
  const name = write["delete"] ?? write["verify"];
  if (typeof name !== "string") throw invalid("A write names no operation.");
  return name;
}

function planWrite(
  write: Json,
  name: string,
  before: WireDocument | null,
  commitTime: string,
  requestTime: string,
): PlannedWrite {
  if (write["verify"] !== undefined && write["currentDocument"] === undefined)
    throw invalid("a verify must contain a precondition");
  if (write["verify"] !== undefined) {
    const result: Json = { updateTime: before?.updateTime ?? commitTime };
    return { name, kind: "verify", before, after: before, result };
  }
  if (write["delete"] !== undefined) return { name, kind: "delete", before, after: null, result: {} };

  const { fields, results } = applyTransforms(updatedFields(write, before), transformsOf(write), requestTime);
  // A write that changes nothing leaves the document and its update time alone, and no trigger fires.
  const after =
    before !== null && sameJson(before.fields, fields)
      ? before
      : { name, fields, createTime: before?.createTime ?? commitTime, updateTime: commitTime };
  const result: Json = results.length > 0 ? { transformResults: results } : {};
  return { name, kind: "set", before, after, result };
}

function transformsOf(write: Json): readonly Json[] {
  const transform = messageAt(write, "transform");
  return transform === undefined ? messagesAt(write, "updateTransforms") : messagesAt(transform, "fieldTransforms");
}

function updatedFields(write: Json, before: WireDocument | null): Fields {
  const update = messageAt(write, "update");
  if (update === undefined) return before?.fields ?? {};
  const fields = canonicalFields(update["fields"]);
  const mask = messageAt(write, "updateMask");
  if (mask === undefined) return fields;
  let merged = before?.fields ?? {};
  for (const text of textsAt(mask, "fieldPaths")) {
    const path = fieldPath(text);
    if (isDocumentName(path)) continue;
    for (const segment of path) checkFieldName(segment);
    merged = withField(merged, path, fieldAt(fields, path));
  }
  return merged;
}

/** Writes to one document become one, which is impossible when what a later one requires contradicts the earlier. */
function checkFollowing(first: Json, precondition: Json, exists: boolean): void {
  const { updateTime } = precondition;
  if (typeof updateTime === "string") {
    const base = first["updateTime"];
    if (typeof base !== "string" || microsOf(base) !== microsOf(updateTime))
      throw invalid("Cannot collapse mutations with different version preconditions.");
  }
  const required = precondition["exists"];
  if (required === false && exists) throw invalid("Cannot write then insert an entity in the same request.");
  if (required === true && !exists) throw invalid("Cannot delete then update an entity in the same request.");
}

function failedPrecondition(precondition: Json, name: string, found: WireDocument | null): StatusError | null {
  const { exists, updateTime } = precondition;
  if (exists === true && found === null) return new StatusError("NOT_FOUND", `No document to update: ${name}`);
  if (exists === false && found !== null) return new StatusError("ALREADY_EXISTS", `Document already exists: ${name}`);
  if (typeof updateTime !== "string") return null;
  if (found !== null && microsOf(updateTime) === microsOf(found.updateTime)) return null;
  return new StatusError(
    "FAILED_PRECONDITION",
    `The stored version (${found?.updateTime ?? "none"}) of ${name} does not match the required base version (${updateTime}).`,
  );
}
