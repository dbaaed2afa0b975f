import type { Bundle } from "../../catalog/goods/goods.ts";
import { menuBundleFields } from "../../catalog/goods/goods-fields.ts";
import type { MenuItem } from "../../catalog/goods/item.ts";
import { itemFields } from "../../catalog/goods/item-fields.ts";
import { choice as choiceField, menuOptionFields, type OptionGroup } from "../../catalog/goods/option-group.ts";
import type { Fields } from "../../kernel/fields/field.ts";
import { project, publishedFields } from "../../kernel/fields/project.ts";
import type { LocalDate } from "../../kernel/time/instant.ts";
import type { Menu } from "../menu.ts";
import type { DraftBundle, DraftItem, DraftOption } from "./draft.ts";
import { frozenBundle, frozenItem, frozenOption, sizeGroup } from "./freeze-draft.ts";
import { isSame } from "./menu-changes.ts";

/** Undefined ones go; those that are not named stay. */
export type DraftFields = Readonly<Record<string, unknown>>;

export interface RestoreQuestion extends Pick<Menu, "items" | "options"> {
  readonly country: Parameters<typeof frozenItem>[1]["country"];
  readonly timezone: string;
  readonly today: LocalDate;
}

/** Fields of a published part that say something else now, as they were then. */
export function differing<F extends Fields>(names: F, now: object, then: object): DraftFields {
  const is = project(names, now as never) as DraftFields;
  const was = then as DraftFields;
  return Object.fromEntries(
    Object.keys(names).flatMap((name) => (isSame(is[name], was[name]) ? [] : [[name, was[name]]])),
  );
}

/** The changes of an item after which it is published as it was then; `now`: the draft as a publication would take it. */
export function restoredItem(draft: DraftItem, now: DraftItem, then: MenuItem, question: RestoreQuestion): DraftFields {
  const { country, timezone, today } = question;
  const frozen = (item: DraftItem): MenuItem =>
    frozenItem(item, { country, timezone, today, priceListId: undefined, days: undefined });
  // Prices of lists are no part of a draft that all storefronts share.
  const plain = rulesOf(then).filter(isPlain);
  const { priceRules: _rules, ...fields } = differing(publishedItem, frozen(now), then);
  const { stockMode } = then;
  const others = rulesOf(draft).filter((rule) => !isPlain(rule));
  const next = {
    ...fields,
    ...(isSame(rulesOf(draft).filter(isPlain), plain) ? {} : { priceRules: [...plain, ...others] }),
    ...(frozen(now).stockMode !== stockMode && { stock: { ...draft.stock, mode: stockMode } }),
  };
  const { basePrice } = frozen({ ...draft, ...(next as object) });
  return then.basePrice === undefined || isSame(basePrice, then.basePrice)
    ? next
    : { ...next, basePriceUnit: then.basePrice.per };
}

const rulesOf = ({ priceRules = [] }: Pick<MenuItem, "priceRules">) => priceRules;
const isPlain = ({ priceListId }: { readonly priceListId?: string }): boolean => priceListId === undefined;

export function restoredOption(draft: DraftOption, then: OptionGroup, { items }: RestoreQuestion): DraftFields {
  const { choices, ...fields } = differing(menuOptionFields, frozenOption(draft, items), then);
  if (choices === undefined) return fields;
  return { ...fields, choices: then.choices.map((choice) => ({ ...ownOf(draft, choice), ...choice })) };
}

/** Without facts that a publication derives. */
const publishedItem = publishedFields(itemFields);
const publishedChoice = publishedFields(choiceField.fields);

/** Facts of a choice that no menu holds, such as until when it is sold out. */
const ownOf = ({ choices }: DraftOption, { id }: { readonly id: string }): object =>
  Object.fromEntries(
    Object.entries(choices.find((choice) => choice.id === id) ?? {}).filter(([name]) => !(name in publishedChoice)),
  );

/** `now`: the draft as a publication would take it. */
export function restoredBundle(
  draft: DraftBundle,
  now: DraftBundle,
  then: Bundle,
  { items, options, today }: RestoreQuestion,
): DraftFields {
  const sizes = options[`size-${draft.id}`];
  const frozen = frozenBundle({ ...now, pricing: "fixed", priceCents: now.priceCents ?? 0 }, items, today);
  const { priceCents, optionRefs, vatSplit, ...fields } = differing(
    menuBundleFields,
    { ...frozen, pricing: now.pricing },
    then,
  );
  const refs = (then.optionRefs ?? []).filter(({ optionId }) => optionId !== sizes?.id);
  const wasFixed = then.pricing === "fixed";
  const isSized = wasFixed && (priceCents !== undefined || !isSame(sizeGroup(now), sizes ?? null));
  return {
    ...fields,
    ...(then.vatSplit !== frozen.vatSplit && { vatSplit: vatSplit ?? "proportional" }),
    ...(priceCents !== undefined && wasFixed && sizes === undefined && { priceCents }),
    ...(isSized && {
      sizes: sizes?.choices.map(({ id, name, priceCents: more }) => ({ id, name, priceCents: then.priceCents + more })),
    }),
    ...(optionRefs !== undefined && { optionRefs: refs }),
  };
}
