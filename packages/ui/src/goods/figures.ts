import type { Diet } from "@lokalkorb/domain/catalog/goods/diet";
import { contentText, namesContent } from "@lokalkorb/domain/catalog/goods/content-text";
import type { Bundle } from "@lokalkorb/domain/catalog/goods/goods";
import type { MenuItem } from "@lokalkorb/domain/catalog/goods/item";
import { formatBasePrice, formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";

/** Marks worth a tag on a card; the sheet names the others. */
export const taggedDiets: readonly Diet[] = ["organic", "vegan"];

export interface PriceNow {
  readonly cents: Cents;
  /** Per kilogram, litre or whatever the item's own base price is per (PRC-03). */
  readonly baseCents?: Cents;
}

/** All figures of an item at its price of some hour. */
export function figuresAt(item: MenuItem, { cents, baseCents }: PriceNow) {
  const { content, basePrice, catchWeight, lowest30Cents = 0 } = item;
  const own = basePrice && baseCents !== undefined ? { ...basePrice, cents: baseCents } : basePrice;
  return {
    cents,
    price: formatMoney(cents),
    before: cents < lowest30Cents ? formatMoney(lowest30Cents) : undefined,
    deposit: item.depositCents > 0 ? depositText(item) : undefined,
    amount: catchWeight
      ? `ca. ${weightText(catchWeight.estGrams)}`
      : content && !namesContent(item.name, contentText(content))
        ? contentText(content)
        : undefined,
    basePrice: own && formatBasePrice(own),
  };
}

/** Whether the price of a bundle is the least that it costs. */
export function isFromPrice({
  slots,
  pricing,
  optionRefs = [],
}: Pick<Bundle, "slots" | "pricing" | "optionRefs">): boolean {
  const open = slots.filter(({ fixed }) => !fixed);
  return (
    optionRefs.length > 0 ||
    (open.length > 0 && pricing !== "fixed") ||
    open.some(({ choices }) => choices.some(({ surchargeCents }) => surchargeCents > 0))
  );
}

/** '0,25 € Pfand (Einweg)': which of the two must be said (PRC-05). */
export function depositText({ depositCents, depositKind }: Pick<MenuItem, "depositCents" | "depositKind">): string {
  return `${formatMoney(depositCents)} Pfand${depositKind === "can" ? " (Einweg)" : " (Mehrweg)"}`;
}

/** '850 g', '1,2 kg' */
export function weightText(grams: number): string {
  return grams >= 1000 ? `${String(grams / 1000).replace(".", ",")}\u00a0kg` : `${grams}\u00a0g`;
}
