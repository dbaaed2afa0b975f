export const shopKinds = ["restaurant", "bakery", "butcher", "farm", "farmShop", "caterer", "other"] as const;
export type ShopKind = (typeof shopKinds)[number];

/** Shops of dishes, which are no special goods, whatever they are called. */
export const cooks = (kind: ShopKind): boolean => kind === "restaurant" || kind === "caterer";
