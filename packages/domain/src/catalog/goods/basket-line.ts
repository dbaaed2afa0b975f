import { cents, count, list, object, oneOf, optional, text, type ValueOf } from "../../kernel/fields/field.ts";

const chosenOption = object({
  optionId: text(),
  choiceId: text(),
  qty: count(),
  /** Only for options of select 'text'. */
  text: optional(text()),
});
export type ChosenOption = ValueOf<typeof chosenOption>;

/** The shopper's pick for one slot of a bundle. */
const chosenComponent = object({ slotId: text(), itemId: text(), qty: count() });
export type ChosenComponent = ValueOf<typeof chosenComponent>;

export const basketLine = object({
  kind: oneOf(["item", "bundle"]),
  refId: text(),
  qty: count(),
  choices: list(chosenOption),
  components: optional(list(chosenComponent)),
  note: optional(text()),
  position: count(),
  /** Unit price that the shopper was shown, to notice a change. */
  seenUnitCents: cents(),
});
export type BasketLine = ValueOf<typeof basketLine>;
