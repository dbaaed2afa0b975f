import { weightCents } from "@lokalkorb/domain/catalog/prices/price-at";
import { readCents, readCount, readPercent } from "@/shared/forms/state/read-amount";
import { storedValues } from "@/shared/forms/state/plain-fields";
import { ifTyped } from "@/shared/forms/state/read-fields";
import { windowsOf } from "@/shared/forms/time/window-draft";
import { isLocalDate } from "@lokalkorb/domain/kernel/time/local-date";
import { availabilityOf, dayEnd, dayStart } from "../fields/availability-draft.ts";
import type { OptionUseDraft } from "../fields/option-use-draft.ts";
import { nutritionOf } from "./nutrition-draft.ts";
import { plainItemFields, type ItemDraft, type ItemFields, type PriceRuleDraft } from "./item-draft.ts";

const trimmed = (typed: string): string => typed.trim();

/** Of one piece of the estimated weight, as far as both are typed. */
export function estimateCents(draft: Pick<ItemDraft, "pricePerKg" | "estGrams">): number | null {
  const [pricePerKgCents, grams] = [readCents(draft.pricePerKg), readCount(draft.estGrams)];
  return pricePerKgCents === null || grams === null ? null : weightCents({ pricePerKgCents }, grams);
}

/** The stored fields of a form; stock, the base price and fields without a form stay with `before`. */
export function storedItem(draft: ItemDraft, timezone: string, before: ItemFields | null): ItemFields {
  const { byWeight, vatClass } = draft;
  return {
    ...hidden(before),
    ...availabilityOf(draft, timezone),
    ...storedValues(plainItemFields, draft),
    priceCents: (byWeight ? estimateCents(draft) : readCents(draft.price)) ?? 0,
    ...(!byWeight &&
      draft.priceRules.length > 0 && { priceRules: draft.priceRules.map((rule) => priceRule(rule, timezone)) }),
    ...(byWeight && {
      catchWeight: {
        pricePerKgCents: readCents(draft.pricePerKg) ?? 0,
        estGrams: readCount(draft.estGrams) ?? 0,
        minGrams: readCount(draft.minGrams) ?? 0,
        maxGrams: readCount(draft.maxGrams) ?? 0,
      },
    }),
    ...ifTyped("content", draft.contentAmount, (typed) => {
      const amount = readCount(typed);
      return amount === null ? null : { amount, unit: draft.contentUnit };
    }),
    depositCents: readCents(draft.deposit) ?? 0,
    ...(vatClass === "custom" && ifTyped("customRateBp", draft.customRate, readPercent)),
    ...((draft.excludeFromDiscounts || before?.excludeFromDiscounts !== undefined) && {
      excludeFromDiscounts: draft.excludeFromDiscounts,
    }),
    allergens: draft.allergenState === "declared" ? draft.allergens : [],
    traces: draft.traces,
    additives: draft.additives.split(",").map(trimmed).filter(Boolean),
    diets: draft.diets,
    ...label(draft),
    optionRefs: draft.options.map((use) => optionRef(use, before)),
    ...ifTyped("maxQtyPerOrder", draft.maxQty, readCount),
    ...(draft.allowedDistribution.length > 0 && { allowedDistribution: draft.allowedDistribution }),
    unit: before?.unit ?? "piece",
    stock: {
      ...countedQuantities(before),
      mode: draft.stockMode,
      ...(draft.stockMode === "daily" && ifTyped("dailyQty", draft.dailyQty, readCount)),
      ...(draft.stockMode !== "unlimited" && ifTyped("lowAt", draft.lowAt, readCount)),
    },
  };
}

/** The facts on a package; open food has no table. */
function label({ packed, producer, nutrition }: ItemDraft): Pick<ItemFields, "packed" | "nutrition"> {
  if (!packed) return {};
  const table = nutritionOf(nutrition);
  return {
    packed: { ...ifTyped("producer", producer, trimmed) },
    ...(Object.keys(table).length > 0 && { nutrition: table }),
  };
}

/** The facts of the counter, which functions alone write. */
function countedQuantities(before: ItemFields | null): Pick<ItemFields["stock"], "onHand" | "reserved"> {
  if (before === null) return { onHand: 0, reserved: 0 };
  const { mode: _mode, dailyQty: _dailyQty, lowAt: _lowAt, ...counted } = before.stock;
  return counted;
}

function hidden(before: ItemFields | null): Partial<ItemFields> {
  const kept = [
    "barcode",
    "externalRefs",
    "images",
    "basePrice",
    "bestBeforeDays",
    "coldChain",
    "soldOutUntil",
  ] as const;
  return before === null
    ? {}
    : Object.fromEntries(kept.filter((name) => before[name] !== undefined).map((name) => [name, before[name]]));
}

const priceRule = (rule: PriceRuleDraft, timezone: string) => ({
  id: rule.id,
  priceCents: readCents(rule.price) ?? 0,
  ...(isLocalDate(rule.from) && { from: dayStart(rule.from, timezone) }),
  ...(isLocalDate(rule.to) && { to: dayEnd(rule.to, timezone) }),
  ...(rule.windows.length > 0 && { windows: windowsOf(rule.windows) }),
  ...(rule.listId !== undefined && { priceListId: rule.listId }),
});

function optionRef({ optionId, min, max, enabled }: OptionUseDraft, before: ItemFields | null) {
  const position = before?.optionRefs.find((ref) => ref.optionId === optionId)?.position;
  return {
    optionId,
    ...ifTyped("min", min, readCount),
    ...ifTyped("max", max, readCount),
    ...(position !== undefined && { position }),
    ...(enabled !== undefined && { enabled }),
  };
}
