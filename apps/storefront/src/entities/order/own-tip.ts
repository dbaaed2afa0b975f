import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { mostTip } from "@lokalkorb/domain/pricing/basket/tip-cents";
import type { Tip, TipOffer } from "@lokalkorb/domain/menu/tip";

/** An amount that the shop does not propose. */
export const isOwnTip = (tip: Tip | null, { mode, presets }: TipOffer): boolean =>
  tip !== null && !(tip.mode === mode && presets.includes(tip.value));

/** Euros as they are typed, with or without cents; null: nothing, or nothing that can be an amount. */
export function readTip(typed: string): Cents | null {
  const [, euros, cents = ""] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(typed.replaceAll(/[\s€]/g, "")) ?? [];
  return euros === undefined ? null : Number(euros) * 100 + Number(cents.padEnd(2, "0"));
}

/** The error of a tip; a wrong one counts as none. */
export function tipError(typed: string): string | undefined {
  if (typed.trim() === "") return undefined;
  const cents = readTip(typed);
  if (cents === null) return "Bitte einen Betrag eingeben, zum Beispiel 2,50.";
  return cents > mostTip.fixed ? `Höchstens ${formatMoney(mostTip.fixed)}.` : undefined;
}
