import type { Id } from "@lokalkorb/domain/kernel/branded";
import { salesOf } from "@lokalkorb/domain/pricing/history/sales-of";
import type { PriceDay } from "@lokalkorb/domain/catalog/prices/lowest-price";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { MenuItem } from "@lokalkorb/domain/catalog/goods/item";
import { priceDaysFrom } from "@lokalkorb/domain/pricing/history/price-days";
import type { Instant, LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { localToInstant } from "@lokalkorb/domain/kernel/time/zoned-time";
import { deleteDocument, readQuery, setDocument, type AdminTransaction } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { itemPriceDocument } from "@lokalkorb/model/documents/offerings/items/item-prices";
import { localDateAt } from "../platform/business-day.ts";

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

/**
 * PRC-07. The history is read only where something changed, rules or campaigns plan other prices or a reduction is running, so that
 * publishing a large catalogue again costs no more than reading it. What is planned for an item that is not offered any more
 * will never be asked.
 */
export async function readPriceHistory(
  tx: AdminTransaction,
  { menu, before, now }: { readonly menu: Menu; readonly before: Menu | null; readonly now: Instant },
): Promise<PriceHistory> {
  const { offeringId, shop } = menu;
  const { timezone } = shop;
  const isOnSale = (of: Menu | null, item: MenuItem): boolean => of !== null && salesOf(of, item).length > 0;
  const wanted = Object.values(menu.items).filter(
    (item) => mayDiffer(item, before?.items[item.id]) || isOnSale(menu, item) || isOnSale(before, item),
  );
  const gone = Object.values(before?.items ?? {}).filter(
    (item) => !(item.id in menu.items) && (item.priceRules !== undefined || isOnSale(before, item)),
  );
  const items = await Promise.all(
    [...wanted, ...gone].map(async (item): Promise<ItemHistory> => {
      const address = { offeringId, itemId: item.id };
      const newest = queryOf(itemPriceDocument, address, { orderBy: [["at", "desc"]], limit: keptDays + mostOld });
      const read = (await readQuery(tx, newest)).map(priceDay);
      const known = read.slice(0, keptDays);
      const ahead =
        item.id in menu.items ? priceDaysFrom(item, known, { now, timezone, sales: salesOf(menu, item) }) : [];
      return { itemId: item.id, known, ahead, old: read.slice(keptDays).map(({ day }) => day) };
    }),
  );
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

/** Removes days that are no longer planned, and those that lie too far back. */
export function writePriceDays(
  tx: AdminTransaction,
  offeringId: Id<"catalog">,
  { items, today }: PriceHistory,
  menuVersion: number,
  { now, timezone }: { readonly now: Instant; readonly timezone: string },
): void {
  for (const { itemId, known, ahead, old } of items) {
    for (const day of old) deleteDocument(tx, itemPriceDocument, { offeringId, itemId, day });
    const left = known.filter(({ day }) => day > today && ahead.every((step) => step.day !== day));
    for (const { day } of left) deleteDocument(tx, itemPriceDocument, { offeringId, itemId, day });
    for (const step of ahead) {
      if (known.some((stored) => isSameStep(stored, step))) continue;
      const { day, ...prices } = step;
      const at = day === today ? now : localToInstant({ date: day, time: "00:00" }, timezone);
      setDocument(tx, itemPriceDocument, { offeringId, itemId, day }, { ...prices, menuVersion, at });
    }
  }
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
