import { address as addressField } from "@lokalkorb/domain/kernel/country/address";
import { image as imageField } from "@lokalkorb/domain/kernel/fields/image";
import { window as windowField } from "@lokalkorb/domain/kernel/time/window";
import type { VatLine } from "@lokalkorb/domain/pricing/tax/vat-line";
import { basisPoints, instant, object, oneOf, opaque, optional, signedCents, text } from "../codecs.ts";
import { storedField } from "../schema-from.ts";
import { schemaOf } from "../schema-of.ts";

/** Shapes that several documents hold. */

export const address = storedField(addressField);

export const person = object({
  firstName: text,
  lastName: text,
  email: optional(text),
  phone: optional(text),
  company: optional(text),
});

export const actor = object({
  kind: oneOf(["customer", "merchant", "system", "platform", "integration"]),
  uid: optional(text),
  name: optional(text),
  provider: optional(text),
});

/** Append only. */
export const event = object({ at: instant, type: text, actor, data: optional(opaque) });

export const vatLine = schemaOf<VatLine>()(
  object({ rateBp: basisPoints, netCents: signedCents, vatCents: signedCents, grossCents: signedCents }),
);

export const window = storedField(windowField);
export const image = storedField(imageField);
