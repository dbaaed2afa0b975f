import type { ShopKind } from "@lokalkorb/domain/shop/restaurant-kind";

export const kindLabels: Readonly<Record<ShopKind, string>> = {
  bakery: "Bäckerei",
  farmShop: "Hofladen",
  farm: "Bauernhof",
  butcher: "Metzgerei",
  restaurant: "Gasthaus",
  caterer: "Catering",
  other: "Anderes",
};
