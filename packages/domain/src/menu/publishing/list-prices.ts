import type { Cents } from "../../kernel/money/cents.ts";
import { listCents } from "../../catalog/prices/list-cents.ts";
import type { MenuItem } from "../../catalog/goods/item.ts";
import type { CatalogDraft, DraftBundle, DraftItem, MenuParts } from "./draft.ts";

type PriceList = Pick<CatalogDraft, "priceListId" | "priceListBp">;

/**
 * The drafts with the prices of a list that adds to all of them, or takes something off: as one more price beside that of
 * everybody, which stays, so that reductions are told from the prices that everybody pays (PRC-07). An article with a price
 * of its own in the list keeps that.
 */
export function withListPrices(parts: MenuParts, { priceListId, priceListBp = 0 }: PriceList): MenuParts {
  if (priceListId === undefined || priceListBp === 0) return parts;
  const changed = (cents: Cents): Cents => listCents(cents, priceListBp);
  const itemOf = (item: DraftItem): DraftItem => {
    const { catchWeight, priceCents, priceRules = [] } = item;
    if (catchWeight)
      return { ...item, catchWeight: { ...catchWeight, pricePerKgCents: changed(catchWeight.pricePerKgCents) } };
    if (priceCents === null || priceRules.some((rule) => rule.priceListId === priceListId)) return item;
    const rule = { id: priceListId, priceCents: changed(priceCents), priceListId };
    return { ...item, priceRules: [...priceRules, rule] };
  };
  const bundleOf = (bundle: DraftBundle): DraftBundle => ({
    ...bundle,
    ...(bundle.priceCents !== null && { priceCents: changed(bundle.priceCents) }),
    ...(bundle.sizes && { sizes: bundle.sizes.map((size) => ({ ...size, priceCents: changed(size.priceCents) })) }),
  });
  return { ...parts, items: parts.items.map(itemOf), bundles: parts.bundles.map(bundleOf) };
}

/** The price of one piece in the list of its menu, at whatever time; that of everybody where the list has none. */
export const listedCents = ({ priceCents, priceRules = [] }: Pick<MenuItem, "priceCents" | "priceRules">): Cents =>
  priceRules.find(({ priceListId }) => priceListId !== undefined)?.priceCents ?? priceCents;
