import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";

/** '1:04 Min.', from an hour on '2 Std. 5 Min.' */
export function waitText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${String(seconds % 60).padStart(2, "0")}\u00a0Min.`;
  return `${Math.floor(minutes / 60)}\u00a0Std. ${minutes % 60}\u00a0Min.`;
}

const signed = (value: number, text: string): string => `${value < 0 ? "−" : value > 0 ? "+" : "±"}\u00a0${text}`;

/** '+ 20 %'; null where there is nothing to compare with. */
export function shareChange(now: number, before: number): string | null {
  if (before <= 0) return null;
  const percent = Math.round((100 * (now - before)) / before);
  return signed(percent, `${Math.abs(percent)}\u00a0%`);
}

export const countChange = (now: number, before: number): string =>
  signed(now - before, String(Math.abs(now - before)));
export const moneyChange = (now: number, before: number): string =>
  signed(now - before, formatMoney(Math.abs(now - before)));
export const waitChange = (now: number, before: number): string =>
  signed(now - before, waitText(Math.abs(now - before)));

/** '3 Stück', or '1,2 kg' of goods sold by weight. */
export function amountText({ qty, grams }: { readonly qty: number; readonly grams: number }): string {
  return grams > 0 ? `${String(Math.round(grams / 10) / 100).replace(".", ",")}\u00a0kg` : `${qty}×`;
}

export const figureWords = {
  takings: "Umsatz",
  orders: "Bestellungen",
  average: "Durchschnitt",
  wait: "Annahmezeit",
  none: "–",
  csv: "CSV",
  failed: "Deine Zahlen sind gerade nicht da",
  failedNext: "Bitte versuche es gleich noch einmal. Sie gehen nicht verloren.",
  /** Of a shop from before these figures were kept. */
  tonight: "Deine Zahlen werden heute Nacht zum ersten Mal zusammengezählt.",
  tonightNext: "Morgen früh stehen sie hier, auch die der vergangenen Monate.",
  counts: "Gezählt wird, was übergeben ist: mit Pfand, ohne Trinkgeld, Erstattungen abgezogen.",
} as const;
