import type { Id } from "@lokalkorb/domain/kernel/branded";
import { salesOf } from "@lokalkorb/domain/pricing/history/sales-of";
import type { PriceDay } from "@lokalkorb/domain/catalog/prices/lowest-price";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { MenuItem } from "@lokalkorb/domain/catalog/goods/item";
import { priceDaysFrom } from "@lokalkorb/domain/pricing/history/price-days";
import { readStorefrontAddress } from "@lokalkorb/domain/shop/storefronts/storefront-address";
import type { Instant, LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { localToInstant } from "@lokalkorb/domain/kernel/time/zoned-time";
import {
  deleteDocument,
  inBatch,
  readQuery,
  setDocument,
  type AdminBatch,
} from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { itemPriceDocument } from "@lokalkorb/model/documents/offerings/items/item-prices";
import type { Firestore } from "firebase-admin/firestore";
import { localDateAt } from "../platform/business-day.ts";
import { inGroups } from "../platform/concurrency/in-groups.ts";

interface ItemHistory {
  readonly itemId: Id<"product">;
  readonly known: readonly PriceDay[];
  /** Today and to come, as it is published now. */
  readonly ahead: readonly PriceDay[];
  /** So far back that no law asks for them, and nothing here. */
  readonly old: readonly LocalDate[];
}

export interface PriceHistory {
  /** Of the items whose lowest price must be known. */
  readonly days: Readonly<Record<string, readonly PriceDay[]>>;
  readonly today: LocalDate;
  readonly items: readonly ItemHistory[];
}

/** A price that changes every day fills the 30 days, what came before them and what is planned. */
const keptDays = 90;
/** Above the number of days between two publications, so that a long history is short after a few of them. */
const mostOld = 30;

/** Below the 500 writes that the database takes at once. */
const mostWrites = 400;
const batchesAtATime = 4;
const readsAtATime = 100;

/**
 * PRC-07. The history is read only where something changed, rules or campaigns plan other prices or a reduction is running, so that
 * publishing a large catalogue again costs no more than reading it. What is planned for an item that is not offered any more
 * will never be asked.
 */
export async function readPriceHistory(
  db: Firestore,
  {
    menu,
    before,
    now,
    isFirst,
  }: {
    readonly menu: Menu;
    readonly before: Menu | null;
    readonly now: Instant;
    /** Nothing of this catalogue was published before, so there is no history to ask for. */
    readonly isFirst: boolean;
  },
): Promise<PriceHistory> {
  const { offeringId, shop } = menu;
  const { timezone } = shop;
  const isOnSale = (of: Menu | null, item: MenuItem): boolean => of !== null && salesOf(of, item).length > 0;
  // Goods by weight have one price in a menu; with a price list it is not that of everybody.
  const hasOwnPrice = ({ catchWeight }: MenuItem): boolean =>
    menu.priceListId !== undefined && catchWeight !== undefined;
  const priced = Object.values(menu.items).filter((item) => !hasOwnPrice(item));
  const wanted = priced.filter(
    (item) => mayDiffer(item, before?.items[item.id]) || isOnSale(menu, item) || isOnSale(before, item),
  );
  // The first storefront may still sell an item that is gone from a further one.
  const isFurther = typeof readStorefrontAddress(shop.slug)?.storefrontId === "string";
  const gone = Object.values((isFurther ? null : before)?.items ?? {}).filter(
    (item) => !(item.id in menu.items) && (item.priceRules !== undefined || isOnSale(before, item)),
  );
  const items = await inGroups([...wanted, ...gone], readsAtATime, async (item): Promise<ItemHistory> => {
    const address = { offeringId, itemId: item.id };
    const newest = queryOf(itemPriceDocument, address, { orderBy: [["at", "desc"]], limit: keptDays + mostOld });
    const read = isFirst ? [] : (await readQuery(db, newest)).map(priceDay);
    const known = read.slice(0, keptDays);
    const ahead =
      item.id in menu.items ? priceDaysFrom(item, known, { now, timezone, sales: salesOf(menu, item) }) : [];
    return { itemId: item.id, known, ahead, old: read.slice(keptDays).map(({ day }) => day) };
  });
  return {
    // A first price has nothing before it that could be struck through.
    days: Object.fromEntries(
      items.flatMap(({ itemId, known }) => (known.length > 0 && itemId in menu.items ? [[itemId, known]] : [])),
    ),
    today: localDateAt(now, timezone),
    items,
  };
}

const mayDiffer = (item: MenuItem, old: MenuItem | undefined): boolean =>
  old?.priceCents !== item.priceCents ||
  old.lowest30Cents !== undefined ||
  item.priceRules !== undefined ||
  old.priceRules !== undefined;

/**
 * Writes down the prices of a published version, and removes days that are no longer planned or lie too far back. It comes
 * in batches to the same however often it is begun.
 */
export async function writePriceDays(
  db: Firestore,
  offeringId: Id<"catalog">,
  { items, today }: PriceHistory,
  menuVersion: number,
  { now, timezone }: { readonly now: Instant; readonly timezone: string },
): Promise<void> {
  const writes = items.flatMap(({ itemId, known, ahead, old }) => {
    const left = known.filter(({ day }) => day > today && ahead.every((step) => step.day !== day));
    return [
      ...[...old, ...left.map(({ day }) => day)].map(
        (day) => (batch: AdminBatch) => deleteDocument(batch, itemPriceDocument, { offeringId, itemId, day }),
      ),
      ...ahead
        .filter((step) => !known.some((stored) => isSameStep(stored, step)))
        .map(({ day, ...prices }) => (batch: AdminBatch) => {
          const at = day === today ? now : localToInstant({ date: day, time: "00:00" }, timezone);
          setDocument(batch, itemPriceDocument, { offeringId, itemId, day }, { ...prices, menuVersion, at });
        }),
    ];
  });
  const batches = Array.from({ length: Math.ceil(writes.length / mostWrites) }, (_, index) =>
    writes.slice(index * mostWrites, (index + 1) * mostWrites),
  );
  await inGroups(batches, batchesAtATime, (part) =>
    inBatch(db, (batch) => {
      for (const write of part) write(batch);
    }),
  );
}

const isSameStep = (one: PriceDay, other: PriceDay): boolean =>
  one.day === other.day &&
  one.priceCents === other.priceCents &&
  one.lowestCents === other.lowestCents &&
  one.saleCents === other.saleCents;

const priceDay = ({ id, priceCents, lowestCents, saleCents }: { id: LocalDate } & Omit<PriceDay, "day">): PriceDay => ({
  day: id,
  priceCents,
  ...(lowestCents === undefined ? {} : { lowestCents }),
  ...(saleCents === undefined ? {} : { saleCents }),
});
