import type { Id } from "../kernel/branded.ts";
import { sellableOf } from "../catalog/goods/goods.ts";
import { must } from "../kernel/invariant.ts";
import type { BasketLine } from "../catalog/goods/basket-line.ts";
import type { FulfilmentType } from "../kernel/fulfilment-type.ts";
import type { Instant } from "../kernel/time/instant.ts";
import { instantToLocal } from "../kernel/time/zoned-time.ts";
import { type Availability, isAvailable } from "../kernel/time/availability.ts";
import { bundleOn, hasContentOn } from "../catalog/goods/bundle-on.ts";
import { type MinAge, minAge } from "../catalog/goods/min-age.ts";
import type { Menu } from "./menu.ts";
import type { OptionChoice } from "../catalog/goods/option-group.ts";

export interface Handover {
  readonly type: FulfilmentType;
  /** The begin of the slot; null while no time is chosen: then only the way decides. */
  readonly at: Instant | null;
  /** Brought to another country than the shop's. */
  readonly abroad?: boolean;
  /** The age that the carrier of parcels checks (ALC-02). */
  readonly ageCheck?: MinAge | undefined;
}

type Line = Pick<BasketLine, "kind" | "refId" | "components"> & Partial<Pick<BasketLine, "choices">>;

/** Whether a line can be handed over this way at this time: storefront, category, product and everything inside of it. */
export function availableAt(menu: Menu, line: Line, handover: Handover): boolean {
  const rules = rulesOf(menu, line, handover);
  if (rules.some(({ allowedDistribution: methods = [] }) => methods.length > 0 && !methods.includes(handover.type)))
    return false;
  // ALC-03: a locker cannot check an age.
  if (handover.type === "locker" && ageOf(menu, line, rules) > 0) return false;
  // VAT-07: excise duty is owed where it arrives, with papers that no shop here has.
  if (handover.abroad && ageOf(menu, line, rules) > 0) return false;
  // ALC-02: a parcel is handed over by its carrier.
  if (handover.type === "shipping" && ageOf(menu, line, rules) > (handover.ageCheck ?? 0)) return false;
  if (handover.at === null) return true;
  const moment = { at: handover.at, timezone: menu.shop.timezone };
  const isOpen = (rule: Availability): boolean => isAvailable(rule, moment);
  const bundle = line.kind === "bundle" ? menu.bundles[line.refId] : undefined;
  if (bundle && !hasContentOn(bundle, instantToLocal(handover.at, moment.timezone).date)) return false;
  return isOpen(menu.ordering.availability ?? {}) && isShownAt(menu, line, isOpen) && rules.every(isOpen);
}

function ageOf(menu: Menu, line: Line, rules: readonly Rule[]): MinAge {
  return minAge([...rules, ...choicesOf(menu, line)].map(({ alcohol = "none" }) => ({ alcohol })));
}

interface Rule extends Availability {
  readonly allowedDistribution?: readonly FulfilmentType[];
  readonly alcohol?: "none" | "beerWine16" | "spirits18";
}

/** The product itself; of a bundle also what is certainly or by choice inside. */
function rulesOf(menu: Menu, line: Line, { at }: Handover): Rule[] {
  const item = (itemId: Id<"product">): readonly Rule[] => (menu.items[itemId] ? [menu.items[itemId]] : []);
  if (line.kind === "item") return [...item(line.refId)];
  const bundle = menu.bundles[line.refId];
  if (!bundle) return [];
  const date = at === null ? null : instantToLocal(at, menu.shop.timezone).date;
  const fixed = bundleOn(bundle, date).slots.flatMap((slot) => (slot.fixed ? slot.choices : []));
  return [bundle, ...[...fixed, ...(line.components ?? [])].flatMap(({ itemId }) => item(itemId))];
}

const choicesOf = ({ options }: Menu, { choices = [] }: Line): OptionChoice[] =>
  choices.flatMap(({ optionId, choiceId }) => options[optionId]?.choices.find(({ id }) => id === choiceId) ?? []);

/** In one of the categories that show it; what no category shows is not held back by any. */
function isShownAt(menu: Menu, { kind, refId }: Line, isOpen: (rule: Availability) => boolean): boolean {
  // Nearly all categories are open at all times, which spares a look through thousands of entries.
  if (menu.categories.every(isOpen)) return true;
  const showing = menu.categories.filter(({ entries }) =>
    entries.some((entry) =>
      entry.kind === "group"
        ? kind === "item" && menu.groups[entry.id]?.itemIds.includes(refId)
        : entry.kind === kind && entry.id === refId,
    ),
  );
  return showing.length === 0 || showing.some(isOpen);
}

export interface AvailabilityRefusal {
  readonly type: "not-available-then";
  readonly items: readonly { readonly lineId: Id<"line">; readonly name: string }[];
  /** It is not the time: they may not be sent to another country. */
  readonly abroad?: boolean;
  /** It is not the time: they are never handed over this way. */
  readonly way?: FulfilmentType;
  /** It is not the time: the carrier does not check the age. */
  readonly unchecked?: boolean;
}

/** The lines that are in the way, with their names; null = all can be had then. */
export function checkAvailable(
  menu: Menu,
  lines: Readonly<Record<string, Line>>,
  handover: Handover,
): AvailabilityRefusal | null {
  const items = Object.entries(lines).flatMap(([lineId, line]) => {
    if (availableAt(menu, line, handover)) return [];
    const name = sellableOf(menu, line)?.name ?? line.refId;
    return [{ lineId, name }];
  });
  if (items.length === 0) return null;
  // The same goods could be sent within the country: then it is not the time that is in the way.
  const abroad = handover.abroad === true && checkAvailable(menu, lines, { ...handover, abroad: false }) === null;
  if (abroad) return { type: "not-available-then", items, abroad };
  const unchecked =
    handover.type === "shipping" &&
    handover.ageCheck !== 18 &&
    checkAvailable(menu, lines, { ...handover, ageCheck: 18 }) === null;
  if (unchecked) return { type: "not-available-then", items, unchecked };
  const never = items.every(
    ({ lineId }) => !availableAt(menu, must(lines[lineId], "a line"), { ...handover, at: null }),
  );
  return { type: "not-available-then", items, ...(never ? { way: handover.type } : {}) };
}
