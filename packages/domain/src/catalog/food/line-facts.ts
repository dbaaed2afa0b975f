import type { Id } from "../../kernel/branded.ts";
import type { MenuItem } from "../goods/item.ts";
import { isWithdrawalFact } from "../withdrawal/withdrawal-text.ts";
import type { LabelFact } from "../labelling/label-facts.ts";

interface LabelledLine {
  readonly kind: "item" | "bundle";
  readonly refId: Id<"product">;
  readonly components: readonly { readonly itemId: Id<"product"> }[];
  readonly choices: readonly { readonly itemId?: Id<"product"> }[];
}

/**
 * CHK-05, FOO-04, FOO-05: what law wants to be known of goods before they are ordered, beside name, quantity and allergens,
 * for the confirmation. The right to withdraw is a field of the line. Each fact of a part of a bundle, or of a choice that is an item, names its goods.
 */
export function lineFacts(items: Readonly<Record<string, MenuItem>>, line: LabelledLine): readonly LabelFact[] {
  const own = line.kind === "bundle" ? [] : [line.refId];
  const parts = [...line.components, ...line.choices].flatMap(({ itemId }) => itemId ?? []);
  return [...new Set([...own, ...parts])].flatMap((id) => {
    const item = items[id];
    if (item === undefined) return [];
    const { name, additives, origin = "", labelling = [] } = item;
    const facts = [{ label: "Zusatzstoffe", text: additives.join(", ") }, { label: "Herkunft", text: origin }, ...labelling]; // prettier-ignore
    return facts
      .filter((fact) => fact.text !== "" && !isWithdrawalFact(fact))
      .map(({ label, text }) => ({ label: own.includes(id) ? label : `${name}, ${label}`, text }));
  });
}
