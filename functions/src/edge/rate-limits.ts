import { createHash } from "node:crypto";
import type { OrderRefusal } from "@lokalkorb/domain/orders/refusal";
import type { Instant } from "@lokalkorb/domain/time/instant";
import { readDocument, setDocument } from "@lokalkorb/model/admin/admin-documents";
import { rateLimitDocument } from "@lokalkorb/model/documents/rate-limits";
import type { Caller } from "./define-callable.ts";
import type { Deps } from "./deps.ts";

const minute = 60_000;

/** How often one caller may do what costs us, somebody else or a secret. Nothing else in here limits anybody. */
export const limits = {
  order: { perUid: 10, perIp: 60, window: 10 * minute },
  codeGuess: { perUid: 10, perIp: 60, window: 10 * minute },
  orderLookUp: { perUid: 60, perIp: 300, window: 10 * minute },
  wrongToken: { perUid: 5, perIp: 30, window: 30 * minute },
} as const satisfies Record<string, { readonly perUid: number; readonly perIp: number; readonly window: number }>;
export type LimitName = keyof typeof limits;

/** Orders of one shop in ten minutes that are worth a look; nobody is turned away for it. */
export const busyShop = { orders: 300, window: 10 * minute } as const;

/**
 * The first few are counted in the instance alone, so that an ordinary order costs no document; whoever goes on is counted
 * for all instances together.
 */
const unshared = 3;

interface Count {
  readonly key: string;
  readonly most: number;
}

export interface RateLimits {
  /** Counts one more, or says when to come back. `now` of the caller's window. */
  take(deps: Deps, name: LimitName, caller: Caller): Promise<OrderRefusal | null>;
  /** What was counted came to nothing. */
  giveBack(deps: Deps, name: LimitName, caller: Caller): Promise<void>;
  /** Whether one more would be refused, without counting it. */
  isBlocked(deps: Deps, name: LimitName, caller: Caller): Promise<OrderRefusal | null>;
}

export const createRateLimits = (): RateLimits => {
  const recent = new Map<string, readonly Instant[]>();

  const within = (key: string, now: Instant, window: number): readonly Instant[] =>
    (recent.get(key) ?? []).filter((at) => at > now - window);

  const countsOf = (name: LimitName, { uid, ip }: Caller): Count[] => [
    { key: keyOf(name, "uid", uid), most: limits[name].perUid },
    ...(ip === null ? [] : [{ key: keyOf(name, "ip", ip), most: limits[name].perIp }]),
  ];

  const ask = async (deps: Deps, name: LimitName, caller: Caller, takes: boolean): Promise<OrderRefusal | null> => {
    const { window } = limits[name];
    const now = deps.now();
    for (const { key, most } of countsOf(name, caller)) {
      const own = within(key, now, window);
      const known = own.length < unshared ? own : await shared(deps, key, own, now, window);
      if (known.length >= most) return { type: "rate-limited", retryAt: (known[known.length - most] ?? now) + window };
    }
    if (takes) await count(deps, name, caller, now);
    return null;
  };

  const count = async (deps: Deps, name: LimitName, caller: Caller, now: Instant): Promise<void> => {
    const { window } = limits[name];
    for (const { key } of countsOf(name, caller)) {
      const own = [...within(key, now, window), now];
      recent.set(key, own);
      if (own.length >= unshared) await share(deps, key, own, now, window);
    }
    if (recent.size > mostKept) for (const old of [...recent.keys()].slice(0, mostKept / 2)) recent.delete(old);
  };

  const uncount = async (deps: Deps, name: LimitName, caller: Caller): Promise<void> => {
    const { window } = limits[name];
    const now = deps.now();
    for (const { key } of countsOf(name, caller)) {
      const own = within(key, now, window);
      const last = own.at(-1);
      recent.set(key, own.slice(0, -1));
      if (own.length >= unshared && last !== undefined) await share(deps, key, own.slice(0, -1), now, window, last);
    }
  };

  return {
    giveBack: uncount,
    take: (deps, name, caller) => ask(deps, name, caller, true),
    isBlocked: (deps, name, caller) => ask(deps, name, caller, false),
  };
};

const mostKept = 20_000;

/** Nobody can read from the document who did what. */
const keyOf = (name: LimitName, kind: "uid" | "ip", value: string): string =>
  createHash("sha256").update(`${name} ${kind} ${value}`).digest("base64url");

const shared = async (
  deps: Deps,
  key: string,
  own: readonly Instant[],
  now: Instant,
  window: number,
): Promise<readonly Instant[]> => {
  const stored = await readDocument(deps.db, rateLimitDocument, { key });
  return union(stored?.at ?? [], own, now - window);
};

const share = (
  deps: Deps,
  key: string,
  own: readonly Instant[],
  now: Instant,
  window: number,
  without?: Instant,
): Promise<void> =>
  deps.db.runTransaction(async (transaction) => {
    const tx = { db: deps.db, transaction };
    const stored = await readDocument(tx, rateLimitDocument, { key });
    const at = union(stored?.at ?? [], own, now - window).filter((one) => one !== without);
    setDocument(tx, rateLimitDocument, { key }, { at, blocked: stored?.blocked ?? 0, expiresAt: now + window });
  });

const union = (a: readonly Instant[], b: readonly Instant[], after: Instant): readonly Instant[] =>
  [...new Set([...a, ...b])].filter((at) => at > after).toSorted((one, other) => one - other);
