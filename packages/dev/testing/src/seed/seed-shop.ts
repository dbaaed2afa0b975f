import type { Firestore } from "firebase-admin/firestore";
import { dayMs, type Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { TimerRules } from "@lokalkorb/domain/ordering/lifecycle/order-timers";
import { inBatch, readDocument, setDocument, type AdminBatch } from "@lokalkorb/model/admin/admin-documents";
import { bundleDocument } from "@lokalkorb/model/documents/offerings/bundles";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { itemStockDocument } from "@lokalkorb/model/documents/offerings/items/item-stock";
import { offeringDocument } from "@lokalkorb/model/documents/offerings/offerings";
import { optionDocument } from "@lokalkorb/model/documents/offerings/options";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { categoryDocument } from "@lokalkorb/model/documents/offerings/storefronts/categories";
import { productGroupDocument } from "@lokalkorb/model/documents/offerings/storefronts/product-groups";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { contractVersions, merchantContracts } from "@lokalkorb/domain/shop/merchant-contracts";
import { paymentSettingsDocument } from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import { settingsDocument } from "@lokalkorb/model/documents/restaurants/data/settings";
import { b2bCustomerDocument } from "@lokalkorb/model/documents/restaurants/b2b-customers";
import { fulfilmentMethodDocument } from "@lokalkorb/model/documents/restaurants/distribution-options";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { userDocument } from "@lokalkorb/model/documents/users/users";
import type { CatalogItem } from "../scenarios/scenario/catalog.ts";
import type { ShopScenario } from "../scenarios/scenario/shop-scenario.ts";
import { withWeeks } from "../scenarios/with-weeks.ts";
import { shardsFor } from "./shards-for.ts";
import { endOfToday } from "./times.ts";

/** Shops of the demo answer by hand, and are reminded. */
export const demoRules = {
  autoAccept: "never",
  acceptTimeoutMinutes: 10,
  timeoutAction: "escalate",
  escalateAfterMinutes: 5,
  isOpen: true,
} as const satisfies TimerRules;

/** Everything of a shop that its staff would enter: in two batches, ready to be published. */
export async function seedShop(db: Firestore, shop: ShopScenario, now: Instant): Promise<void> {
  const { restaurantId, offeringId, storefrontId, further = [] } = shop;
  const before = await readDocument(db, storefrontDocument, { offeringId, storefrontId });
  await inBatch(db, (batch) => {
    seedShopDocument(batch, shop, now);
    setDocument(
      batch,
      offeringDocument,
      { offeringId },
      {
        name: shop.restaurant.name,
        restaurantIds: [restaurantId],
        country: shop.restaurant.country,
        currency: "EUR",
        languages: ["de"],
        status: "active",
      },
    );
    setDocument(
      batch,
      storefrontDocument,
      { offeringId, storefrontId },
      {
        name: "Onlineshop",
        slug: shop.restaurant.slug,
        channel: "web",
        restaurantIds: [restaurantId],
        visibility: "public",
        categoryOrder: shop.catalog.categories.map(({ id }) => id),
        distributionTypes: [...new Set(shop.distributionOptions.map(({ type }) => type))],
        ...(before?.published === undefined ? {} : { published: before.published }),
        live: { soldOutItemIds: [], soldOutBundleIds: [], lowItemIds: [], fullSlots: [], updatedAt: now },
        draftDirty: true,
      },
    );
    for (const { storefrontId: id, priceList, windows, ...own } of further)
      setDocument(
        batch,
        storefrontDocument,
        { offeringId, storefrontId: id },
        {
          ...own,
          ...(windows && { windows }),
          slug: id,
          restaurantIds: [restaurantId],
          priceListId: priceList.id,
          live: { soldOutItemIds: [], soldOutBundleIds: [], lowItemIds: [], fullSlots: [], updatedAt: now },
          draftDirty: true,
        },
      );
  });
  await inBatch(db, (batch) => seedCatalog(batch, shop, now));
  await inBatch(db, (batch) => {
    for (const [customerId, business] of Object.entries(shop.businesses ?? {}))
      setDocument(
        batch,
        b2bCustomerDocument,
        { restaurantId, customerId },
        { ...business, requestedAt: now - 3 * dayMs },
      );
  });
}

/** Where people are served, they may give the team something. */
const isServed = ({ restaurant }: ShopScenario): boolean => restaurant.kind === "restaurant";

function seedShopDocument(batch: AdminBatch, shop: ShopScenario, now: Instant): void {
  const { restaurantId, offeringId, storefrontId, ordering, imprint, staff, further = [] } = shop;
  const paysOnline = shop.paymentMethods.includes("online");
  setDocument(
    batch,
    shopDocument,
    { restaurantId },
    {
      ...shop.restaurant,
      currency: "EUR",
      offeringId,
      storefrontIds: [storefrontId, ...further.map((one) => one.storefrontId)],
      listing: "public",
      operations: { state: "open" },
      closures: [],
      offers: [],
      features: { tips: isServed(shop) },
      ...(paysOnline ? { giftOffer: { values: [1000, 2500, 5000, 10_000], anyValue: true } } : {}),
    },
  );
  setDocument(
    batch,
    settingsDocument,
    { restaurantId },
    {
      ordering: {
        autoAccept: demoRules.autoAccept,
        acceptTimeoutMinutes: demoRules.acceptTimeoutMinutes,
        timeoutAction: demoRules.timeoutAction,
        guestAllowed: ordering.guestAllowed ?? true,
        phoneRequired: ordering.phoneRequired,
        ...(ordering.maxOpenOrdersPerGuest === undefined
          ? {}
          : { maxOpenOrdersPerGuest: ordering.maxOpenOrdersPerGuest }),
        minOrderCents: ordering.minOrderCents,
        ...(ordering.maxOrderCents === undefined ? {} : { maxOrderCents: ordering.maxOrderCents }),
        ...(ordering.accountRequiredFor === undefined ? {} : { accountRequiredFor: [...ordering.accountRequiredFor] }),
        maxLines: ordering.maxLines,
        customerCancelUntilMinutesBeforeSlot: ordering.customerCancelUntilMinutesBeforeSlot,
        ...(ordering.customerEditUntil === undefined ? {} : { customerEditUntil: ordering.customerEditUntil }),
        ...(ordering.substitutionDefault === undefined ? {} : { substitutionDefault: ordering.substitutionDefault }),
      },
      ...(further.length > 0 && { priceLists: further.map((one) => one.priceList) }),
      prep: ordering.prep,
      notifications: {
        emails: [shop.restaurant.emailPublic],
        soundKey: "glocke",
        repeatUntilAccepted: true,
        escalateAfterMinutes: demoRules.escalateAfterMinutes,
        warnAfterRejections: 3,
      },
      texts: ordering.texts,
    },
  );
  setDocument(
    batch,
    accountDocument,
    { restaurantId },
    {
      roles: Object.fromEntries(staff.map(({ uid, role }) => [uid, role])),
      legal: {
        legalName: imprint.legalName,
        ...(imprint.representative === undefined ? {} : { representative: imprint.representative }),
        ...(imprint.vatId === undefined ? {} : { vatId: imprint.vatId }),
        ...(imprint.register === undefined ? {} : { register: imprint.register }),
        ...(imprint.authority === undefined ? {} : { authority: imprint.authority }),
        ...(imprint.purpose === undefined ? {} : { purpose: imprint.purpose }),
        ...(imprint.chamber === undefined ? {} : { chamber: imprint.chamber }),
        ...(imprint.tradeRules === undefined ? {} : { tradeRules: imprint.tradeRules }),
        ...(imprint.text === undefined ? {} : { imprintText: imprint.text }),
        taxScheme: shop.taxScheme,
        ...(shop.organicControlNo === undefined ? {} : { organicControlNo: shop.organicControlNo }),
        address: shop.restaurant.address,
        bank: shop.bank,
      },
      contracts: merchantContracts.map((kind) => ({
        kind,
        version: contractVersions[kind],
        acceptedAt: now,
        by: staff[0]?.uid ?? "",
      })),
      listedAt: now,
      members: staff.map(({ uid, email, userName, role }) => ({
        uid,
        email,
        name: userName,
        role,
        status: "active" as const,
        invitedAt: now,
      })),
    },
  );
  setDocument(
    batch,
    paymentSettingsDocument,
    { restaurantId },
    {
      provider: "stripe",
      // An account that the provider's stand-in takes for set up, so that cards work from the start.
      ...(paysOnline
        ? {
            connect: {
              accountId: `acct_local_${restaurantId}`,
              chargesEnabled: true,
              payoutsEnabled: true,
              requirementsDue: [],
              country: shop.restaurant.country,
            },
          }
        : {}),
      methods: {
        cashOnPickup: { enabled: shop.paymentMethods.includes("cashOnPickup") },
        cardOnPickup: { enabled: shop.paymentMethods.includes("cardOnPickup") },
        cashOnDelivery: { enabled: shop.paymentMethods.includes("cashOnDelivery") },
        card: { enabled: paysOnline },
        eps: { enabled: paysOnline },
        klarna: { enabled: paysOnline },
      },
      capture: "onAccept",
      tips: { enabled: isServed(shop), mode: "percent", presets: [5, 10, 15], recipient: "staff" },
    },
  );
  for (const { id: optionId, ...option } of shop.distributionOptions) {
    const tableCode = shop.tableCodes?.[optionId];
    const fields = { ...option, ...(tableCode !== undefined && { tableCode }) };
    setDocument(batch, fulfilmentMethodDocument, { restaurantId, optionId }, fields);
  }
  for (const { uid, userName, role } of staff) {
    // The mirror that functions keep; written here too, so that a sign-in right after the seed finds its shop.
    setDocument(
      batch,
      userDocument,
      { uid },
      { userName, restaurants: [restaurantId], restaurantRoles: { [restaurantId]: role }, locale: "de" },
    );
  }
}

function seedCatalog(batch: AdminBatch, shop: ShopScenario, now: Instant): void {
  const { offeringId, storefrontId, catalog } = shop;
  const soldOutUntil = endOfToday(now, shop.restaurant.timezone);
  for (const item of catalog.items) {
    const { id: itemId, stock } = item;
    setDocument(
      batch,
      itemDocument,
      { offeringId, itemId },
      { ...itemFields(item), ...(item.soldOutToday ? { soldOutUntil } : {}) },
    );
    for (const [shard, counts] of shardsFor(stock).entries())
      setDocument(batch, itemStockDocument, { offeringId, itemId, shard: String(shard) }, counts);
  }
  for (const { id: optionId, ...option } of catalog.options)
    setDocument(batch, optionDocument, { offeringId, optionId }, { ...option, status: "active" });
  for (const planned of catalog.bundles) {
    const { id: bundleId, ...bundle } = withWeeks(planned, now, shop.restaurant.timezone);
    setDocument(
      batch,
      bundleDocument,
      { offeringId, bundleId },
      { ...bundle, vatSplit: "proportional", status: "active" },
    );
  }
  for (const [position, { id: groupId, ...group }] of catalog.groups.entries()) {
    setDocument(
      batch,
      productGroupDocument,
      { offeringId, storefrontId, groupId },
      { ...group, position, status: "active" },
    );
  }
  for (const [position, { id: categoryId, ...category }] of catalog.categories.entries()) {
    setDocument(
      batch,
      categoryDocument,
      { offeringId, storefrontId, categoryId },
      { ...category, position, status: "active" },
    );
  }
}

const itemFields = ({ id: _id, stock, soldOutToday: _soldOutToday, ...item }: CatalogItem) => ({
  ...item,
  unit: "piece" as const,
  stock: {
    mode: stock === null ? ("unlimited" as const) : ("counted" as const),
    onHand: stock?.onHand ?? 0,
    reserved: 0,
    ...(stock?.lowAt === undefined ? {} : { lowAt: stock.lowAt }),
  },
  status: "active" as const,
});
