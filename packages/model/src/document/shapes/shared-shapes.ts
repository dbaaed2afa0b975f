import * as f from "@lokalkorb/domain/kernel/fields/field";

/** Shapes that several documents hold. */

export const person = f.object({
  firstName: f.text(),
  lastName: f.text(),
  email: f.optional(f.text()),
  phone: f.optional(f.text()),
  company: f.optional(f.text()),
});

export const actor = f.object({
  kind: f.oneOf(["customer", "merchant", "system", "platform", "integration"]),
  uid: f.optional(f.id<"user">()),
  name: f.optional(f.text()),
  provider: f.optional(f.text()),
});

/** Append only. */
export const event = f.object({ at: f.instant(), type: f.text(), actor, data: f.optional(f.opaque()) });
