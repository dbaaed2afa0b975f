import { mailAddressPattern } from "@lokalkorb/domain/access/mail-address";
import { legalTextKinds } from "@lokalkorb/domain/shop/legal-text-fields";
import { orderButton } from "@lokalkorb/domain/shop/legal/order-button";
import { paymentMethods } from "@lokalkorb/domain/kernel/payment-method";
import { paymentStatuses } from "@lokalkorb/domain/ordering/order/payment-states";
import { orderStatuses } from "@lokalkorb/domain/ordering/order/order-status";
import { placeRefusals } from "@lokalkorb/domain/ordering/order/refusal";
import { contract } from "./contract.ts";
import { cents, discountCode, documentId, id, line, paragraph, postalAddress, requestId, slotKey } from "./fields.ts";
import * as z from "./schema.ts";

/** The lines are not in here: they are read from the basket document, which only its owner can write. */
export const placeOrder = contract({
  name: "placeOrder",
  region: "europe",
  spendsToken: true,
  input: z.strictObject({
    requestId,
    restaurantId: id<"shop">(),
    basketId: id<"basket">(),
    storefrontId: id<"storefront">(),
    /** The snapshot that the shopper saw. */
    menuVersion: z.int().check(z.minimum(1)),
    /** The total that stood above the button (CHK-12). */
    quotedTotalCents: cents,
    /** `linesHash` of what the shopper saw: a basket changed in another tab is refused and never ordered unseen. */
    linesHash: z.exactOptional(z.string().check(z.regex(/^[a-z0-9]{8,64}$/))),
    distribution: z.strictObject({
      optionId: id<"method">(),
      slotKey,
      table: z.exactOptional(line(20)),
      /** Of the QR code at the table. */
      tableCode: z.exactOptional(z.string().check(z.regex(/^[A-Za-z0-9_-]{8,40}$/))),
    }),
    /** Where it is brought: for delivery and shipping. */
    address: z.exactOptional(postalAddress),
    contact: z.strictObject({
      name: line(120).check(z.minLength(1)),
      email: line(254).check(z.regex(mailAddressPattern)),
      phone: z.exactOptional(line(40)),
    }),
    paymentMethod: z.enum(paymentMethods),
    /** With `online`: a card that the shopper keeps, instead of the provider's page. */
    cardId: z.exactOptional(line(80).check(z.minLength(1))),
    /** Discount codes and gift cards, as `checkCode` accepted them. */
    codes: z.exactOptional(z.array(discountCode).check(z.maxLength(8))),
    tip: z.exactOptional(
      z.strictObject({
        /** Percent of the goods after discounts, or cents. */
        mode: z.enum(["percent", "fixed"]),
        value: z.int().check(z.minimum(0), z.maximum(50_000)),
      }),
    ),
    /** The basket of a group, with `online`: each pays an own part (`payGroupShare`), and it comes about with the last one. */
    eachPays: z.exactOptional(z.literal(true)),
    customerNote: z.exactOptional(paragraph(500)),
    /** For a company of this account; what is left out of it, the company's own terms may ask for. */
    business: z.exactOptional(
      z.strictObject({
        customerId: documentId,
        poNumber: z.exactOptional(line(60)),
        costCenter: z.exactOptional(line(60)),
      }),
    ),
    ageConfirmed: z.boolean(),
    /** The text of the page: with other words on the button the order would not bind (CHK-01, CHK-13). */
    shown: z.exactOptional(
      z.strictObject({
        button: z.literal(orderButton),
        withdrawal: line(300),
        terms: line(20),
        /** The shop's own texts beside it. */
        texts: z.exactOptional(
          z
            .array(z.strictObject({ kind: z.enum(legalTextKinds), version: z.int().check(z.minimum(1)) }))
            .check(z.maxLength(legalTextKinds.length)),
        ),
        build: line(60),
      }),
    ),
  }),
  output: z.object({
    orderId: id<"order">(),
    /** Empty while the order waits for its payment. */
    no: z.string(),
    dayCode: z.string(),
    status: z.enum(orderStatuses),
    /** The provider's page, for an order that is paid online. */
    checkoutUrl: z.exactOptional(z.string()),
  }),
  refusals: [
    ...placeRefusals,
    "payment-failed",
    "payment-unavailable",
    "already-handled",
    "rate-limited",
    "not-found",
    "request-reused",
  ],
});

/** The discount of a code, asked while the basket is open. Asking holds nothing. */
export const checkCode = contract({
  name: "checkCode",
  region: "europe",
  input: z.strictObject({ restaurantId: id<"shop">(), storefrontId: id<"storefront">(), code: discountCode }),
  output: z.discriminatedUnion("kind", [
    /** `terms` are the calculation's own. */
    z.object({ kind: z.literal("discount"), terms: z.record(z.string(), z.unknown()) }),
    z.object({
      kind: z.literal("giftCard"),
      giftCard: z.object({ codeId: z.string(), code: z.string(), name: z.string(), balanceCents: z.int() }),
    }),
  ]),
  refusals: ["not-found", "code-invalid", "code-expired", "code-used", "rate-limited"],
});

/** Asked by the page to which the provider sends the shopper back; the provider's own message says the same. */
export const confirmPayment = contract({
  name: "confirmPayment",
  region: "europe",
  spendsToken: true,
  input: z.strictObject({ restaurantId: id<"shop">(), orderId: id<"order">() }),
  output: z.object({
    status: z.enum(orderStatuses),
    paymentStatus: z.enum(paymentStatuses),
    no: z.string(),
    dayCode: z.string(),
  }),
  refusals: ["not-found", "not-allowed"],
});

/**
 * Mails the links of the orders with this number that went to this address, for a lost mail. The answer is the same whether
 * there are any, so that it reveals no order and no address.
 */
export const sendOrderLinks = contract({
  name: "sendOrderLinks",
  region: "europe",
  isOpen: true,
  input: z.strictObject({
    requestId,
    email: line(254).check(z.regex(mailAddressPattern)),
    /** As the mails name it: 'A-1042'. */
    no: line(20).check(z.minLength(1)),
  }),
  output: z.object({}),
  refusals: ["rate-limited", "request-reused"],
});

/** The link of a guest's mail: its token lets this account read the order from now on. */
export const openGuestOrder = contract({
  name: "openGuestOrder",
  region: "europe",
  input: z.strictObject({
    restaurantId: id<"shop">(),
    orderId: id<"order">(),
    token: z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/)),
  }),
  output: z.object({ orderId: id<"order">(), no: z.string() }),
  refusals: ["token-invalid", "rate-limited"],
});
