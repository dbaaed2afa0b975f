import * as f from "../kernel/fields/field.ts";

/** In the basket that a closed group becomes, and so in its order: who gets which lines. */
export const groupOfBasket = f.object({
  groupId: f.id<"group">(),
  participants: f.list(f.object({ id: f.text(), name: f.text() })),
});
