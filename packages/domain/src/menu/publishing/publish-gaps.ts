import { offeredMethods } from "../offered-methods.ts";
import { windowsOverlap } from "../../kernel/time/window-span.ts";
import { isLocalDate } from "../../kernel/time/local-date.ts";
import { zoneProblems } from "../../fulfilment/zones/zone-problems.ts";
import { areSoundWindows, isSoundAvailability } from "./availability-problem.ts";
import type { CatalogDraft, DraftBundle, DraftItem, DraftOption, MenuParts } from "./draft.ts";
import { openQuestions } from "../../catalog/labelling/label-facts.ts";
import { bundleProblems } from "./bundle-problems.ts";
import { itemProblems } from "./item-problems.ts";
import { groupsNeededBy, isSatisfiable, optionProblems } from "./option-problems.ts";
import type { PublishGap, PublishGapPlace, PublishGapType } from "./publish-gap.ts";
import type { FulfilmentMethod } from "../../fulfilment/methods/fulfilment-method.ts";

const shortestInterval = 5;

export function publishGaps(catalog: CatalogDraft, parts: MenuParts): readonly PublishGap[] {
  const usable = new Set(catalog.items.filter(({ status }) => status !== "archived").map(({ id }) => id));
  // Whatever refers to a damaged document would seem to miss it; that is no news.
  if (catalog.malformed?.length) return catalog.malformed;
  return [
    ...parts.items.flatMap((item) => [
      ...itemProblems(item, catalog).map((type) => ({
        ...gap(type, "item", item),
        ...(type === "goods-facts" && { detail: openLabels(item) }),
      })),
      ...optionUseGaps(item, "item", parts.options),
    ]),
    ...parts.options.flatMap((option) =>
      optionProblems(option, parts.options, usable).map((type) => gap(type, "option", option)),
    ),
    ...parts.bundles.flatMap((bundle) => [
      ...bundleProblems(bundle, usable).map((type) => gap(type, "bundle", bundle)),
      ...optionUseGaps(bundle, "bundle", parts.options),
    ]),
    ...parts.categories.flatMap((category) =>
      isSoundAvailability(category) ? [] : [gap("availability", "category", category)],
    ),
    ...catalog.distributionOptions
      .filter(({ enabled }) => enabled)
      .flatMap((option) => fulfilmentGaps(option, catalog)),
    ...shopGaps(catalog, parts),
  ];
}

/** The groups an item or bundle uses must be there, be choosable with its own limits, and bring those they depend on. */
function optionUseGaps(
  user: DraftItem | DraftBundle,
  place: "item" | "bundle",
  options: readonly DraftOption[],
): PublishGap[] {
  const refs = user.optionRefs ?? [];
  return refs.flatMap((ref) => {
    const option = options.find(({ id }) => id === ref.optionId);
    if (!option) return [gap("option-missing", place, user)];
    const gaps = isSatisfiable(option, ref.min ?? option.min, ref.max ?? option.max)
      ? []
      : [gap("option-range", place, user)];
    const isComplete = groupsNeededBy(option).every((needed) => refs.some(({ optionId }) => optionId === needed));
    return isComplete ? gaps : [...gaps, { ...gap("option-depends", place, user), detail: option.name }];
  });
}

function fulfilmentGaps(option: FulfilmentMethod, catalog: CatalogDraft): PublishGap[] {
  const { restaurant, paymentMethods } = catalog;
  const { zones = [], shipping } = option;
  const at = (type: PublishGapType): PublishGap => gap(type, "distribution", option);
  const gaps: PublishGap[] = [];
  if (!option.name.trim()) gaps.push(at("no-name"));
  if (!(option.intervalMinutes >= shortestInterval)) gaps.push(at("slot-interval"));
  if (windowsOverlap(option.windows)) gaps.push(at("windows-overlap"));
  else if (!areSoundWindows(option.windows)) gaps.push(at("window-malformed"));
  if (!option.closures.every(({ from, to }) => isLocalDate(from) && isLocalDate(to) && from <= to))
    gaps.push(at("closure-days"));
  if (option.type === "delivery" && !zones.some(({ enabled }) => enabled)) gaps.push(at("zone-missing"));
  for (const { type, isHint, zoneName, about } of zoneProblems(zones, restaurant.country)) {
    if (isHint) continue;
    gaps.push({ ...at("zone-invalid"), detail: [zoneName, type, ...(about === undefined ? [] : [about])].join(": ") });
  }
  if (option.type === "shipping" && !(shipping && shipping.countries.length > 0 && shipping.shipDays.length > 0))
    gaps.push(at("shipping-incomplete"));
  // A shop without any method is told so once.
  const payable = offeredMethods(catalog, { option, payCents: null, isReturning: true });
  if (paymentMethods.length > 0 && payable.every(({ bar }) => bar !== null)) gaps.push(at("no-payment-here"));
  return gaps;
}

function shopGaps(
  { imprint, distributionOptions, paymentMethods, ordering, storefrontId }: CatalogDraft,
  { categories }: MenuParts,
): PublishGap[] {
  const gaps: PublishGap[] = [];
  if (categories.length === 0) gaps.push({ type: "no-entry", place: "storefront" });
  if (!distributionOptions.some(({ enabled, windows }) => enabled && windows.length > 0))
    gaps.push({ type: "no-distribution", place: "shop" });
  if (!isSoundAvailability(ordering.availability ?? {}))
    gaps.push({ type: "availability", place: "storefront", id: storefrontId });
  if (paymentMethods.length === 0) gaps.push({ type: "no-payment", place: "shop" });
  if (!imprint?.legalName.trim()) gaps.push({ type: "imprint-missing", place: "shop" });
  return gaps;
}

const openLabels = (item: DraftItem): string =>
  openQuestions(item)
    .map(({ label }) => label)
    .join(", ");

const gap = (
  type: PublishGapType,
  place: PublishGapPlace,
  { id, name }: { readonly id: string; readonly name: string },
): PublishGap => ({ type, place, id, name });
