import {
  cents,
  count,
  flag,
  instant,
  int,
  list,
  object,
  oneOf,
  optional,
  text,
  type ValueOf,
} from "../../kernel/fields/field.ts";
import { allergens } from "../../catalog/goods/allergen-field.ts";
import { vatPart } from "../tax/vat-line.ts";

const choice = object({
  optionId: text(),
  choiceId: text(),
  optionName: text(),
  name: text(),
  qty: count(),
  cents: cents(),
  text: optional(text()),
});

const component = object({ slotId: text(), itemId: text(), name: text(), qty: count(), surchargeCents: cents() });

/** A frozen copy of what was bought: names, prices and rates as they were. */
export const orderLine = object({
  lineId: text(),
  kind: oneOf(["item", "bundle"]),
  refId: text(),
  name: text(),
  kitchenName: optional(text()),
  qty: count(),
  /** With options, without deposit. */
  unitCents: cents(),
  choices: list(choice),
  /** Every component is copied, also of fixed slots. */
  components: list(component),
  note: optional(text()),
  /** Net content for the summary, e.g. '500 g' (CHK-02). */
  contentText: optional(text()),
  /** For all pieces of the line; beside totalCents, never in it (PRC-05). */
  depositCents: cents(),
  /** Rates of the goods; adds up to totalCents unless the seller shows no VAT. */
  vat: list(vatPart),
  /** Rates of the deposits, as far as they are taxed at all (VAT-05). */
  depositVat: optional(list(vatPart)),
  /** qty x unitCents. */
  totalCents: cents(),
  kitchenUnits: count(),
  allergens,
  /** Share of the order's discounts, <= 0; `vat` is of what remains. Absent = none. */
  discountCents: optional(int()),
  /** The same per code; 0 = the code holds for the line, but rounding left it nothing. */
  discounts: optional(list(object({ codeId: text(), cents: cents() }))),
  /** The weight of each rate in the line (VAT-02). Absent where `vat` tells it: one rate, and something left to pay. */
  rates: optional(list(vatPart)),
  /** Sold by weight: `unitCents` follows from the estimate until the goods are weighed. Weights are per piece. */
  catchWeight: optional(
    object({
      pricePerKgCents: cents(),
      estGrams: count(),
      finalGrams: optional(count()),
      /** The plausible weights, and the most that is charged (PRC-10). */
      minGrams: optional(count()),
      maxGrams: optional(count()),
    }),
  ),
  packed: optional(flag()),
  /** Taken out by the shop or the shopper; every figure of the line is 0 then but `unitCents`, and `qty` is what was ordered. */
  removed: optional(object({ at: instant(), reason: text() })),
});
export type OrderLine = ValueOf<typeof orderLine>;
export type OrderLineChoice = OrderLine["choices"][number];
