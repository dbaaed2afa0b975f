export const basketStatuses = ["open", "locked", "converted", "abandoned", "expired"] as const;
export type BasketStatus = (typeof basketStatuses)[number];
