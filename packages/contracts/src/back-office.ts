import { countries } from "@lokalkorb/domain/kernel/country/country";
import { proposableVat } from "@lokalkorb/domain/catalog/goods/item-fields";
import { mostVatTemplates } from "@lokalkorb/domain/pricing/tax/vat-template-fields";
import { shopKinds } from "@lokalkorb/domain/shop/restaurant-kind";
import { listings } from "@lokalkorb/domain/shop/shop-fields";
import { contract } from "./contract.ts";
import { id, line, paragraph, requestId } from "./fields.ts";
import * as z from "./schema.ts";

/** A page of all shops by their ids, hidden ones included, for the staff of the platform. */
export const listShops = contract({
  name: "listShops",
  region: "europe",
  input: z.strictObject({ after: z.exactOptional(line(120)) }),
  output: z.object({
    shops: z.array(
      z.object({
        restaurantId: id<"shop">(),
        name: z.string(),
        kind: z.enum(shopKinds),
        place: z.string(),
        email: z.string(),
        phone: z.string(),
        listing: z.enum(listings),
        /** As it stands on invoices. */
        seller: z.string(),
        /** Gaps that keep it from being seen, as of the last look. */
        missing: z.array(z.string()),
        heldFor: z.exactOptional(z.string()),
        /** The platform's share of online payments; without one every shop's holds. */
        feeRates: z.exactOptional(z.array(z.object({ from: z.string(), percentBp: z.int() }))),
      }),
    ),
    /** The last id, where there are more. */
    next: z.exactOptional(z.string()),
  }),
  refusals: ["not-allowed"],
});

/** Hides a shop with reasons, which its owners get by mail, or lets it be seen again (PLT-03). */
export const setShopHold = contract({
  name: "setShopHold",
  region: "europe",
  input: z.strictObject({
    requestId,
    restaurantId: id<"shop">(),
    /** Absent: the hold ends. */
    reason: z.exactOptional(paragraph(2000).check(z.minLength(20))),
  }),
  output: z.object({ listing: z.enum(listings) }),
  refusals: ["not-allowed", "not-found", "request-reused"],
});

/** Whether new shops are taken, whether a person looks at them before they can be seen, and whether online payments begin. */
export const setSwitches = contract({
  name: "setSwitches",
  region: "europe",
  input: z.strictObject({
    requestId,
    registrations: z.boolean(),
    approval: z.boolean(),
    /** Absent: as it was. */
    onlinePayment: z.exactOptional(z.boolean()),
  }),
  output: z.object({}),
  refusals: ["not-allowed", "request-reused"],
});

/** Replaces the templates by which the first categories of new shops propose a class of VAT (VAT-01). */
export const setVatTemplates = contract({
  name: "setVatTemplates",
  region: "europe",
  input: z.strictObject({
    requestId,
    rows: z
      .array(
        z.strictObject({
          /** Absent: shops of every kind. */
          kind: z.exactOptional(z.enum(shopKinds)),
          country: z.enum(countries),
          word: line(60).check(z.minLength(2)),
          vatClass: z.enum(proposableVat.values),
        }),
      )
      .check(z.maxLength(mostVatTemplates)),
  }),
  output: z.object({}),
  refusals: ["not-allowed", "request-reused"],
});

/** Staff of the platform may read this shop for an hour; the reason stands in the shop's own log (GDP-05). */
export const openSupportLook = contract({
  name: "openSupportLook",
  region: "europe",
  input: z.strictObject({
    requestId,
    restaurantId: id<"shop">(),
    reason: paragraph(500).check(z.minLength(20)),
  }),
  output: z.object({ until: z.int() }),
  refusals: ["not-allowed", "not-found", "request-reused"],
});

/** The platform's share of a shop's online payments from a day on; what has begun keeps its rate. */
export const setFeeRate = contract({
  name: "setFeeRate",
  region: "europe",
  input: z.strictObject({
    requestId,
    restaurantId: id<"shop">(),
    percentBp: z.int().check(z.minimum(0), z.maximum(5000)),
    from: z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)),
  }),
  output: z.object({ feeRates: z.array(z.object({ from: z.string(), percentBp: z.int() })) }),
  refusals: ["not-allowed", "not-found", "request-reused"],
});

/** A shop's items by their names, for the staff of the platform. */
export const listShopItems = contract({
  name: "listShopItems",
  region: "europe",
  input: z.strictObject({ restaurantId: id<"shop">() }),
  output: z.object({
    items: z.array(z.object({ itemId: id<"product">(), name: z.string(), blockedFor: z.exactOptional(z.string()) })),
  }),
  refusals: ["not-allowed", "not-found"],
});

/** Takes an item out of all menus with reasons, which the shop's owners get by mail, or lets it be published again (PLT-03). */
export const setItemBlock = contract({
  name: "setItemBlock",
  region: "europe",
  input: z.strictObject({
    requestId,
    restaurantId: id<"shop">(),
    itemId: id<"product">(),
    /** Absent: the block ends. */
    reason: z.exactOptional(paragraph(2000).check(z.minLength(20))),
  }),
  output: z.object({}),
  refusals: ["not-allowed", "not-found", "request-reused"],
});
