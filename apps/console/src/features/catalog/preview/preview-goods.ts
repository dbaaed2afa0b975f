import type { MenuItem } from "@lokalkorb/domain/catalog/goods/item";
import { jurisdictions } from "@lokalkorb/domain/kernel/country/jurisdiction";
import type { Country } from "@lokalkorb/domain/kernel/country/country";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { frozenBundle, frozenItem, sizeGroup } from "@lokalkorb/domain/menu/publishing/freeze-draft";
import type { SoldGoods } from "@lokalkorb/ui/product-information";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import type { bundleDocument } from "@lokalkorb/model/documents/offerings/bundles";
import type { CatalogDraft } from "../state/use-catalog.ts";
import type { ItemFields } from "../values/item-values.ts";

/** An edited product, as it would be stored now. */
export type EditedGoods =
  | { readonly kind: "item"; readonly id: string; readonly fields: ItemFields }
  | { readonly kind: "bundle"; readonly id: string; readonly fields: FieldsOf<typeof bundleDocument> };

export type PreviewGoods = Pick<SoldGoods, "items" | "options" | "bundles">;

interface Question {
  readonly country: Country;
  readonly today: LocalDate;
}

/** The edited draft with the rest of the catalog, as a publication would freeze them. */
export function previewGoods(
  { items, options }: Pick<CatalogDraft, "items" | "options">,
  edited: EditedGoods,
  { country, today }: Question,
): PreviewGoods {
  const frozen = (id: string, { optionRefs, ...fields }: ItemFields): MenuItem =>
    frozenItem(
      { ...fields, id, optionRefs: optionRefs.filter(({ enabled }) => enabled !== false) },
      { country, timezone: jurisdictions[country].timezone, today, priceListId: undefined, days: undefined },
    );
  const all = Object.fromEntries([
    ...items.map((item) => [item.id, frozen(item.id, item)] as const),
    ...(edited.kind === "item" ? [[edited.id, frozen(edited.id, edited.fields)] as const] : []),
  ]);
  const groups = Object.fromEntries(options.map((option) => [option.id, option]));
  if (edited.kind === "item") return { items: all, options: groups, bundles: {} };
  const draft = draftBundle(edited, all);
  const sizes = sizeGroup(draft);
  return {
    items: all,
    options: sizes === null ? groups : { ...groups, [sizes.id]: sizes },
    bundles: { [edited.id]: frozenBundle(draft, all, today) },
  };
}

/** Rows without an article, and articles that are gone, are left out until they are chosen. */
function draftBundle(
  { id, fields }: Extract<EditedGoods, { kind: "bundle" }>,
  items: Readonly<Record<string, MenuItem>>,
) {
  const isThere = ({ itemId }: { readonly itemId: string }): boolean => items[itemId] !== undefined;
  const { optionRefs = [], contentByWeek = {} } = fields;
  const weeks = Object.entries(contentByWeek).map(([week, content]) => [week, content.filter(isThere)] as const);
  return {
    ...fields,
    id,
    priceCents: fields.priceCents ?? 0,
    optionRefs: optionRefs.filter(({ enabled }) => enabled !== false),
    slots: fields.slots.map((slot) => ({ ...slot, choices: slot.choices.filter(isThere) })),
    ...(weeks.length > 0 && { contentByWeek: Object.fromEntries(weeks) }),
  };
}
