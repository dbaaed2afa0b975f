export const shopKinds = ["restaurant", "bakery", "butcher", "farm", "farmShop", "caterer", "other"] as const;
export type ShopKind = (typeof shopKinds)[number];
