import * as f from "../../kernel/fields/field.ts";
import { substitutions } from "../../kernel/substitution.ts";

const chosenOption = f.object({
  optionId: f.id<"option">(),
  choiceId: f.id<"choice">(),
  qty: f.count(),
  /** Only for options of select 'text'. */
  text: f.optional(f.text()),
});
export type ChosenOption = f.ValueOf<typeof chosenOption>;

/** The shopper's pick for one slot of a bundle. */
const chosenComponent = f.object({ slotId: f.id<"component">(), itemId: f.id<"product">(), qty: f.count() });
export type ChosenComponent = f.ValueOf<typeof chosenComponent>;

/** A choice of goods, enough to choose the same again. */
export const chosenFields = {
  kind: f.oneOf(["item", "bundle"]),
  refId: f.id<"product">(),
  qty: f.count(),
  choices: f.list(chosenOption),
};
export const lineFields = {
  ...chosenFields,
  components: f.optional(f.list(chosenComponent)),
  note: f.optional(f.text()),
  /** Absent = what the shop presets. */
  substitution: f.optional(f.oneOf(substitutions)),
  /** By so much may a substitute make the line dearer without a question; absent = not at all. */
  dearerByCents: f.optional(f.cents()),
  position: f.count(),
};

export const basketLine = f.object({
  ...lineFields,
  /** In the basket of a group: whose line it is. */
  participantId: f.optional(f.text()),
  /** Unit price that the shopper was shown, to notice a change. */
  seenUnitCents: f.cents(),
});
export type BasketLine = f.ValueOf<typeof basketLine>;
