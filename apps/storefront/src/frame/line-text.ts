import { namesContent } from "@lokalkorb/domain/offering/content-text";
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
    ...(contentText && !namesContent(name, contentText) ? [contentText] : []),
    ...choices.map(({ qty, name: what, text }) => (text ? `${what}: „${text}“` : times(qty, what))),
    ...components.map(({ qty, name: what }) => times(qty, what)),
    ...(note ? [`Wunsch: ${note}`] : []),
  ].join(", ");
}
