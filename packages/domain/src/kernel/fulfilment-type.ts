export const fulfilmentTypes = ["pickup", "delivery", "shipping", "locker", "dineIn"] as const;
export type FulfilmentType = (typeof fulfilmentTypes)[number];
