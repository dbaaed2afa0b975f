import { instant, object, oneOf, opaque, optional, text } from "@lokalkorb/domain/kernel/fields/field";

/** Shapes that several documents hold. */

export const person = object({
  firstName: text(),
  lastName: text(),
  email: optional(text()),
  phone: optional(text()),
  company: optional(text()),
});

export const actor = object({
  kind: oneOf(["customer", "merchant", "system", "platform", "integration"]),
  uid: optional(text()),
  name: optional(text()),
  provider: optional(text()),
});

/** Append only. */
export const event = object({ at: instant(), type: text(), actor, data: optional(opaque()) });
