import type { ShopLive } from "../shop-live.ts";

/** A shop that takes orders and has everything; `change`: what is otherwise. */
export const openShop = (change: Partial<ShopLive> = {}): ShopLive => ({
  operations: { state: "open" },
  closures: [],
  soldOutItemIds: [],
  soldOutBundleIds: [],
  fullSlots: [],
  ...change,
});
