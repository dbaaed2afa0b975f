import type { Cents } from "../../kernel/money/cents.ts";
import { roundHalfUp } from "../../kernel/money/round-half-up.ts";
import type { Tip } from "../../menu/tip.ts";

/** More than this is a slip of the finger: whole percents, or cents. */
export const mostTip = { percent: 100, fixed: 10_000 } as const satisfies Record<Tip["mode"], number>;

/** VAT-06: voluntary, for the staff, without tax. Proposed by the shop or not, there is an end to it. */
export function tipCents(tip: Tip | undefined, goodsCents: Cents): Cents {
  if (!tip) return 0;
  const value = Math.min(mostTip[tip.mode], tip.value);
  return tip.mode === "fixed" ? value : roundHalfUp(goodsCents * value, 100);
}
