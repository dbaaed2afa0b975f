export const restaurantKinds = ["restaurant", "bakery", "butcher", "farm", "farmShop", "caterer", "other"] as const;
export type RestaurantKind = (typeof restaurantKinds)[number];
