import { shopKinds } from "@lokalkorb/domain/shop/restaurant-kind";
import { taxScheme } from "@lokalkorb/domain/shop/shop-fields";
import { legalTextKinds } from "@lokalkorb/domain/shop/legal-text-fields";
import { longestLegalText } from "@lokalkorb/domain/shop/legal/legal-text-documents";
import { contract } from "./contract.ts";
import { id, line, paragraph, postalAddress, requestId } from "./fields.ts";
import * as z from "./schema.ts";

const weekday = z.literal([1, 2, 3, 4, 5, 6, 7]);

/** A new, hidden shop; the caller becomes its owner, and needs a confirmed address (decision 35). */
export const createShop = contract({
  name: "createShop",
  region: "europe",
  input: z.strictObject({
    requestId,
    name: line(120).check(z.minLength(2)),
    kind: z.enum(shopKinds),
    address: postalAddress,
    phone: line(40).check(z.minLength(5)),
    ownerName: line(80).check(z.minLength(2)),
    /** As it stands on invoices; the shop's name where it is the same. */
    legalName: line(200).check(z.minLength(2)),
    taxScheme: z.enum(taxScheme.values),
    pickup: z.strictObject({
      weekdays: z.array(weekday).check(z.minLength(1), z.maxLength(7)),
      start: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
      minutes: z.int().check(z.minimum(30), z.maximum(24 * 60)),
    }),
  }),
  output: z.object({ restaurantId: z.string() }),
  refusals: ["not-allowed", "rate-limited", "registration-closed", "request-reused"],
});

/** The owner accepts both contracts in the versions that were shown; `changed`: there are newer ones, nothing is accepted. */
export const acceptContracts = contract({
  name: "acceptContracts",
  region: "europe",
  input: z.strictObject({
    requestId,
    restaurantId: id<"shop">(),
    versions: z.strictObject({ terms: line(40), AVV: line(40) }),
  }),
  output: z.object({ result: z.enum(["accepted", "changed"]) }),
  refusals: ["not-allowed", "request-reused"],
});

/**
 * Puts a text of the shop's own in force, as its owner sees it, or with `text: null` Lokalkorb's again; orders keep the version
 * that they were made under.
 */
export const publishLegalText = contract({
  name: "publishLegalText",
  region: "europe",
  input: z.strictObject({
    requestId,
    restaurantId: id<"shop">(),
    kind: z.enum(legalTextKinds),
    text: z.nullable(paragraph(longestLegalText).check(z.minLength(20))),
  }),
  /** 0: Lokalkorb's text is in force. */
  output: z.object({ version: z.int(), sha256: z.string() }),
  refusals: ["not-allowed", "request-reused"],
});

/** A rehearsal on the board of the caller's own shop (domain/ordering/place/test-order). */
export const placeTestOrder = contract({
  name: "placeTestOrder",
  region: "europe",
  input: z.strictObject({ requestId, restaurantId: id<"shop">() }),
  output: z.object({ orderId: id<"order">(), no: z.string(), dayCode: z.string() }),
  refusals: ["not-allowed", "not-found", "basket-empty", "distribution-unavailable", "rate-limited", "request-reused"],
});
