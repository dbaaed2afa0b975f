import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import { lineNoteText } from "./line-note-text.ts";

const mostCents = 10_000;

/** Euros as they are typed; nothing typed is 0. A text says why it is no amount. */
export function readDearer(typed: string): Cents | string {
  const plain = typed.replaceAll(/[\s€]/g, "");
  if (plain === "") return 0;
  const [, euros, cents = ""] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  if (euros === undefined) return lineNoteText.dearerWrong;
  const amount = Number(euros) * 100 + Number(cents.padEnd(2, "0"));
  return amount > mostCents ? lineNoteText.dearerMost : amount;
}

export function dearerError(typed: string): string | undefined {
  const read = readDearer(typed);
  return typeof read === "string" ? read : undefined;
}

/** '2,50' */
export const editableEuros = (cents: Cents): string => (cents / 100).toFixed(2).replace(".", ",");
