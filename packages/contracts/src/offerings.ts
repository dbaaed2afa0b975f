import { fulfilmentTypes } from "@lokalkorb/domain/kernel/fulfilment-type";
import { menuChangePlaces } from "@lokalkorb/domain/menu/publishing/menu-changes";
import { listingGaps } from "@lokalkorb/domain/shop/listing-gaps";
import { contract } from "./contract.ts";
import { id, line, requestId } from "./fields.ts";
import * as z from "./schema.ts";

export * from "./operations.ts";

const ofOffering = { requestId, restaurantId: id<"shop">(), offeringId: id<"catalog">() };

export const publishStorefront = contract({
  name: "publishStorefront",
  region: "europe",
  input: z.strictObject({ ...ofOffering, storefrontId: id<"storefront">() }),
  output: z.object({
    version: z.int(),
    /** 'type:id', and below the same with name and place. */
    missing: z.array(z.string()),
    gaps: z.exactOptional(
      z.array(
        z.object({
          type: z.string(),
          place: z.string(),
          id: z.exactOptional(z.string()),
          name: z.exactOptional(z.string()),
          detail: z.exactOptional(z.string()),
        }),
      ),
    ),
  }),
  refusals: ["not-found", "not-allowed", "request-reused"],
});

const shortValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);
const gap = z.object({
  type: z.string(),
  place: z.string(),
  id: z.exactOptional(z.string()),
  name: z.exactOptional(z.string()),
  detail: z.exactOptional(z.string()),
});

/** One part of the menu with what the next publication does to it. */
const menuChange = z.object({
  place: z.enum(menuChangePlaces),
  id: z.exactOptional(z.string()),
  name: z.exactOptional(z.string()),
  kind: z.enum(["added", "removed", "changed"]),
  fields: z.array(
    z.object({ field: z.string(), before: z.exactOptional(shortValue), after: z.exactOptional(shortValue) }),
  ),
});

/** All that a publication would take to shoppers now, or what keeps it back. */
export const previewPublication = contract({
  name: "previewPublication",
  region: "europe",
  input: z.strictObject({ restaurantId: id<"shop">(), offeringId: id<"catalog">(), storefrontId: id<"storefront">() }),
  output: z.object({
    /** That is out; 0 = none. */
    version: z.int(),
    changes: z.array(menuChange),
    /** Further ones. */
    more: z.int(),
    gaps: z.array(gap),
  }),
  refusals: ["not-found", "not-allowed"],
});

/** The last versions, newest first, each with what it changed for shoppers. */
export const publishedVersions = contract({
  name: "publishedVersions",
  region: "europe",
  input: z.strictObject({ restaurantId: id<"shop">(), offeringId: id<"catalog">(), storefrontId: id<"storefront">() }),
  output: z.object({
    versions: z.array(
      z.object({
        version: z.int(),
        at: z.number(),
        /** A member of the team, as far as the log of the shop tells. */
        by: z.exactOptional(z.string()),
        changes: z.array(menuChange),
        /** Further ones. */
        more: z.int(),
      }),
    ),
  }),
  refusals: ["not-found", "not-allowed"],
});

/** Takes goods and categories of an earlier version into the draft; shoppers see none of it before it is published. */
export const restoreVersion = contract({
  name: "restoreVersion",
  region: "europe",
  input: z.strictObject({ ...ofOffering, storefrontId: id<"storefront">(), version: z.int().check(z.minimum(1)) }),
  output: z.object({
    /** So many documents of the draft; 0 = they say all of it already. */
    changed: z.int(),
  }),
  refusals: ["not-found", "not-allowed", "request-reused"],
});

/** Publishes the draft of that moment by itself, in place of an earlier plan; null takes the plan back. */
export const planPublication = contract({
  name: "planPublication",
  region: "europe",
  input: z.strictObject({
    ...ofOffering,
    storefrontId: id<"storefront">(),
    at: z.nullable(z.int().check(z.minimum(0))),
  }),
  output: z.object({ result: z.enum(["planned", "cancelled", "past", "too-far"]) }),
  refusals: ["not-found", "not-allowed", "request-reused"],
});

