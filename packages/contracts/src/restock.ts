import { mailAddressPattern } from "@lokalkorb/domain/access/mail-address";
import { contract } from "./contract.ts";
import { id, line, requestId } from "./fields.ts";
import * as z from "./schema.ts";

/**
 * One mail when a sold-out item is back. An account with a proved address waits at once; any other address is mailed a link first, and the
 * answer does not tell whether it waits already.
 */
export const waitForRestock = contract({
  name: "waitForRestock",
  region: "europe",
  isOpen: true,
  input: z.strictObject({
    requestId,
    restaurantId: id<"shop">(),
    storefrontId: id<"storefront">(),
    itemId: id<"product">(),
    /** Of the card: the item or its variant group. */
    productId: id<"product">(),
    /** Left out: the proved address of the account. */
    email: z.exactOptional(line(254).check(z.regex(mailAddressPattern))),
  }),
  output: z.object({ state: z.enum(["waiting", "mailed", "available"]) }),
  refusals: ["not-found", "rate-limited", "request-reused", "sign-in-required"],
});

/** The link of the mail: agrees, or takes the wait back. */
export const answerRestockWait = contract({
  name: "answerRestockWait",
  region: "europe",
  isOpen: true,
  input: z.strictObject({
    requestId,
    waitId: id(),
    token: line(64).check(z.minLength(1)),
    answer: z.enum(["agree", "leave"]),
  }),
  output: z.object({
    state: z.enum(["waiting", "left", "available"]),
    name: z.string(),
    shopName: z.string(),
    /** Of the product's page. */
    slug: z.string(),
    productId: id<"product">(),
  }),
  refusals: ["not-found", "rate-limited", "request-reused"],
});

/** How many people wait for each item of a shop; items without are left out. */
export const restockWaits = contract({
  name: "restockWaits",
  region: "europe",
  input: z.strictObject({ restaurantId: id<"shop">() }),
  output: z.object({ items: z.array(z.object({ itemId: id<"product">(), count: z.int() })) }),
  refusals: ["not-allowed"],
});
