import { roundHalfUp } from "../../kernel/money/round-half-up.ts";
import type { BasisPoints, Cents } from "../../kernel/money/cents.ts";

/** The price with another rate on the same net amount; half a cent goes up. */
export function passOnRate(grossCents: Cents, fromBp: BasisPoints, toBp: BasisPoints): Cents {
  return roundHalfUp(grossCents * (10_000 + toBp), 10_000 + fromBp);
}
