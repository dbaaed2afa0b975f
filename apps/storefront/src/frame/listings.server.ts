import { consoleLogger } from "@lokalkorb/error-reporting/logger";
import type { Instant } from "@lokalkorb/domain/time/instant";
import { readListings } from "./public-data.server.ts";
import type { PublicListing } from "./public-data.server.ts";

/** A shop of the list. The object is the same until something of it changes. */
export type ListedShop = NonNullable<PublicListing["shop"]> & { readonly id: string };

/** How long the copy counts, in milliseconds: what a shop changes is seen within ten seconds (P17). */
const lookAfter = 4000;
/** Servers' clocks differ, and a transaction is seen a little after the moment that it writes down. */
const overlap = 10_000;
/** What no question for changes finds: documents that were deleted by hand. */
const wholeAfter = 3_600_000;

interface Copy {
  readonly known: ReadonlyMap<string, { readonly updatedAt: Instant; readonly shop: ListedShop | null }>;
  readonly shops: readonly ListedShop[];
  readonly newest: Instant;
}

const nothing: Copy = { known: new Map(), shops: [], newest: 0 };

/** The copy with what has changed; what was read again as it was stays the same object. */
export function withChanges(copy: Copy, changes: readonly PublicListing[]): Copy {
  const changed = changes.filter(({ id, updatedAt }) => copy.known.get(id)?.updatedAt !== updatedAt);
  if (changed.length === 0) return copy;
  const known = new Map(copy.known);
  for (const { id, updatedAt, listed, shop } of changed)
    known.set(id, { updatedAt, shop: listed && shop !== undefined ? { id, ...shop } : null });
  return {
    known,
    shops: [...known.values()].flatMap(({ shop }) => shop ?? []),
    newest: changed.reduce((newest, { updatedAt }) => Math.max(newest, updatedAt), copy.newest),
  };
}

let copy = nothing;
let wholeAt = -Infinity;
let look: { readonly at: Instant; readonly done: Promise<void> } = { at: -Infinity, done: Promise.resolve() };

/**
 * All listed shops. One copy per process, which asks for what has changed since: a visitor costs no reads, and a change costs as many
 * as shops have changed. Throws while the database was never reached; later the last copy counts.
 */
export async function listedShops(now: Instant = Date.now()): Promise<readonly ListedShop[]> {
  if (now >= look.at + lookAfter) look = { at: now, done: lookAgain(now) };
  await look.done;
  return copy.shops;
}

/** Somebody says that a shop has changed: the next visitor sees it. */
export function lookAtListingsAgain(): void {
  look = { ...look, at: -Infinity };
}

async function lookAgain(now: Instant): Promise<void> {
  const isWhole = now >= wholeAt + wholeAfter;
  try {
    const changes = await readListings(isWhole ? 0 : copy.newest - overlap);
    copy = withChanges(isWhole ? nothing : copy, changes);
    if (isWhole) wholeAt = now;
  } catch (error) {
    if (copy === nothing) {
      look = { ...look, at: -Infinity };
      throw error;
    }
    consoleLogger.error("list of shops: shown as it was known last", { error: String(error) });
  }
}
