import { contract } from "./contract.ts";
import { id, line, requestId } from "./fields.ts";
import * as z from "./schema.ts";

/** How far a shop is with taking payments online. `none`: it has no account at the provider yet. */
const account = z.object({
  state: z.enum(["none", "open", "pending", "active", "restricted", "rejected"]),
  /** The provider's open demands, in its own words. */
  requirementsDue: z.array(z.string()),
});

/** Makes the shop's account at the provider, if it has none, and a fresh link to the page that asks for what is missing. */
export const startPaymentOnboarding = contract({
  name: "startPaymentOnboarding",
  region: "europe",
  input: z.strictObject({ requestId, restaurantId: id<"shop">() }),
  output: z.object({ url: z.string() }),
  refusals: ["not-allowed", "payment-unavailable", "request-reused"],
});

/** Asks the provider how far the shop is, and writes it down. */
export const checkPaymentAccount = contract({
  name: "checkPaymentAccount",
  region: "europe",
  input: z.strictObject({ restaurantId: id<"shop">() }),
  output: account,
  refusals: ["not-allowed", "payment-unavailable"],
});

/** Banks that want their money back, and until when the shop may answer. Soonest first. */
export const openDisputes = contract({
  name: "openDisputes",
  region: "europe",
  input: z.strictObject({ restaurantId: id<"shop">() }),
  output: z.object({
    disputes: z.array(
      z.object({
        orderId: z.string(),
        /** Empty where the order is in the archive. */
        no: z.string(),
        cents: z.int(),
        /** Missing: the provider waits for no answer. */
        answerBy: z.exactOptional(z.number()),
        /** The provider's own page, where proofs are handed in. */
        url: z.string(),
      }),
    ),
  }),
  refusals: ["not-allowed"],
});

const card = z.object({ id: z.string(), brand: z.string(), last4: z.string(), exp: z.string() });

/** Begins to keep a card: the provider's own page, which leads back to the checkout of the shop (`?karte=…`). */
export const keepCard = contract({
  name: "keepCard",
  region: "europe",
  spendsToken: true,
  input: z.strictObject({ requestId, slug: z.string().check(z.regex(/^[a-z0-9-]{1,80}(?:~[a-z0-9-]{1,60})?$/)) }),
  output: z.object({ url: z.string() }),
  refusals: ["payment-unavailable", "rate-limited", "request-reused"],
});

/** Begins to save a card on a page of ours, in the form of the provider: by this secret its script speaks with it. Each is for one card. */
export const beginCard = contract({
  name: "beginCard",
  region: "europe",
  spendsToken: true,
  input: z.strictObject({}),
  output: z.object({ clientSecret: z.string() }),
  refusals: ["not-allowed", "payment-unavailable", "rate-limited"],
});

/** The cards saved at the provider, written down for the account page. */
export const syncCards = contract({
  name: "syncCards",
  region: "europe",
  input: z.strictObject({}),
  output: z.object({ cards: z.array(card) }),
  refusals: ["payment-unavailable", "rate-limited"],
});

export const removeCard = contract({
  name: "removeCard",
  region: "europe",
  input: z.strictObject({ requestId, cardId: line(80).check(z.minLength(1)) }),
  output: z.object({ cards: z.array(card) }),
  refusals: ["not-found", "payment-unavailable", "request-reused", "rate-limited"],
});
