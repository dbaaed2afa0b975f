import type { Menu } from "@lokalkorb/domain/menu/menu";
import { joinMenus } from "@lokalkorb/domain/menu/menu-parts";
import { fetchMenuPartPatiently } from "./fetch-menu-part.ts";
import type { MenuPartAnswer, SetMenu } from "./menu-part.ts";

/** A menu with the goods of an answer, unless it has become another version meanwhile. */
export const withPart =
  ({ menu: part }: MenuPartAnswer) =>
  (menu: Menu): Menu =>
    menu.version === part.version ? joinMenus(menu, part) : menu;

/** Adds the goods of some products as soon as the server answers; those that the shop does not have any more stay missing. */
export async function addGoods(menu: Menu, products: readonly string[], setMenu: SetMenu): Promise<void> {
  const answer = await fetchMenuPartPatiently(menu, { products });
  if (answer !== null) setMenu(withPart(answer));
}
