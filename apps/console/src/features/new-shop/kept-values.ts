import { emptyShop, type NewShopValues } from "./new-shop-values.ts";

/** The values so far, in this tab: a reload loses nothing. */

const key = "lokalkorb-new-shop";

export function keptValues(): NewShopValues {
  try {
    return { ...emptyShop, ...(JSON.parse(sessionStorage.getItem(key) ?? "{}") as Partial<NewShopValues>) };
  } catch {
    return emptyShop;
  }
}

export function keepValues(values: NewShopValues | null): void {
  try {
    if (values === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Without storage a reload begins anew.
  }
}
