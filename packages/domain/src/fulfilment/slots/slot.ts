import type { Cents } from "../../kernel/money/cents.ts";
import type { Instant } from "../../kernel/time/instant.ts";

/** One bookable time. */
export interface Slot {
  /** 'YYYY-MM-DDTHH:mm' local to the shop; a second pass through the same wall-clock time (clock change) ends in '_2'. */
  readonly key: string;
  readonly start: Instant;
  readonly end: Instant;
}

/** The used capacity of one slot, `…/distributionOptions/{d}/slots/{key}`. */
export interface SlotUse {
  readonly orders: number;
  readonly units: number;
  /** Value of the goods; only counted where a capacity in euros asks for it. */
  readonly cents?: Cents;
}
