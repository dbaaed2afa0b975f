import { mailAddressPattern } from "@lokalkorb/domain/access/mail-address";
import {
  businessStatuses,
  eInvoiceKinds,
  employeeRoles,
  invoiceModes,
  vatCheckStates,
} from "@lokalkorb/domain/ordering/businesses/business-customer";
import { orderStatuses } from "@lokalkorb/domain/ordering/order/order-status";
import { paymentStatuses } from "@lokalkorb/domain/ordering/order/payment-states";
import { contract } from "./contract.ts";
import { cents, documentId, id, line, paragraph, postalAddress, requestId } from "./fields.ts";
import * as z from "./schema.ts";

const restaurantId = id<"shop">();
const customerId = documentId;
const email = line(254).check(z.regex(mailAddressPattern));
const basisPoints = z.int().check(z.minimum(0), z.maximum(10_000));
const mostCents = 100_000_00;

/** The wish to be supplied as a company; asking once more replaces a wish that was not answered. */
export const requestBusinessAccount = contract({
  name: "requestBusinessAccount",
  region: "europe",
  input: z.strictObject({
    requestId,
    restaurantId,
    /** Who asks. */
    name: line(120).check(z.minLength(1)),
    company: line(200).check(z.minLength(1)),
    vatId: z.exactOptional(line(30).check(z.minLength(1))),
    address: postalAddress,
    invoiceEmail: email,
    eInvoice: z.enum(eInvoiceKinds),
    leitwegId: z.exactOptional(line(60).check(z.minLength(1))),
    message: z.exactOptional(paragraph(1000).check(z.minLength(1))),
  }),
  output: z.object({ state: z.enum(businessStatuses) }),
  refusals: ["sign-in-required", "not-found", "vat-id-invalid", "rate-limited", "request-reused"],
});

const terms = z.strictObject({
  paymentTermDays: z.int().check(z.minimum(0), z.maximum(365)),
  onAccount: z.boolean(),
  creditLimitCents: z.int().check(z.minimum(0), z.maximum(mostCents)),
  discountBp: z.exactOptional(basisPoints),
  priceListId: z.exactOptional(id<"priceList">()),
  poRequired: z.boolean(),
  invoiceMode: z.enum(invoiceModes),
  groupBy: z.enum(["order", "costCenter", "deliveryDate"]),
  eInvoice: z.enum(eInvoiceKinds),
  leitwegId: z.exactOptional(line(60).check(z.minLength(1))),
  note: z.exactOptional(paragraph(4000).check(z.minLength(1))),
});
/** Told to the company by mail. */
const word = paragraph(500).check(z.minLength(3));

/** A shop admits a company with its terms, changes them, declines, blocks or releases it. */
export const decideBusiness = contract({
  name: "decideBusiness",
  region: "europe",
  input: z.strictObject({
    requestId,
    restaurantId,
    customerId,
    decision: z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("admit"), terms }),
      z.strictObject({ kind: z.literal("terms"), terms }),
      z.strictObject({ kind: z.literal("decline"), word }),
      z.strictObject({ kind: z.literal("block"), word }),
      z.strictObject({ kind: z.literal("release") }),
    ]),
  }),
  output: z.object({}),
  refusals: ["not-allowed", "not-found", "already-answered", "request-reused"],
});

/** Asks the European register once more; the answer is kept with its time. */
export const checkVatId = contract({
  name: "checkVatId",
  region: "europe",
  input: z.strictObject({ requestId, restaurantId, customerId }),
  output: z.object({ state: z.enum(vatCheckStates) }),
  refusals: ["not-allowed", "not-found", "rate-limited", "request-reused"],
});

const employee = z.object({
  email: z.string(),
  name: z.string(),
  role: z.enum(employeeRoles),
  monthlyLimitCents: z.exactOptional(z.int()),
  approvalAboveCents: z.exactOptional(z.int()),
  costCenter: z.exactOptional(z.string()),
});

