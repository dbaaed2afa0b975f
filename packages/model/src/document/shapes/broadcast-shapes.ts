import { list, object, oneOf, optional, text } from "@lokalkorb/domain/kernel/fields/field";
import { image } from "@lokalkorb/domain/kernel/fields/image";

/** Building blocks of an e-mail, in templates and broadcasts. */
export const blocks = list(
  object({
    kind: oneOf(["text", "image", "button", "itemGrid", "code", "hours"]),
    text: optional(text()),
    image: optional(image),
    url: optional(text()),
    itemIds: optional(list(text())),
    discountCodeId: optional(text()),
  }),
  { max: 50 },
);
