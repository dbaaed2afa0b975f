/** Integer euro cents. May be negative only where a name says so (discounts, refunds). */
export type Cents = number;

/** Integer basis points: 490 = 4.90 %. */
export type BasisPoints = number;
