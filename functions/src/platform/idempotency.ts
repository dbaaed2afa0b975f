import type { Id } from "@lokalkorb/domain/kernel/branded";
import { dayMs } from "@lokalkorb/domain/kernel/time/instant";
import { createHash } from "node:crypto";
import type { Refused } from "@lokalkorb/domain/ordering/order/refusal";
import { ok, refuse, type Result } from "@lokalkorb/domain/kernel/result";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import { idempotencyDocument } from "@lokalkorb/model/documents/idempotency";
import type { Caller } from "./caller.ts";
import type { Deps } from "./deps.ts";

type Remembering = Pick<Deps, "db" | "now">;

const kept = 2 * dayMs;

/** One request of one caller, however often it arrives. */
export interface RequestKey {
  readonly key: string;
  readonly command: string;
  readonly uid: Id<"user">;
  readonly bodyHash: string;
}

const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64url");

export const requestKeyOf = (command: string, { uid }: Caller, body: { readonly requestId: string }): RequestKey => ({
  key: hashOf(JSON.stringify([command, uid, body.requestId])),
  command,
  uid,
  bodyHash: hashOf(canonicalJson(body)),
});

/**
 * A request that stays the same when the shopper signs in between two tries: its id is a secret of the browser, and
 * `basketId` follows the account.
 */
export const sharedRequestKeyOf = (
  command: string,
  caller: Caller,
  { basketId: _basketId, ...body }: { readonly requestId: string; readonly basketId: Id<"basket"> },
): RequestKey => ({
  ...requestKeyOf(command, caller, body),
  key: hashOf(JSON.stringify([command, body.requestId])),
});

const markLength = 22;

/** A request as the log of an order remembers it: 132 bits of its key and as many of its body. */
export const markOf = ({ key, bodyHash }: RequestKey): string =>
  `${key.slice(0, markLength)}.${bodyHash.slice(0, markLength)}`;

/** Whether this request was carried out already: with these words (true), with others (false), or never (null). */
export function wasAnswered(
  { events }: { readonly events: readonly { readonly request?: string | undefined }[] },
  request: RequestKey,
): boolean | null {
  const mark = markOf(request);
  const found = events.find((event) => event.request?.startsWith(mark.slice(0, markLength + 1)));
  return found === undefined ? null : found.request === mark;
}

type Answer = Result<unknown, unknown>;
/** The same request again gets what it got, unless its id belongs to another one. */
export type Earlier<Answered extends Answer> =
  | Extract<Answered, { readonly ok: true }>
  | Result<never, Refused<"request-reused">>;

/** The answer this request already got, if it did. */
export async function previousAnswer<Answered extends Answer>(
  deps: Remembering,
  request: RequestKey,
): Promise<Earlier<Answered> | null> {
  const stored = await admin.readDocument(deps.db, idempotencyDocument, { key: request.key });
  if (stored === null) return null;
  if (stored.bodyHash !== request.bodyHash) return refuse({ type: "request-reused" });
  return ok(stored.answer) as Extract<Answered, { readonly ok: true }>;
}

/**
 * Runs the work at most once per request: its answer is stored in the very transaction that did it, and creating it fails
 * if it is there already, so nothing has to be read first. Refusals are not stored, because nothing happened and the
 * reason may go away; a request that was answered before is refused by what it did itself, so then the answer is looked up.
 */
export const withIdempotency = async <Answered extends Answer>(
  deps: Remembering,
  request: RequestKey,
  work: (tx: admin.AdminTransaction) => Promise<Answered>,
): Promise<Answered | Earlier<Answered>> =>
  findPriorResult(
    () => previousAnswer<Answered>(deps, request),
    () =>
      admin.inTransaction(admin.contended(deps.db), async (tx) => {
        const done = await work(tx);
        const { key, ...asked } = request;
        const expiresAt = deps.now() + kept;
        if (done.ok)
          admin.createDocument(tx, idempotencyDocument, { key }, { ...asked, answer: done.value, expiresAt });
        return done;
      }),
  );

/** The same for work that leaves its own trace, which `lookUp` finds, and fails to leave it twice. */
export async function findPriorResult<Before extends Answer, Answered extends Answer>(
  lookUp: () => Promise<Before | null>,
  work: () => Promise<Answered>,
): Promise<Before | Answered> {
  try {
    const answer = await work();
    return answer.ok ? answer : ((await lookUp()) ?? answer);
  } catch (error) {
    const earlier = admin.isThereAlready(error) ? await lookUp() : null;
    if (earlier === null) throw error;
    return earlier;
  }
}

/** The same for the same content, whatever the order of its keys. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
