import type { Unit } from "../branded.ts";

/** Integer euro cents. May be negative only where a name says so (discounts, refunds). */
export type Cents = Unit<"cents">;

/** Integer basis points: 490 = 4.90 %. */
export type BasisPoints = Unit<"basisPoints">;
