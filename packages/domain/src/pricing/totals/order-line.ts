import * as f from "../../kernel/fields/field.ts";
import { allergens } from "../../catalog/goods/allergen-field.ts";
import { depositPiece } from "./deposit-piece.ts";
import { substitutions } from "../../kernel/substitution.ts";
import { withdrawalClasses } from "../../catalog/withdrawal/withdrawal-class.ts";
import { vatPart } from "../tax/vat-line.ts";

const choice = f.object({
  optionId: f.id<"option">(),
  choiceId: f.id<"choice">(),
  optionName: f.text(),
  name: f.text(),
  qty: f.count(),
  cents: f.cents(),
  text: f.optional(f.text()),
  /** The choice is a piece of this item, to be made or taken from its shelf. Orders of before do not name it. */
  itemId: f.optional(f.id<"product">()),
});

const component = f.object({
  slotId: f.id<"component">(),
  itemId: f.id<"product">(),
  name: f.text(),
  qty: f.count(),
  surchargeCents: f.cents(),
});

/** A frozen copy of what was bought: names, prices and rates as they were. */
export const orderLine = f.object({
  lineId: f.id<"line">(),
  kind: f.oneOf(["item", "bundle"]),
  refId: f.id<"product">(),
  name: f.text(),
  kitchenName: f.optional(f.text()),
  qty: f.count(),
  /** With options, without deposit. */
  unitCents: f.cents(),
  choices: f.list(choice),
  /** Every component is copied, also of fixed slots. */
  components: f.list(component),
  note: f.optional(f.text()),
  /** Absent = the shopper is asked. */
  substitution: f.optional(f.oneOf(substitutions)),
  /** By so much may a substitute make the line dearer without a question; absent = not at all. */
  dearerByCents: f.optional(f.cents()),
  /** In the order of a group: who gets it, and the label as it was at the order. */
  participantId: f.optional(f.text()),
  participantName: f.optional(f.text()),
  /** Net content for the summary, e.g. '500 g' (CHK-02). */
  contentText: f.optional(f.text()),
  /** For all pieces of the line; beside totalCents, never in it (PRC-05). */
  depositCents: f.cents(),
  /** The pieces of it that come back to the shop, for all pieces of the line. Absent = nothing, or an order of before. */
  deposits: f.optional(f.list(depositPiece)),
  /** Rates of the goods; adds up to totalCents unless the seller shows no VAT. */
  vat: f.list(vatPart),
  /** Rates of the deposits, as far as they are taxed at all (VAT-05). */
  depositVat: f.optional(f.list(vatPart)),
  /** qty x unitCents. */
  totalCents: f.cents(),
  kitchenUnits: f.count(),
  allergens,
  /** Facts of the goods that law wants on something that lasts (CHK-05). Absent = none. */
  labelling: f.optional(f.list(f.object({ label: f.text(), text: f.text() }))),
  /** WDR-01: what the shopper was told; of a bundle, the part that excludes most. Absent in orders of before. */
  withdrawal: f.optional(f.oneOf(withdrawalClasses)),
  /** Share of the order's discounts, <= 0; `vat` is of what remains. Absent = none. */
  discountCents: f.optional(f.signedCents()),
  /** The same per code; 0 = the code holds for the line, but rounding left it nothing. */
  discounts: f.optional(f.list(f.object({ codeId: f.id<"code">(), cents: f.cents() }))),
  /** The weight of each rate in the line (VAT-02). Absent where `vat` tells it: one rate, and something left to pay. */
  rates: f.optional(f.list(vatPart)),
  /** Sold by weight: `unitCents` follows from the estimate until the goods are weighed. Weights are per piece. */
  catchWeight: f.optional(
    f.object({
      pricePerKgCents: f.cents(),
      estGrams: f.grams(),
      finalGrams: f.optional(f.grams()),
      /** The plausible weights, and the most that is charged (PRC-10). */
      minGrams: f.optional(f.grams()),
      maxGrams: f.optional(f.grams()),
    }),
  ),
  packed: f.optional(f.flag()),
  /** Taken out by the shop or the shopper; every figure of the line is 0 then but `unitCents`, and `qty` is what was ordered. */
  removed: f.optional(f.object({ at: f.instant(), reason: f.text() })),
});
export type OrderLine = f.ValueOf<typeof orderLine>;
export type OrderLineChoice = OrderLine["choices"][number];
