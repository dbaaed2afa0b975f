import { fulfilmentTypes } from "@lokalkorb/domain/kernel/fulfilment-type";
import { openVisibilities, ownChannels } from "@lokalkorb/domain/shop/storefronts/storefront-channels";
import { contract } from "./contract.ts";
import { id, line, requestId } from "./fields.ts";
import * as z from "./schema.ts";

const ofShop = { requestId, restaurantId: id<"shop">(), offeringId: id<"catalog">() };
const mostStorefronts = 20;

const choices = {
  name: line(60).check(z.minLength(1)),
  channel: z.enum(ownChannels),
  visibility: z.enum(openVisibilities),
  /** Categories of the first storefront that it shows, in its own order; none = all. */
  categoryOrder: z.array(id<"category">()).check(z.maxLength(200)),
  /** Ways to receive its goods; none = all. */
  distributionTypes: z.array(z.enum(fulfilmentTypes)).check(z.maxLength(fulfilmentTypes.length)),
  priceListId: z.exactOptional(id<"priceList">()),
};

/**
 * A further storefront of the shop, made or, unless another one saved it since `was`, changed. Its id is the end of its
 * address and stays.
 */
export const saveStorefront = contract({
  name: "saveStorefront",
  region: "europe",
  input: z.strictObject({
    ...ofShop,
    storefrontId: z.string().check(z.regex(/^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/)),
    isNew: z.boolean(),
    was: z.exactOptional(z.strictObject(choices)),
    ...choices,
  }),
  output: z.object({ result: z.enum(["saved", "changed", "address-taken", "too-many"]) }),
  refusals: ["not-found", "not-allowed", "request-reused"],
});

/** Which storefronts are shown, in which order, unless that was changed since `was`. The first one stays the first. */
export const placeStorefronts = contract({
  name: "placeStorefronts",
  region: "europe",
  input: z.strictObject({
    ...ofShop,
    was: z.array(id<"storefront">()).check(z.maxLength(mostStorefronts)),
    storefrontIds: z.array(id<"storefront">()).check(z.minLength(1), z.maxLength(mostStorefronts)),
  }),
  output: z.object({ result: z.enum(["saved", "changed"]) }),
  refusals: ["not-found", "not-allowed", "request-reused"],
});
