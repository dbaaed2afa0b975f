/** A product as the trade year knows it: written down by hand, so that the audit asks no calculation of the product. */
export interface TradeGoods {
  readonly id: string;
  readonly cents: number;
  readonly rateBp: number;
  readonly depositCents: number;
  /** Its pieces are counted, and may run out for a day. */
  readonly isCounted?: true;
}

const reduced = 700;
const full = 1900;
const noDeposit = 0;
const glassCents = 15;

/** Of the farm shop, which is open round the clock; a deposit is taxed as what it holds. */
export const farmGoods: readonly TradeGoods[] = [
  { id: "butter", cents: 379, rateBp: reduced, depositCents: noDeposit },
  { id: "heumilch-1l", cents: 189, rateBp: reduced, depositCents: glassCents },
  { id: "naturjoghurt", cents: 249, rateBp: reduced, depositCents: glassCents },
  { id: "bergkaese", cents: 690, rateBp: reduced, depositCents: noDeposit },
  { id: "eier-10", cents: 420, rateBp: reduced, depositCents: noDeposit, isCounted: true },
  { id: "apfelsaft-1", cents: 270, rateBp: full, depositCents: glassCents },
];

/** Below this the shop takes no order. */
export const leastCents = 500;
