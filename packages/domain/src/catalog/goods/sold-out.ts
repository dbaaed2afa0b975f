import type { Id } from "../../kernel/branded.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { Bundle, MenuEntry, MenuGoods } from "./goods.ts";

/** A choice of an option group that is sold out until then. */
export interface SoldOutChoice {
  readonly optionId: Id<"option">;
  readonly choiceId: Id<"choice">;
  readonly until: Instant;
}

/** A choice that is an item is gone with it. */
export const isChoiceSoldOut = (
  { options }: Pick<MenuGoods, "options">,
  { optionId, choiceId }: Pick<SoldOutChoice, "optionId" | "choiceId">,
  {
    soldOutChoices = [],
    soldOutItemIds,
  }: Pick<SoldOutLive, "soldOutItemIds"> & { readonly soldOutChoices?: readonly SoldOutChoice[] },
  now: Instant,
): boolean =>
  soldOutItemIds.includes(options[optionId]?.choices.find(({ id }) => id === choiceId)?.itemId ?? "") ||
  soldOutChoices.some((gone) => gone.optionId === optionId && gone.choiceId === choiceId && gone.until > now);

/** The part of the live storefront document that says what is gone. */
export interface SoldOutLive {
  readonly soldOutItemIds: readonly string[];
  readonly soldOutBundleIds: readonly string[];
  /** Of items that come back by themselves, when they do. */
  readonly soldOutUntil?: Readonly<Record<string, Instant>>;
}

export function isSoldOut(itemId: Id<"product">, live: Pick<SoldOutLive, "soldOutItemIds">): boolean {
  return live.soldOutItemIds.includes(itemId);
}

/** A bundle is there as long as each of its slots can be filled. What a box of the week lacks is known with the week (`bundleOn`). */
export function isBundleSoldOut(bundle: Bundle, live: SoldOutLive): boolean {
  if (live.soldOutBundleIds.includes(bundle.id)) return true;
  return bundle.slots.some((slot) =>
    slot.fixed
      ? !bundle.contentByWeek && slot.choices.some(({ itemId }) => isSoldOut(itemId, live))
      : slot.min > 0 && slot.choices.every(({ itemId }) => isSoldOut(itemId, live)),
  );
}

/** A card with variants is sold out when all of them are. */
export function isEntrySoldOut(
  menu: Pick<MenuGoods, "groups" | "bundles">,
  entry: MenuEntry,
  live: SoldOutLive,
): boolean {
  if (entry.kind === "item") return isSoldOut(entry.id, live);
  if (entry.kind === "group") return (menu.groups[entry.id]?.itemIds ?? []).every((itemId) => isSoldOut(itemId, live));
  const bundle = menu.bundles[entry.id];
  return !bundle || isBundleSoldOut(bundle, live);
}
