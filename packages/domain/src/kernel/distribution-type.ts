export const distributionTypes = ["pickup", "delivery", "shipping", "locker", "dineIn"] as const;
export type DistributionType = (typeof distributionTypes)[number];
