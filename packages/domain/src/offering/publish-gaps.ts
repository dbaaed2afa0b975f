import { windowsOverlap } from "../slots/window-span.ts";
import type { Catalogue, DraftBundle, DraftItem, DraftOption, MenuParts } from "./build-menu.ts";

export const publishGapTypes = [
  "no-price",
  "no-name",
  "no-vat-rate",
  "allergens-unknown",
  "no-base-price",
  "option-missing",
  "option-range",
  "bundle-slot-empty",
  "no-entry",
  "no-distribution",
  "slot-interval",
  "windows-overlap",
  "no-payment",
  "imprint-missing",
] as const;
export type PublishGapType = (typeof publishGapTypes)[number];

/** One thing that keeps a menu from being published; id and name of the document to open. */
export interface PublishGap {
  readonly type: PublishGapType;
  readonly id?: string;
  readonly name?: string;
}

const shortestInterval = 5;

export function publishGaps(catalogue: Catalogue, parts: MenuParts): readonly PublishGap[] {
  return [
    ...parts.items.flatMap((item) => itemGaps(item, parts.options)),
    ...parts.options.flatMap((option) =>
      isSatisfiable(option, option.min, option.max) ? [] : [gap("option-range", option)],
    ),
    ...parts.bundles.flatMap(bundleGaps),
    ...shopGaps(catalogue, parts),
  ];
}

function itemGaps(item: DraftItem, options: readonly DraftOption[]): PublishGap[] {
  const gaps: PublishGap[] = [];
  if (!item.name.trim()) gaps.push(gap("no-name", item));
  if (!isPrice(item.priceCents)) gaps.push(gap("no-price", item));
  if (item.vatClass === "custom" && item.customRateBp === undefined) gaps.push(gap("no-vat-rate", item));
  // FOO-03: not knowing is not the same as none.
  if (item.allergenState === "unknown" || (item.allergenState === "declared") !== item.allergens.length > 0) {
    gaps.push(gap("allergens-unknown", item));
  }
  // PRC-03: with a content there must be a base price to derive or a reason why none is due.
  if (item.content && !(Number.isSafeInteger(item.content.amount) && item.content.amount > 0))
    gaps.push(gap("no-base-price", item));
  for (const ref of item.optionRefs) {
    const option = options.find(({ id }) => id === ref.optionId);
    if (!option) gaps.push(gap("option-missing", item));
    else if (!isSatisfiable(option, ref.min ?? option.min, ref.max ?? option.max)) gaps.push(gap("option-range", item));
  }
  return gaps;
}

/** Whether anybody can choose so that the rule holds, and the preset does not break it. */
function isSatisfiable({ select, choices }: DraftOption, min: number, max: number | null): boolean {
  if (min < 0 || (max !== null && max < Math.max(min, 1)) || (select === "single" && max !== 1)) return false;
  const most =
    select === "text" ? 1 : choices.reduce((sum, { maxQty }) => sum + (select === "quantity" ? maxQty : 1), 0);
  const preset = choices.filter((choice) => choice.default).length;
  return min <= (select === "single" ? Math.min(1, most) : most) && (max === null || preset <= max);
}

function bundleGaps(bundle: DraftBundle): PublishGap[] {
  const gaps: PublishGap[] = [];
  if (!bundle.name.trim()) gaps.push(gap("no-name", bundle));
  if (!isPrice(bundle.priceCents)) gaps.push(gap("no-price", bundle));
  const empty = bundle.slots.some(
    ({ choices, min, max, fixed }) => choices.length === 0 || (!fixed && (max < 1 || min > max)),
  );
  if (empty || bundle.slots.length === 0) gaps.push(gap("bundle-slot-empty", bundle));
  return gaps;
}

function shopGaps(
  { imprint, distributionOptions, paymentMethods }: Catalogue,
  { categories }: MenuParts,
): PublishGap[] {
  const gaps: PublishGap[] = [];
  const enabled = distributionOptions.filter((option) => option.enabled);
  if (categories.length === 0) gaps.push({ type: "no-entry" });
  if (!enabled.some(({ windows }) => windows.length > 0)) gaps.push({ type: "no-distribution" });
  for (const option of enabled) {
    if (!(option.intervalMinutes >= shortestInterval)) gaps.push(gap("slot-interval", option));
    if (windowsOverlap(option.windows)) gaps.push(gap("windows-overlap", option));
  }
  if (paymentMethods.length === 0) gaps.push({ type: "no-payment" });
  if (!imprint?.legalName.trim()) gaps.push({ type: "imprint-missing" });
  return gaps;
}

const isPrice = (cents: number | null): boolean => cents !== null && Number.isSafeInteger(cents) && cents >= 0;

const gap = (type: PublishGapType, { id, name }: { readonly id: string; readonly name: string }): PublishGap => ({
  type,
  id,
  name,
});
