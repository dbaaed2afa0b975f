import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { MenuEntry } from "@lokalkorb/domain/catalog/goods/goods";

/** Of the parts of a large menu or the cards of some products; `search` answers with what fits the words. */
export type MenuPartQuestion =
  | { readonly parts: readonly number[] }
  | { readonly products: readonly string[] }
  | { readonly search: string };

export interface MenuPartAnswer {
  /** With the goods of the answer alone. */
  readonly menu: Menu;
  /** The entries of each part that was asked for; of a search, those of each category. */
  readonly runs: readonly { readonly categoryId: string; readonly entries: readonly MenuEntry[] }[];
  /** Products that fit a search, shown or not. */
  readonly found: number;
}

export type SetMenu = (change: (menu: Menu) => Menu) => void;

export type PublishedVersion = Pick<Menu, "restaurantId" | "storefrontId" | "version">;

/** The address of a question. A version never changes, so neither does its answer. */
export function menuPartPath(
  { restaurantId, storefrontId, version }: PublishedVersion,
  question: MenuPartQuestion,
): string {
  const [[name, value] = ["", ""]] = Object.entries(question);
  return `/api/menu/${restaurantId}/${storefrontId}/${version}?${name}=${encodeURIComponent(String(value))}`;
}
