import { buttonLook } from "@lokalkorb/ui/button-look";
import { iconButtonLook } from "@lokalkorb/ui/icon-button";

/** With its word; alone on a card of a list, on the cover of a card, or in a line of its own. */
export type HeartLook = "word" | "card" | "cover" | "round";

export const heartLooks: Readonly<Record<HeartLook, string>> = {
  word: buttonLook({ look: "outline", size: "small" }),
  card: `${iconButtonLook("outline")} product-add`,
  cover: `${iconButtonLook("floating")} absolute! top-2 right-2 z-1`,
  round: iconButtonLook("floating"),
};
