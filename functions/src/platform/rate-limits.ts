import { createHash } from "node:crypto";
import type { Refused } from "@lokalkorb/domain/ordering/order/refusal";
import { type Instant, minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import { inTransaction, readDocuments, setDocument } from "@lokalkorb/model/admin/admin-documents";
import { rateLimitDocument } from "@lokalkorb/model/documents/rate-limits";
import type { Caller } from "./caller.ts";
import type { Deps } from "./deps.ts";
import { networkOf } from "./network-of.ts";

interface Limit {
  readonly perUid: number;
  readonly perIp: number;
  readonly window: number;
  /**
   * So many are counted in the instance alone, so that an ordinary order costs no document; beyond that all instances
   * count together. Guesses at secrets are shared from the first on.
   */
  readonly alone: number;
}

/** How often one caller may do work that costs money, a person's time or a secret. No other limits exist here. */
export const limits = {
  /** Mobile networks put thousands of people behind one address, and a feast puts its guests behind one router. */
  order: { perUid: 10, perIp: 300, window: 10 * minuteMs, alone: 3 },
  /** Orders that were refused: each costs us a look at everything, and may be a guess. */
  orderTry: { perUid: 60, perIp: 900, window: 10 * minuteMs, alone: 20 },
  /** Orders with an unproven address, counted by the address: each of them mails it. */
  orderFor: { perUid: 10, perIp: 10, window: 60 * minuteMs, alone: 2 },
  /** Moving and editing, each of which is mailed. To cancel ends an order, so there is no more of it than of orders. */
  orderChange: { perUid: 10, perIp: 60, window: 10 * minuteMs, alone: 3 },
  /** The price of a change while it is put together; each asks for everything, and writes nothing. */
  orderQuote: { perUid: 120, perIp: 900, window: 10 * minuteMs, alone: 60 },
  codeGuess: { perUid: 10, perIp: 60, window: 10 * minuteMs, alone: 0 },
  /** Refusals that reveal whether an address belongs to a customer. */
  customerGuess: { perUid: 5, perIp: 30, window: 60 * minuteMs, alone: 0 },
  orderLookUp: { perUid: 60, perIp: 300, window: 10 * minuteMs, alone: 3 },
  cardSetup: { perUid: 8, perIp: 40, window: 30 * minuteMs, alone: 0 },
  /** Questions to the payment provider: about one order, and about the cards of one account. */
  paymentLook: { perUid: 10, perIp: 10, window: minuteMs, alone: 3 },
  cardLook: { perUid: 30, perIp: 300, window: 10 * minuteMs, alone: 5 },
  /** Counted by the address: a mailbox is not to be flooded, and a shop's router may stand before many tablets. */
  signInMail: { perUid: 5, perIp: 30, window: 60 * minuteMs, alone: 0 },
  /** Each writes a question or checks a signature; a household signs in behind one router. */
  passkeyTry: { perUid: 20, perIp: 120, window: 10 * minuteMs, alone: 0 },
  passkeyLook: { perUid: 60, perIp: 600, window: 10 * minuteMs, alone: 10 },
  /** Each reads all orders of an account. */
  accountLook: { perUid: 20, perIp: 200, window: 60 * minuteMs, alone: 8 },
  /** Counted by the address that was typed, whether an order went there or not. */
  orderLinkMail: { perUid: 5, perIp: 30, window: 60 * minuteMs, alone: 0 },
  /** Counted by the address of the order, for all of its viewers together. */
  confirmingMail: { perUid: 5, perIp: 30, window: 60 * minuteMs, alone: 0 },
  /** Counted by the address that was typed, each mails it; and the links of those mails, each a guess at a secret. */
  restockWait: { perUid: 10, perIp: 60, window: 60 * minuteMs, alone: 0 },
  restockAnswer: { perUid: 20, perIp: 120, window: 60 * minuteMs, alone: 0 },
  /** The link of a mail about a basket, each try a guess at a secret. */
  basketReminder: { perUid: 20, perIp: 120, window: 60 * minuteMs, alone: 0 },
  /** Each is a page of the payment provider. */
  giftSale: { perUid: 10, perIp: 60, window: 60 * minuteMs, alone: 0 },
  laterTip: { perUid: 10, perIp: 60, window: 60 * minuteMs, alone: 0 },
  /** Each is read by a person. A notice is a right: the bound of a network is far above one household. */
  message: { perUid: 5, perIp: 20, window: 60 * minuteMs, alone: 0 },
  /** Again in one thread, and looks at one's own. */
  helpMessage: { perUid: 10, perIp: 40, window: 60 * minuteMs, alone: 0 },
  helpLook: { perUid: 60, perIp: 600, window: 10 * minuteMs, alone: 10 },
  /** About one order, by either side; a counter answers for many of them behind one router. */
  orderMessage: { perUid: 30, perIp: 300, window: 10 * minuteMs, alone: 5 },
  /** Photos of complaints: each keeps a processor busy, and to read one is a file through a function. */
  complaintPhoto: { perUid: 12, perIp: 120, window: 60 * minuteMs, alone: 0 },
  complaintPhotoLook: { perUid: 120, perIp: 1_200, window: 10 * minuteMs, alone: 20 },
  /** WDR-02: a declaration is a right, so its bound is far above one household; beyond it the page says to write by mail. */
  withdrawal: { perUid: 10, perIp: 60, window: 60 * minuteMs, alone: 0 },
  /** Each asks a register of others, and is mailed to a shop. */
  businessRequest: { perUid: 5, perIp: 30, window: 60 * minuteMs, alone: 0 },
  vatIdLook: { perUid: 20, perIp: 60, window: 60 * minuteMs, alone: 0 },
  /** Each may be mailed to an address that its receiver did not type. */
  employees: { perUid: 40, perIp: 120, window: 60 * minuteMs, alone: 0 },
  /** New shops, each of which is seen by a person before it is listed. */
  shopSetup: { perUid: 5, perIp: 20, window: 24 * 60 * minuteMs, alone: 0 },
  /** Each is mailed to an address that its receiver did not type. */
  invitation: { perUid: 20, perIp: 60, window: 60 * minuteMs, alone: 0 },
  /** Each is mailed to its owner. */
  testOrder: { perUid: 20, perIp: 60, window: 60 * minuteMs, alone: 0 },
  /** Each reads all of a shop. */
  takeout: { perUid: 20, perIp: 40, window: 24 * 60 * minuteMs, alone: 0 },
  /** Each keeps a processor busy for a second. A whole catalogue is photographed in an afternoon. */
  picture: { perUid: 300, perIp: 600, window: 60 * minuteMs, alone: 20 },
  /** Each may keep a processor busy for some seconds. */
  bankFile: { perUid: 30, perIp: 60, window: 10 * minuteMs, alone: 5 },
  /** Each is a question to a service that is paid by question; a street that is typed at the checkout asks a few times. */
  addressLook: { perUid: 60, perIp: 600, window: 60 * minuteMs, alone: 10 },
  /** Each is a request to the push service of a browser's maker. */
  pushTry: { perUid: 10, perIp: 60, window: 10 * minuteMs, alone: 3 },
  /** Each is a link that can be sent around. An office has one network. */
  group: { perUid: 10, perIp: 60, window: 60 * minuteMs, alone: 0 },
  groupLook: { perUid: 30, perIp: 600, window: 10 * minuteMs, alone: 10 },
  /** Choosing sends a change each; a whole office chooses behind one router. */
  groupChange: { perUid: 120, perIp: 3_000, window: 10 * minuteMs, alone: 60 },
  /** Each page of a view for members asks once, and reads one document. */
  memberLook: { perUid: 120, perIp: 1_200, window: 10 * minuteMs, alone: 30 },
  /** A page of the payment provider each; those of an order are asked for their state with it. */
  groupShare: { perUid: 12, perIp: 240, window: 10 * minuteMs, alone: 3 },
  wrongToken: { perUid: 5, perIp: 30, window: 30 * minuteMs, alone: 0 },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof limits;

type Counting = Pick<Deps, "db" | "now" | "log">;

export interface RateLimits {
  /**
   * Counts one more, or says when to come back. Asking and counting are one step, so that no burst slips through between
   * them: what turns out to be harmless is given back. The same request, sent again and again, is one.
   */
  take(deps: Counting, name: LimitName, caller: Caller, request?: string): Promise<Refused<"rate-limited"> | null>;
  /** Whether it was done as often as it may be. Nothing is counted, and nothing written, by asking. */
  look(deps: Counting, name: LimitName, caller: Caller): Promise<Refused<"rate-limited"> | null>;
  /** Takes a count back after a use without effect. */
  restore(deps: Counting, name: LimitName, caller: Caller, request?: string): Promise<void>;
}

export interface LimitedDeps extends Deps {
  readonly rateLimits: RateLimits;
}

/** The time of one use; `isShared` once the common document counts it. */
interface Entry {
  readonly at: Instant;
  readonly request: string | undefined;
  isShared: boolean;
}

interface Count {
  readonly key: string;
  readonly most: number;
  readonly own: Entry[];
}

interface LimitRequest {
  readonly key: string;
  readonly most: number;
  /** Uses that this instance alone has counted, with the newest. */
  readonly news: readonly Entry[];
}

export function createRateLimits(): RateLimits {
  const recent = new Map<string, Entry[]>();
  const refused = createRefusals();

  const countsOf = (name: LimitName, { uid, ip }: Caller, now: Instant): Count[] => {
    const { perUid, perIp, window } = limits[name];
    const keys = [
      { key: keyOf(name, "uid", uid), most: perUid },
      ...(ip === null ? [] : [{ key: keyOf(name, "ip", networkOf(ip)), most: perIp }]),
    ];
    return keys.map(({ key, most }) => {
      const own = (recent.get(key) ?? []).filter(({ at }) => at > now - window);
      recent.set(key, own);
      return { key, most, own };
    });
  };

  const take: RateLimits["take"] = async (deps, name, caller, requestId) => {
    const now = deps.now();
    const request = requestOf(caller, requestId);
    const { alone, window } = limits[name];
    if (recent.size > mostKept) for (const old of [...recent.keys()].slice(0, mostKept / 2)) recent.delete(old);
    // Counted before anything is waited for: what comes in the same moment is one more.
    const taken = countsOf(name, caller, now).flatMap((count) => {
      if (request !== undefined && count.own.some((one) => one.request === request)) return [];
      const entry: Entry = { at: now, request, isShared: false };
      count.own.push(entry);
      return [{ ...count, entry }];
    });
    const requests = taken.flatMap(({ key, most, own }): LimitRequest[] => {
      if (own.length <= alone) return [];
      const news = own.filter(({ isShared }) => !isShared);
      for (const one of news) one.isShared = true;
      return [{ key, most, news }];
    });
    if (requests.length === 0) return null;
    const undo = (): void => {
      for (const { news } of requests) for (const one of news) one.isShared = false;
      for (const { key, entry } of taken)
        recent.set(
          key,
          (recent.get(key) ?? []).filter((one) => one !== entry),
        );
    };
    try {
      const retryAt = await share(deps, requests, now, window);
      if (retryAt === null) return null;
      undo();
      refused.note(deps, name, now);
      return { type: "rate-limited", retryAt };
    } catch (error) {
      undo();
      throw error;
    }
  };

  const restore: RateLimits["restore"] = async (deps, name, caller, requestId) => {
    const now = deps.now();
    const request = requestOf(caller, requestId);
    const gone = countsOf(name, caller, now).flatMap(({ key, own }) => {
      const place = own.findLastIndex((one) => one.request === request);
      const [entry] = place < 0 ? [] : own.splice(place, 1);
      return entry?.isShared ? [{ key, at: entry.at }] : [];
    });
    if (gone.length > 0) await unshare(deps, gone, now, limits[name].window);
  };

  const look: RateLimits["look"] = async (deps, name, caller) => {
    const now = deps.now();
    const { window } = limits[name];
    const counts = countsOf(name, caller, now);
    const keys = counts.map(({ key }) => ({ key }));
    const stored = await readDocuments(deps.db, rateLimitDocument, keys);
    const full = counts.flatMap(({ most, own }, index) => {
      const shared = (stored[index]?.at ?? []).filter((at) => at > now - window);
      const at = [...shared, ...own.flatMap((one) => (one.isShared ? [] : [one.at]))].toSorted((a, b) => a - b);
      return at.length >= most ? [(at[at.length - most] ?? now) + window] : [];
    });
    if (full.length === 0) return null;
    refused.note(deps, name, now);
    return { type: "rate-limited", retryAt: Math.max(...full) };
  };

  return { take, look, restore };
}

/** The source of an alert, once in each window and not at each refusal; it does not name the refused caller. */
function createRefusals() {
  const saidAt = new Map<LimitName, Instant>();
  return {
    note: ({ log }: Counting, name: LimitName, now: Instant): void => {
      if (now < (saidAt.get(name) ?? -Infinity) + limits[name].window) return;
      saidAt.set(name, now);
      log.warn("limit: somebody was refused", { limit: name });
    },
  };
}

const mostKept = 20_000;

/** One id under many names is a request of each: a network could otherwise ask without end. */
const requestOf = ({ uid }: Caller, requestId: string | undefined): string | undefined =>
  requestId === undefined ? undefined : `${uid} ${requestId}`;

/** The document does not reveal who did it. */
const keyOf = (name: LimitName, kind: "uid" | "ip", value: string): string =>
  createHash("sha256").update(`${name} ${kind} ${value}`).digest("base64url");

/** Adds what is new for all of the keys or for none; then it says when the first of what stands in the way is over. */
const share = (
  deps: Counting,
  requests: readonly LimitRequest[],
  now: Instant,
  window: number,
): Promise<Instant | null> =>
  inTransaction(deps.db, async (tx) => {
    const keys = requests.map(({ key }) => ({ key }));
    const stored = await readDocuments(tx, rateLimitDocument, keys);
    const counted = requests.map(({ key, most, news }, index) => {
      const before = (stored[index]?.at ?? []).filter((at) => at > now - window);
      return { key, most, at: [...before, ...news.map(({ at }) => at)].toSorted((one, other) => one - other) };
    });
    const full = counted.flatMap(({ most, at }) =>
      at.length > most ? [(at[at.length - 1 - most] ?? now) + window] : [],
    );
    if (full.length > 0) return Math.max(...full);
    for (const [index, { key, at }] of counted.entries()) {
      const blocked = stored[index]?.blocked ?? 0;
      setDocument(tx, rateLimitDocument, { key }, { at, blocked, expiresAt: now + window });
    }
    return null;
  });

const unshare = (
  deps: Counting,
  gone: readonly { readonly key: string; readonly at: Instant }[],
  now: Instant,
  window: number,
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const keys = gone.map(({ key }) => ({ key }));
    const stored = await readDocuments(tx, rateLimitDocument, keys);
    for (const [index, { key, at }] of gone.entries()) {
      const found = stored[index];
      const place = found?.at.indexOf(at) ?? -1;
      if (!found || place < 0) continue;
      const kept = found.at.filter((_, other) => other !== place);
      setDocument(tx, rateLimitDocument, { key }, { at: kept, blocked: found.blocked, expiresAt: now + window });
    }
  });
