import { weightText } from "@lokalkorb/ui/figures";
import { namesContent } from "@lokalkorb/domain/catalog/goods/content-text";
import { substitutionWords } from "@lokalkorb/domain/labels/substitution-labels";
import type { OrderLine } from "@lokalkorb/domain/pricing/totals/order-line";

/** 'Am Stück, Bergkäse, 2 × Kerze' under the name of a line. */
export function lineDetails({
  name,
  choices,
  components,
  contentText,
  note,
  substitution,
  dearerByCents,
  participantName,
}: Pick<
  OrderLine,
  "name" | "choices" | "components" | "contentText" | "note" | "substitution" | "dearerByCents" | "participantName"
>): string {
  const times = (qty: number, what: string): string => (qty > 1 ? `${qty}\u00a0× ${what}` : what);
  return [
    ...(participantName ? [`für ${participantName}`] : []),
    ...(contentText && !namesContent(name, contentText) ? [contentText] : []),
    ...choices.map(({ qty, name: what, text }) => (text ? `${what}: „${text}“` : times(qty, what))),
    ...components.map(({ qty, name: what }) => times(qty, what)),
    ...(note ? [`Wunsch: ${note}`] : []),
    ...(substitution ? [substitutionWords({ substitution, dearerByCents })] : []),
  ].join(", ");
}

/** 'ca. 1,2 kg, abgerechnet wird nach Gewicht' (PRC-10); once weighed, its weight. */
export function estimateText({ estGrams, finalGrams }: NonNullable<OrderLine["catchWeight"]>): string {
  return finalGrams === undefined
    ? `ca. ${weightText(estGrams)}, abgerechnet wird nach Gewicht`
    : `gewogen: ${weightText(finalGrams)}`;
}
