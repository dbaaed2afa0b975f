import type { ShopView } from "@/entities/shop-page/use-shop";

/** The part of a shop that is asked while a product is chosen; without a basket no other way is offered. */
export type ChooserShop = Pick<
  ShopView,
  "menu" | "now" | "slot" | "prices" | "unavailable" | "notThisMethod" | "priceNote" | "riskOf" | "marked"
> &
  Partial<Pick<ShopView, "option" | "store" | "note" | "risks">> & {
    readonly live: Pick<ShopView["live"], "soldOutItemIds" | "soldOutBundleIds" | "soldOutChoices" | "restockOn">;
  };
