import type { Shop } from "@/entities/shop-page/use-shop";
import type { BlockState } from "./checkout-block.tsx";
import type { FieldName } from "../state/checkout-form.ts";
import type { Checkout } from "../calls/use-checkout.ts";

const contactFields: readonly FieldName[] = ["name", "email", "phone", "note"];
const whenFields: readonly FieldName[] = ["zip", "city", "street", "houseNo", "table", "slot"];

export type BlockStates = Readonly<Record<"contact" | "when" | "payment", BlockState>>;

export const isOutside = ({ priced }: Pick<Shop, "priced">): boolean =>
  priced.problems.some(({ type }) => type === "out-of-area");

/** How far each block of the page is; before it is there nothing is. */
export function blockStates(
  shop: Pick<Shop, "priced" | "noCommonSlot">,
  { errors, missing }: Pick<Checkout, "errors" | "missing">,
  mounted: boolean,
): BlockStates {
  const stateOf = (fields: readonly FieldName[]): BlockState => {
    if (fields.some((field) => errors[field] !== undefined)) return "wrong";
    return fields.every((field) => missing[field] === undefined) && mounted ? "done" : "open";
  };
  // An address outside every area is not done, however well it is written.
  const isImpossible = shop.noCommonSlot !== null || isOutside(shop);
  return {
    contact: stateOf(contactFields),
    when: isImpossible && mounted ? "wrong" : stateOf(whenFields),
    payment: stateOf(["poNumber", "payment"]),
  };
}
