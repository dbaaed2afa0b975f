import type { Cents } from "../kernel/money/cents.ts";
import type { Bank } from "./invoice-fields.ts";

const longest = { holder: 70, text: 140, bytes: 331 } as const;
const most: Cents = 999_999_999_99;

/** PAY-07: the words of a GiroCode (EPC069-12, version 2, UTF-8), which a banking app reads as a transfer. Null: none can be written. */
export function giroCode({ holder, iban, bic = "" }: Bank, cents: Cents, text: string): string | null {
  if (cents <= 0 || cents > most || holder === "" || holder.length > longest.holder) return null;
  const euros = `EUR${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
  const code = ["BCD", "002", "1", "SCT", bic, holder, iban, euros, "", "", text.slice(0, longest.text)].join("\n");
  return new TextEncoder().encode(code).length > longest.bytes ? null : code;
}
