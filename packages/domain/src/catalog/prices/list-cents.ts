import type { Cents } from "../../kernel/money/cents.ts";
import { roundHalfUp } from "../../kernel/money/round-half-up.ts";

/** A price in a list that differs from those of everybody by so many basis points; half a cent up. */
export const listCents = (cents: Cents, changeBp: number): Cents => roundHalfUp(cents * (10_000 + changeBp), 10_000);
