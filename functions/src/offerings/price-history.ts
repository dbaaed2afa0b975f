import type { PriceDay } from "@lokalkorb/domain/offering/lowest-price";
import type { Menu, MenuItem } from "@lokalkorb/domain/offering/menu";
import type { Instant, LocalDate } from "@lokalkorb/domain/time/instant";
import { readQuery, setDocument, type AdminTransaction } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { itemPriceDocument } from "@lokalkorb/model/documents/offerings/items/item-prices";
import { endOfDay, localDateAt } from "../restaurants/business-day.ts";

interface PriceChange extends PriceDay {
  readonly itemId: string;
}

export interface PriceHistory {
  /** Of the items whose lowest price must be known. */
  readonly days: Readonly<Record<string, readonly PriceDay[]>>;
  /** What today adds to the history. */
  readonly changes: readonly PriceChange[];
}

/** A price that changes every day fills the 30 days and what came before them. */
const keptDays = 60;

/**
 * PRC-07. The history is read only where something changed or a reduction is running, so that publishing a large
 * catalogue again costs no more than reading it.
 */
export const readPriceHistory = async (
  tx: AdminTransaction,
  { menu, before, now }: { readonly menu: Menu; readonly before: Menu | null; readonly now: Instant },
): Promise<PriceHistory> => {
  const { offeringId, shop } = menu;
  const today = localDateAt(now, shop.timezone);
  const lowestOf = (item: MenuItem): number => lowestToday(item, now, endOfDay(now, shop.timezone));
  const found = await Promise.all(
    Object.values(menu.items).map(async (item) => {
      const old = before?.items[item.id];
      const hasChanged = old?.priceCents !== item.priceCents || lowestOf(old) !== lowestOf(item);
      if (!hasChanged && old.lowest30Cents === undefined && item.priceRules === undefined) return null;
      const query = queryOf(
        itemPriceDocument,
        { offeringId, itemId: item.id },
        { orderBy: [["at", "desc"]], limit: keptDays },
      );
      const days = (await readQuery(tx, query)).map(priceDay);
      return { item, days, hasChanged };
    }),
  );
  const read = found.flatMap((entry) => entry ?? []);
  return {
    // A first price has nothing before it that could be struck through.
    days: Object.fromEntries(read.filter(({ days }) => days.length > 0).map(({ item, days }) => [item.id, days])),
    changes: read
      .filter(({ hasChanged, days }) => hasChanged || days.length === 0)
      .map(({ item, days }) => {
        const earlier = days.find(({ day }) => day === today);
        const lowest = Math.min(lowestOf(item), earlier?.lowestCents ?? earlier?.priceCents ?? Infinity);
        return {
          itemId: item.id,
          day: today,
          priceCents: item.priceCents,
          ...(lowest < item.priceCents ? { lowestCents: lowest } : {}),
        };
      }),
  };
};

export const writePriceDays = (
  tx: AdminTransaction,
  offeringId: string,
  changes: readonly PriceChange[],
  menuVersion: number,
  at: Instant,
): void => {
  for (const { itemId, day, ...prices } of changes)
    setDocument(tx, itemPriceDocument, { offeringId, itemId, day }, { ...prices, menuVersion, at });
};

const priceDay = ({ id, priceCents, lowestCents }: { id: LocalDate } & Omit<PriceDay, "day">): PriceDay => ({
  day: id,
  priceCents,
  ...(lowestCents === undefined ? {} : { lowestCents }),
});

/** With the prices that hold for everybody at some hour of today; those of a customer's list are between the two. */
const lowestToday = ({ priceCents, priceRules = [] }: MenuItem, now: Instant, endsAt: Instant): number =>
  Math.min(
    priceCents,
    ...priceRules
      .filter(
        ({ priceListId, from, to }) => priceListId === undefined && (from ?? now) < endsAt && (to ?? endsAt) > now,
      )
      .map((rule) => rule.priceCents),
  );
