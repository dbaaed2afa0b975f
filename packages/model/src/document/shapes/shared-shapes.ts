import type { Address } from "@lokalkorb/domain/kernel/country/address";
import type { Closure } from "@lokalkorb/domain/shop/restaurant";
import type { Window } from "@lokalkorb/domain/kernel/time/window";
import type { VatLine } from "@lokalkorb/domain/pricing/tax/vat-line";
import {
  basisPoints,
  count,
  country,
  fulfilmentType,
  instant,
  int,
  list,
  localDate,
  localTime,
  number,
  object,
  oneOf,
  opaque,
  optional,
  signedCents,
  text,
  weekday,
} from "../codecs.ts";
import { schemaOf } from "../schema-of.ts";

/** Shapes that several documents hold. */

export const address = schemaOf<Address>()(
  object({
    street: text,
    houseNo: text,
    zip: text,
    city: text,
    country,
    geo: optional(object({ lat: number, lng: number })),
    note: optional(text),
  }),
);

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

export const window = schemaOf<Window>()(object({ weekday, start: localTime, minutes: count }));

export const closure = schemaOf<Closure>()(
  object({
    from: localDate,
    to: localDate,
    reason: optional(text),
    mode: oneOf(["closed", "preorderOnly"]),
    methods: optional(list(fulfilmentType)),
  }),
);

/** A picture in the file storage. */
export const image = object({ path: text, w: int, h: int, blurhash: optional(text), alt: optional(text) });
