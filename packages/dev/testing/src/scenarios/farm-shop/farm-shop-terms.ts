/** What has to stay cool, breaks or asks for an age is handed over by ourselves and by no parcel service. */
export const byOurselves = { allowedDistribution: ["pickup", "delivery"] } as const;
export const glass = { depositCents: 15, depositKind: "glass" } as const;
