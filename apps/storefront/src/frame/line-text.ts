import type { OrderLine } from "@lokalkorb/domain/orders/order";

/** 'Am Stück, Bergkäse, 2 × Kerze' under the name of a line. */
export function lineDetails({
  name,
  choices,
  components,
  contentText,
  note,
}: Pick<OrderLine, "name" | "choices" | "components" | "contentText" | "note">): string {
  const times = (qty: number, what: string): string => (qty > 1 ? `${qty}\u00a0× ${what}` : what);
  return [
    // „Heumilch, 1 l“ says its amount already.
    ...(contentText && !plainSpaces(name).endsWith(plainSpaces(contentText)) ? [contentText] : []),
    ...choices.map(({ qty, name: what, text }) => (text ? `${what}: „${text}“` : times(qty, what))),
    ...components.map(({ qty, name: what }) => times(qty, what)),
    ...(note ? [`Wunsch: ${note}`] : []),
  ].join(", ");
}

const plainSpaces = (text: string): string => text.replaceAll("\u00a0", " ");
