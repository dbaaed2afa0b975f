import { list, object, oneOf, optional, text, texts } from "../codecs.ts";
import { image } from "./shared-shapes.ts";

/** Building blocks of an e-mail, in templates and broadcasts. */
export const blocks = list(
  object({
    kind: oneOf(["text", "image", "button", "itemGrid", "code", "hours"]),
    text: optional(text),
    image: optional(image),
    url: optional(text),
    itemIds: optional(texts),
    discountCodeId: optional(text),
  }),
);
