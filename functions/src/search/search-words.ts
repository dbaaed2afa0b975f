import type { ShopKind } from "@lokalkorb/domain/shop/restaurant-kind";

/** Words that people type for what the menu says by a key. */
export const kindWords: Readonly<Record<ShopKind, string>> = {
  restaurant: "Gasthaus Wirtshaus Restaurant",
  bakery: "Bäckerei Backstube Konditorei",
  butcher: "Metzgerei Fleischerei Fleischhauer",
  farm: "Bauernhof Hof",
  farmShop: "Hofladen Bauernladen",
  caterer: "Catering Partyservice",
  other: "",
};