/** 'Heute ausverkauft': until the end of the shop's business day, or back on sale. */
export const setSoldOut = contract({
  name: "setSoldOut",
  region: "europe",
  input: z.strictObject({ ...ofOffering, itemId: id<"product">(), soldOut: z.boolean() }),
  output: z.object({ soldOutUntil: z.nullable(z.number()) }),
  refusals: ["not-found", "not-allowed", "request-reused"],
});

/** The same for one choice of an option group. */
export const setChoiceSoldOut = contract({
  name: "setChoiceSoldOut",
  region: "europe",
  input: z.strictObject({ ...ofOffering, optionId: id<"option">(), choiceId: id<"choice">(), soldOut: z.boolean() }),
  output: z.object({ soldOutUntil: z.nullable(z.number()) }),
  refusals: ["not-found", "not-allowed", "request-reused"],
});

/** Counted stock has one truth, the functions-only shards; this is how staff change it. */
export const setStock = contract({
  name: "setStock",
  region: "europe",
  input: z.strictObject({
    ...ofOffering,
    itemId: id<"product">(),
    onHand: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  }),
  output: z.object({ onHand: z.int(), reserved: z.int() }),
  refusals: ["not-found", "not-allowed", "request-reused"],
});

/** A way to receive goods off or on again, for shoppers at once: no publication is needed, and no draft is published. */
export const switchWay = contract({
  name: "switchWay",
  region: "europe",
  input: z.strictObject({ requestId, restaurantId: id<"shop">(), optionId: id<"method">(), off: z.boolean() }),
  output: z.object({ off: z.boolean() }),
  refusals: ["not-found", "not-allowed", "request-reused"],
});

/** All ways of one kind off for today, or on again: 'Heute keine Lieferung' ends by itself at midnight of the shop. */
export const switchWayToday = contract({
  name: "switchWayToday",
  region: "europe",
  input: z.strictObject({ requestId, restaurantId: id<"shop">(), type: z.enum(fulfilmentTypes), off: z.boolean() }),
  output: z.object({ off: z.boolean(), until: z.nullable(z.number()) }),
  refusals: ["not-found", "not-allowed", "request-reused"],
});

/** Public, unlisted or hidden. The gaps that keep a shop from being listed are the answer, and change nothing. */
export const setListing = contract({
  name: "setListing",
  region: "europe",
  input: z.strictObject({ requestId, restaurantId: id<"shop">(), listing: z.enum(["public", "unlisted", "hidden"]) }),
  output: z.object({
    listing: z.enum(["public", "unlisted", "hidden"]),
    missing: z.array(z.enum(listingGaps)),
  }),
  refusals: ["not-found", "not-allowed", "request-reused"],
});

const localDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const closure = z.strictObject({
  from: localDate,
  to: localDate,
  reason: z.exactOptional(line(120)),
  mode: z.enum(["closed", "preorderOnly"]),
  methods: z.exactOptional(z.array(z.enum(fulfilmentTypes)).check(z.maxLength(fulfilmentTypes.length))),
});
const closures = z.array(closure).check(z.maxLength(100));

/**
 * Days off of the whole shop, unless other ones were saved since `was`, or orders are promised on days that close.
 * Either changes nothing.
 */
export const setClosures = contract({
  name: "setClosures",
  region: "europe",
  input: z.strictObject({ requestId, restaurantId: id<"shop">(), was: closures, closures }),
  output: z.object({
    result: z.enum(["saved", "changed", "promised"]),
    /** Numbers of the orders that stand in the way. */
    promised: z.array(z.string()),
  }),
  refusals: ["not-found", "not-allowed", "request-reused"],
});
