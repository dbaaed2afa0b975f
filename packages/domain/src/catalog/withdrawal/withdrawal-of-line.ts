import type { Id } from "../../kernel/branded.ts";
import type { LabelFact } from "../labelling/label-facts.ts";
import { strictestWithdrawal, type WithdrawalClass } from "./withdrawal-class.ts";
import { isWithdrawalFact } from "./withdrawal-text.ts";

interface Line {
  readonly kind: "item" | "bundle";
  readonly refId: Id<"product">;
  readonly components: readonly { readonly itemId: Id<"product"> }[];
}
interface Item {
  readonly withdrawal?: WithdrawalClass | undefined;
  readonly labelling?: readonly LabelFact[] | undefined;
}
type Items = Readonly<Record<string, Item | undefined>>;

/** WDR-01: of a line of a basket; of a bundle, the part that excludes most. Undefined in menus of before. */
export function withdrawalOfLine(items: Items, line: Line): WithdrawalClass | undefined {
  return strictestWithdrawal(itemsOf(items, line).flatMap(({ withdrawal }) => withdrawal ?? []));
}

/** Its sentence, as the menu has it. */
export function withdrawalTextOfLine(items: Items, line: Line): string | undefined {
  const kind = withdrawalOfLine(items, line);
  const decides = itemsOf(items, line).find(({ withdrawal }) => withdrawal === kind);
  return decides?.labelling?.find(isWithdrawalFact)?.text;
}

const itemsOf = (items: Items, { kind, refId, components }: Line) =>
  (kind === "bundle" ? components.map(({ itemId }) => itemId) : [refId]).flatMap((id) => items[id] ?? []);
