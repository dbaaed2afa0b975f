import { assert } from "@lokalkorb/domain/invariant";

/** Every place in the file storage; `storage.rules` follows this list. */

/** The published snapshot of a storefront: written once, read by everybody, never changed. */
export const menuPath = (menu: { restaurantId: string; storefrontId: string; version: number }): string => {
  assert(Number.isInteger(menu.version) && menu.version > 0, `menu version ${menu.version}`);
  return `menus/${segment(menu.restaurantId)}/${segment(menu.storefrontId)}/${menu.version}.json`;
};

function segment(value: string): string {
  assert(value !== "" && !value.includes("/"), `"${value}" is not a path segment`);
  return value;
}
