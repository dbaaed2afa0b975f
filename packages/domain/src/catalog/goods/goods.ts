import type { Id } from "../../kernel/branded.ts";
import type { ValuesOf } from "../../kernel/fields/field.ts";
import type { menuBundleFields, menuCategoryFields, menuGroupFields } from "./goods-fields.ts";
import type { MenuItem } from "./item.ts";
import type { OptionGroup } from "./option-group.ts";

/** The part of a published menu that says what there is: most rules about goods ask for no more. */
export interface MenuGoods {
  readonly categories: readonly MenuCategory[];
  readonly groups: Readonly<Record<string, VariantGroup>>;
  readonly items: Readonly<Record<string, MenuItem>>;
  readonly options: Readonly<Record<string, OptionGroup>>;
  readonly bundles: Readonly<Record<string, Bundle>>;
}

/** Outside of its windows the goods of a category can be had only if another category shows them. */
export type MenuCategory = ValuesOf<typeof menuCategoryFields>;
export type MenuEntry = MenuCategory["entries"][number];
export type VariantGroup = ValuesOf<typeof menuGroupFields>;
export type Bundle = ValuesOf<typeof menuBundleFields>;
export type BundlePart = Bundle["slots"][number];

/** The product of a line; undefined where the menu does not have it any more. */
export function sellableOf(
  { items, bundles }: Pick<MenuGoods, "items" | "bundles">,
  { kind, refId }: { readonly kind: "item" | "bundle"; readonly refId: Id<"product"> },
): MenuItem | Bundle | undefined {
  return kind === "item" ? items[refId] : bundles[refId];
}
