import { consoleLogger } from "@lokalkorb/error-reporting/logger";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { readListings, type PublicListing } from "@/entities/shop/public-data.server";

/** A shop of the list. The object is the same until something of it changes. */
export type ListedShop = NonNullable<PublicListing["shop"]> & { readonly id: string };

/** How long the copy counts, in milliseconds: a change of a shop is seen within ten seconds (P17). */
const lookAfter = 4000;
/** Servers' clocks differ, and a transaction is seen a little after the moment that it writes down. */
const overlap = 10_000;
/** Documents that were deleted by hand are not found by a read of changes. */
const wholeAfter = 3_600_000;

interface Known {
  readonly updatedAt: Instant;
  readonly shop: ListedShop | null;
}

interface Copy {
  readonly known: ReadonlyMap<string, Known>;
  readonly shops: readonly ListedShop[];
  readonly newest: Instant;
}

const nothing: Copy = { known: new Map(), shops: [], newest: 0 };

/** The copy with the changes; a shop that was read again as it was stays the same object. */
export function withChanges(copy: Copy, changes: readonly PublicListing[]): Copy {
  const changed = changes.filter(({ id, updatedAt }) => copy.known.get(id)?.updatedAt !== updatedAt);
  if (changed.length === 0) return copy;
  const known = new Map(copy.known);
  for (const listing of changed) known.set(listing.id, knownOf(listing));
  return copyOf(known);
}

/**
 * The copy after all of the list was read again: missing shops go, and every shop that is as it was stays the same object
 * with its card. `began`: the newest change that was known when the reading began; newer ones were read meanwhile.
 */
export function readWhole(copy: Copy, whole: readonly PublicListing[], began: Instant): Copy {
  const read = whole.map((listing): [string, Known] => {
    const before = copy.known.get(listing.id);
    return [listing.id, before !== undefined && before.updatedAt >= listing.updatedAt ? before : knownOf(listing)];
  });
  const known = new Map(read);
  for (const [id, before] of copy.known) if (!known.has(id) && before.updatedAt > began) known.set(id, before);
  const isAsItWas = known.size === copy.known.size && read.every(([id, each]) => copy.known.get(id) === each);
  return isAsItWas ? copy : copyOf(known);
}

const knownOf = ({ id, updatedAt, listed, shop }: PublicListing): Known => ({
  updatedAt,
  shop: listed && shop !== undefined ? { id, ...shop } : null,
});

const copyOf = (known: Copy["known"]): Copy => ({
  known,
  shops: [...known.values()].flatMap(({ shop }) => shop ?? []),
  newest: [...known.values()].reduce((newest, { updatedAt }) => Math.max(newest, updatedAt), 0),
});

/** One copy, which asks for what has changed since it was asked last; `read` answers what has changed since a moment. */
export function listingCopy(read: (since: Instant) => Promise<readonly PublicListing[]>) {
  let copy = nothing;
  let wholeAt = -Infinity;
  let isReadingWhole = false;
  let look: { readonly at: Instant; readonly done: Promise<void> } = { at: -Infinity, done: Promise.resolve() };

  const lookAgain = async (now: Instant): Promise<void> => {
    const isFirst = copy === nothing;
    try {
      // It comes in many pages, one after the other: later readers of the list do not wait for it.
      if (!isFirst && now >= wholeAt + wholeAfter && !isReadingWhole) void lookAtWhole(now);
      const changes = await read(isFirst ? 0 : copy.newest - overlap);
      copy = withChanges(copy, changes);
      if (isFirst) wholeAt = now;
    } catch (error) {
      if (copy === nothing) {
        look = { ...look, at: -Infinity };
        throw error;
      }
      logOutage(error);
    }
  };

  const lookAtWhole = async (now: Instant): Promise<void> => {
    isReadingWhole = true;
    const began = copy.newest;
    try {
      const whole = await read(0);
      copy = readWhole(copy, whole, began);
      wholeAt = now;
    } catch (error) {
      logOutage(error);
    }
    isReadingWhole = false;
  };

  return {
    shops: async (now: Instant): Promise<readonly ListedShop[]> => {
      if (now >= look.at + lookAfter) look = { at: now, done: lookAgain(now) };
      await look.done;
      return copy.shops;
    },
    lookAgain: (): void => {
      look = { ...look, at: -Infinity };
    },
  };
}

const logOutage = (error: unknown): void =>
  consoleLogger.error("list of shops: shown as it was known last", { error: String(error) });

const ofThisProcess = listingCopy(readListings);

/**
 * All listed shops. One copy per process: a visitor costs no reads, and a change costs as many as shops have changed. Throws
 * while the database was never reached; later the last copy counts.
 */
export const listedShops = (now: Instant = Date.now()): Promise<readonly ListedShop[]> => ofThisProcess.shops(now);

/** A shop has changed: the next visitor sees it. */
export const lookAtListingsAgain = (): void => ofThisProcess.lookAgain();