/** The companies of this account, of one shop or of all: what a buyer may know, without the shop's notes. */
export const ownBusinesses = contract({
  name: "ownBusinesses",
  region: "europe",
  input: z.strictObject({ restaurantId: z.exactOptional(restaurantId) }),
  output: z.object({
    businesses: z.array(
      z.object({
        restaurantId: id<"shop">(),
        shopName: z.string(),
        shopSlug: z.string(),
        customerId: z.string(),
        name: z.string(),
        status: z.enum(businessStatuses),
        /** Of the last decision. */
        word: z.exactOptional(z.string()),
        role: z.enum(employeeRoles),
        onAccount: z.boolean(),
        discountBp: z.int(),
        hasPriceList: z.boolean(),
        poRequired: z.boolean(),
        paymentTermDays: z.int(),
        costCenter: z.exactOptional(z.string()),
        creditLimitCents: z.int(),
        openCents: z.int(),
        /** Above them an order of this person waits for an admin. */
        limits: z.object({
          approvalAboveCents: z.exactOptional(z.int()),
          monthlyLimitCents: z.exactOptional(z.int()),
        }),
        /** Of the whole company; for its admins alone. */
        approvalAboveCents: z.exactOptional(z.int()),
        employees: z.exactOptional(z.array(employee)),
      }),
    ),
  }),
  refusals: ["sign-in-required"],
});

/** The prices agreed with a company for these articles; left out: the prices of everybody. */
export const companyPrices = contract({
  name: "companyPrices",
  region: "europe",
  input: z.strictObject({ restaurantId, customerId, itemIds: z.array(id<"product">()).check(z.maxLength(500)) }),
  output: z.object({
    prices: z.exactOptional(z.object({ name: z.string(), changeBp: z.int(), own: z.record(id<"product">(), z.int()) })),
  }),
  refusals: ["sign-in-required", "not-found"],
});

/** The newest orders of a company: all of them for its admins, the own ones for a buyer. */
export const businessOrders = contract({
  name: "businessOrders",
  region: "europe",
  input: z.strictObject({ restaurantId, customerId }),
  output: z.object({
    orders: z.array(
      z.object({
        orderId: id<"order">(),
        /** The account of the caller ordered it, and may open it. */
        isOwn: z.boolean(),
        no: z.string(),
        by: z.string(),
        placedAt: z.int(),
        slotStart: z.int(),
        status: z.enum(orderStatuses),
        paymentStatus: z.enum(paymentStatuses),
        grossCents: z.int(),
        netCents: z.int(),
        poNumber: z.exactOptional(z.string()),
        costCenter: z.exactOptional(z.string()),
        /** It waits for an admin, until then. Who may not answer it reads what is in it all the same. */
        approval: z.exactOptional(
          z.object({
            until: z.int(),
            mayAnswer: z.boolean(),
            over: z.enum(["order", "month"]),
            limitCents: z.int(),
            lines: z.array(z.object({ lineId: z.string(), qty: z.int(), name: z.string(), totalCents: z.int() })),
            note: z.exactOptional(z.string()),
          }),
        ),
      }),
    ),
    timezone: z.string(),
  }),
  refusals: ["sign-in-required", "not-found"],
});

/** An admin of a company adds or changes one of its people, or removes one. */
export const changeEmployees = contract({
  name: "changeEmployees",
  region: "europe",
  input: z.strictObject({
    requestId,
    restaurantId,
    customerId,
    change: z.discriminatedUnion("kind", [
      z.strictObject({
        kind: z.literal("set"),
        employee: z.strictObject({
          email,
          name: line(120).check(z.minLength(1)),
          role: z.enum(employeeRoles),
          monthlyLimitCents: z.exactOptional(cents),
          approvalAboveCents: z.exactOptional(cents),
          costCenter: z.exactOptional(line(60).check(z.minLength(1))),
        }),
      }),
      z.strictObject({ kind: z.literal("remove"), email }),
    ]),
  }),
  output: z.object({}),
  refusals: ["sign-in-required", "not-found", "last-admin", "employees-full", "rate-limited", "request-reused"],
});
