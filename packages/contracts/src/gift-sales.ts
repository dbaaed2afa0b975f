import { mailAddressPattern } from "@lokalkorb/domain/access/mail-address";
import { giftDesigns, leastGiftCents, mostGiftCents, mostGiftValues } from "@lokalkorb/domain/catalog/gifts/gift-offer";
import { giftDeliveries, longestGiftMessage, longestGiftName } from "@lokalkorb/domain/ordering/gifts/gift-lengths";
import { giftSaleStates } from "@lokalkorb/domain/ordering/gifts/gift-sale";
import { legalTextKinds } from "@lokalkorb/domain/shop/legal-text-fields";
import { contract } from "./contract.ts";
import { id, line, paragraph, requestId } from "./fields.ts";
import * as z from "./schema.ts";

const mailAddress = line(254).check(z.regex(mailAddressPattern));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const value = z.int().check(z.minimum(leastGiftCents), z.maximum(mostGiftCents));
const address = { restaurantId: id<"shop">(), saleId: id() };

/** Which gift cards a shop sells online; without an offer, or with an empty one, none. */
export const setGiftOffer = contract({
  name: "setGiftOffer",
  region: "europe",
  input: z.strictObject({
    requestId,
    restaurantId: id<"shop">(),
    offer: z.nullable(
      z.strictObject({ values: z.array(value).check(z.maxLength(mostGiftValues)), anyValue: z.boolean() }),
    ),
  }),
  output: z.object({ isSold: z.boolean() }),
  refusals: ["not-found", "not-allowed", "payment-method-unavailable", "request-reused"],
});

/** Begins to buy a gift card: the provider's page for it. The card is made once it is paid. */
export const buyGiftCard = contract({
  name: "buyGiftCard",
  region: "europe",
  spendsToken: true,
  input: z.strictObject({
    requestId,
    restaurantId: id<"shop">(),
    cents: value,
    design: z.enum(giftDesigns),
    to: line(longestGiftName),
    from: line(longestGiftName),
    message: paragraph(longestGiftMessage),
    buyerEmail: mailAddress,
    /** The shop's own legal texts, as the page linked them. */
    texts: z
      .array(z.strictObject({ kind: z.enum(legalTextKinds), version: z.int().check(z.minimum(1)) }))
      .check(z.maxLength(legalTextKinds.length)),
    delivery: z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("mail"), email: mailAddress, date: day }),
      z.strictObject({ kind: z.literal("print") }),
    ]),
  }),
  /** Without a page: it is paid already. */
  output: z.object({ saleId: z.string(), url: z.exactOptional(z.string()) }),
  refusals: [
    "not-found",
    /** This value is not sold any more. */
    "figures-changed",
    /** The day is over, or too far away. */
    "too-late",
    "legal-texts-changed",
    "payment-method-unavailable",
    "payment-unavailable",
    "rate-limited",
    "request-reused",
  ],
});

/** The buyer is back from the provider's page. Whether that means paid is asked of the provider. */
export const confirmGiftSale = contract({
  name: "confirmGiftSale",
  region: "europe",
  /** `giveUp` ends the page, so that it cannot be paid any more. */
  input: z.strictObject({ ...address, giveUp: z.exactOptional(z.boolean()) }),
  output: z.object({
    /** `over`: there is no such sale, or it was never paid. `checking`: a bank has not answered yet. */
    state: z.enum(["open", "checking", "paid", "refunded", "over"]),
    cents: z.exactOptional(z.int()),
    no: z.exactOptional(z.string()),
    /** Of the provider, while it is open. */
    url: z.exactOptional(z.string()),
    buyerEmail: z.exactOptional(z.string()),
    delivery: z.exactOptional(z.enum(giftDeliveries)),
    /** When the receiver's mail goes out, or went out. */
    sentAt: z.exactOptional(z.number()),
    /** Whether the card lies ready as a PDF. */
    hasPaper: z.exactOptional(z.boolean()),
  }),
  refusals: ["not-found", "payment-unavailable"],
});

/** The card as its buyer prints it. */
export const readGiftPaper = contract({
  name: "readGiftPaper",
  region: "europe",
  input: z.strictObject(address),
  output: z.object({ fileName: z.string(), contentType: z.string(), content: z.string() }),
  refusals: ["not-found"],
});

/** Gift cards of a shop that were bought online and paid, newest first. */
export const listGiftSales = contract({
  name: "listGiftSales",
  region: "europe",
  input: z.strictObject({ restaurantId: id<"shop">(), after: z.exactOptional(z.number()) }),
  output: z.object({
    sales: z.array(
      z.object({
        saleId: z.string(),
        no: z.string(),
        state: z.enum(giftSaleStates),
        cents: z.int(),
        codeId: z.exactOptional(id<"code">()),
        /** Empty: erased with the account. */
        buyerEmail: z.string(),
        paidAt: z.number(),
        delivery: z.enum(giftDeliveries),
        sentAt: z.exactOptional(z.number()),
        /** The last day on which the buyer may withdraw. */
        withdrawUntil: z.string(),
        /** A bank asks for the money back. */
        isDisputed: z.boolean(),
        /** Why the provider has not given the money back yet. */
        problem: z.exactOptional(z.string()),
      }),
    ),
    next: z.exactOptional(z.number()),
  }),
  refusals: ["not-allowed"],
});

/** WDR-01: the card is void and its money goes back, as long as nothing of it is spent. */
export const refundGiftSale = contract({
  name: "refundGiftSale",
  region: "europe",
  input: z.strictObject({ requestId, ...address }),
  output: z.object({ state: z.enum(giftSaleStates) }),
  refusals: ["not-found", "not-allowed", "already-answered", "refund-too-high", "request-reused"],
});
