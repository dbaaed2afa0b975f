import * as f from "@lokalkorb/domain/kernel/fields/field";
import { image } from "@lokalkorb/domain/kernel/fields/image";

/** Building blocks of an e-mail, in templates and broadcasts. */
export const blocks = f.list(
  f.object({
    kind: f.oneOf(["text", "image", "button", "itemGrid", "code", "hours"]),
    text: f.optional(f.text()),
    image: f.optional(image),
    url: f.optional(f.text()),
    itemIds: f.optional(f.list(f.id<"product">())),
    discountCodeId: f.optional(f.id<"code">()),
  }),
  { max: 50 },
);
