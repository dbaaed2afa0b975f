import { groupStates } from "@lokalkorb/domain/basket/group/group-fields";
import { substitutions } from "@lokalkorb/domain/kernel/substitution";
import { contract } from "./contract.ts";
import { cents, id, line, requestId } from "./fields.ts";
import * as z from "./schema.ts";

const quantity = z.int().check(z.minimum(1), z.maximum(999));

/** As a shopper's own basket holds them; prices are settled with the order. */
const lines = z
  .array(
    z.strictObject({
      kind: z.enum(["item", "bundle"]),
      refId: id<"product">(),
      qty: quantity,
      choices: z
        .array(
          z.strictObject({
            optionId: id<"option">(),
            choiceId: id<"choice">(),
            qty: quantity,
            text: z.exactOptional(line(200)),
          }),
        )
        .check(z.maxLength(50)),
      components: z.exactOptional(
        z
          .array(z.strictObject({ slotId: id<"component">(), itemId: id<"product">(), qty: quantity }))
          .check(z.maxLength(50)),
      ),
      note: z.exactOptional(line(200)),
      substitution: z.exactOptional(z.enum(substitutions)),
      dearerByCents: z.exactOptional(cents),
      seenUnitCents: cents,
    }),
  )
  .check(z.maxLength(40));

/** The label of a person's goods. */
const label = line(30).check(z.minLength(1));
const moment = z.int().check(z.minimum(0));
const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/));
const address = { restaurantId: id<"shop">(), groupId: id<"group">() };
/** Names the page of the shop to come back to. */
const shopSlug = z.string().check(z.regex(/^[a-z0-9-]{1,80}(?:~[a-z0-9-]{1,60})?$/));

/** Several people, one order: the basket of its host becomes the first part of a group. */
export const startGroup = contract({
  name: "startGroup",
  region: "europe",
  spendsToken: true,
  input: z.strictObject({
    requestId,
    restaurantId: id<"shop">(),
    storefrontId: id<"storefront">(),
    name: label,
    lines,
    closesAt: moment,
  }),
  output: z.object({ groupId: id<"group">(), token }),
  /** `not-a-member`: in a view for members its host is one. */
  refusals: ["not-found", "not-a-member", "basket-too-large", "rate-limited", "request-reused"],
});

/** The group of a link, before a name is given. Asking takes no place. */
export const lookAtGroup = contract({
  name: "lookAtGroup",
  region: "europe",
  input: z.strictObject({ ...address, token }),
  output: z.object({
    hostName: z.string(),
    state: z.enum(groupStates),
    closesAt: moment,
    people: z.int(),
  }),
  refusals: ["token-invalid", "rate-limited"],
});

/** Takes a place under a name, held by the account, also by one without a name; again: another label. */
export const joinGroup = contract({
  name: "joinGroup",
  region: "europe",
  input: z.strictObject({ requestId, ...address, token, name: label }),
  output: z.object({ participantId: z.string() }),
  refusals: ["token-invalid", "not-allowed", "group-closed", "group-full", "rate-limited", "request-reused"],
});

export const changeGroup = contract({
  name: "changeGroup",
  region: "europe",
  input: z.strictObject({
    requestId,
    ...address,
    change: z.discriminatedUnion("kind", [
      /** All own lines, as they are from now on. */
      z.strictObject({ kind: z.literal("choose"), lines, isDone: z.boolean() }),
      z.strictObject({ kind: z.literal("leave") }),
      /** The rest is the host's. */
      z.strictObject({ kind: z.literal("removePerson"), participantId: line(20) }),
      z.strictObject({ kind: z.literal("removeLine"), lineId: id<"line">() }),
      z.strictObject({ kind: z.literal("extend"), closesAt: moment }),
      /** To the checkout: from now on the lines are a basket of the host's. */
      z.strictObject({ kind: z.literal("close") }),
      /** Instead of what is sold out by now: the lines that are ordered. */
      z.strictObject({ kind: z.literal("keep"), lineIds: z.array(id<"line">()).check(z.maxLength(200)) }),
      z.strictObject({ kind: z.literal("reopen"), closesAt: moment }),
      z.strictObject({ kind: z.literal("end") }),
    ]),
  }),
  output: z.object({ state: z.enum(groupStates) }),
  refusals: [
    "not-found",
    "not-allowed",
    /** At the end: the host is a member no longer. */
    "not-a-member",
    "group-closed",
    "basket-empty",
    "basket-too-large",
    /** An order of this group is being paid, or was placed. */
    "basket-not-open",
    "rate-limited",
    "request-reused",
  ],
});

/**
 * The page on which the own part of an order is paid that waits for all parts; its host may pay for all that are open. The
 * same page again, while it is open. Nothing is taken before the last part is there.
 */
export const payGroupShare = contract({
  name: "payGroupShare",
  region: "europe",
  spendsToken: true,
  input: z.strictObject({ ...address, slug: shopSlug, takesRest: z.boolean() }),
  output: z.object({ url: z.string() }),
  refusals: [
    "not-found",
    "not-allowed",
    "already-handled",
    "payment-failed",
    "payment-unavailable",
    "payment-method-unavailable",
    "rate-limited",
  ],
});
