/** Goods that have to stay cool, break or ask for an age are handed over by ourselves and by no parcel service. */
export const byOurselves = { allowedDistribution: ["pickup", "delivery"] } as const;
export const glass = { depositCents: 15, depositKind: "glass" } as const;
