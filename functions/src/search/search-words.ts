import type { Diet } from "@lokalkorb/domain/catalog/goods/diet";
import type { ShopKind } from "@lokalkorb/domain/shop/restaurant-kind";

/** Words that people type for what the menu says by a key. */
export const dietWords: Readonly<Record<Diet, string>> = {
  vegan: "vegan",
  vegetarian: "vegetarisch",
  halal: "halal",
  glutenFree: "glutenfrei",
  lactoseFree: "laktosefrei",
  organic: "bio",
};

export const kindWords: Readonly<Record<ShopKind, string>> = {
  restaurant: "Gasthaus Wirtshaus Restaurant",
  bakery: "Bäckerei Backstube Konditorei",
  butcher: "Metzgerei Fleischerei Fleischhauer",
  farm: "Bauernhof Hof",
  farmShop: "Hofladen Bauernladen",
  caterer: "Catering Partyservice",
  other: "",
};
