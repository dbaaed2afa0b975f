import { isIsoWeek } from "../../kernel/time/iso-week.ts";
import { isSoundAvailability } from "./availability-problem.ts";
import type { DraftBundle } from "./draft.ts";
import { isPositive, isPrice } from "./item-problems.ts";
import type { PublishGapType } from "./publish-gap.ts";

/** `usable` = items that a bundle may hold; archived ones are gone. */
export function bundleProblems(bundle: DraftBundle, usable: ReadonlySet<string>): PublishGapType[] {
  const { name, sizes = [], pricing, priceCents } = bundle;
  const needsPrice = pricing === "fixed" && sizes.length === 0;
  const problems: [PublishGapType, boolean][] = [
    ["no-name", !name.trim() || sizes.some((size) => !size.name.trim())],
    ["no-price", (needsPrice && !isPrice(priceCents)) || !sizes.every((size) => isPrice(size.priceCents))],
    ["bundle-pricing", !isPricingSound(bundle)],
    ["bundle-slot-empty", !isFilled(bundle)],
    ["bundle-week", !areWeeksSound(bundle, usable)],
    ["availability", !isSoundAvailability(bundle)],
  ];
  return problems.flatMap(([type, isWrong]) => (isWrong ? [type] : []));
}

/** Sizes have prices of their own, so only a fixed price can have them. */
function isPricingSound({ pricing, percentBp, minusCents, sizes = [] }: DraftBundle): boolean {
  if (pricing === "fixed") return true;
  if (sizes.length > 0) return false;
  if (pricing === "sumMinusPercent") return percentBp !== undefined && isPositive(percentBp) && percentBp < 10_000;
  return pricing === "sum" || (minusCents !== undefined && isPositive(minusCents));
}

function isFilled({ slots, contentByWeek = {} }: DraftBundle): boolean {
  const isEmpty = slots.some(
    ({ choices, min, max, fixed }) => choices.length === 0 || (!fixed && (max < 1 || min > max)),
  );
  return !isEmpty && (slots.length > 0 || Object.keys(contentByWeek).length > 0);
}

function areWeeksSound({ contentByWeek = {} }: DraftBundle, usable: ReadonlySet<string>): boolean {
  return Object.entries(contentByWeek).every(
    ([week, content]) =>
      isIsoWeek(week) &&
      content.length > 0 &&
      content.every(({ itemId, qty }) => usable.has(itemId) && isPositive(qty)),
  );
}
