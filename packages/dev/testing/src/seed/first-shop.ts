import type { Firestore } from "firebase-admin/firestore";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import {
  inTransaction,
  readDocument,
  setDocument,
  type AdminTransaction,
} from "@lokalkorb/model/admin/admin-documents";
import { offeringDocument } from "@lokalkorb/model/documents/offerings/offerings";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { paymentSettingsDocument } from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import { settingsDocument } from "@lokalkorb/model/documents/restaurants/data/settings";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import type { FirstShop } from "./first-shop-fields.ts";

/**
 * Writes a hidden shop with nothing to sell: its owner signs in, completes and shows it. False where a shop of this slug is there
 * already; it is left as it is.
 */
export const writeFirstShop = (db: Firestore, shop: FirstShop, now: Instant): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    if ((await readDocument(tx, shopDocument, { restaurantId: shop.slug })) !== null) return false;
    writeProfile(tx, shop);
    writeSettings(tx, shop);
    writeAccount(tx, shop, now);
    writeCatalog(tx, shop, now);
    return true;
  });

const offeringOf = ({ slug }: FirstShop) => `angebot-${slug}`;
const storefrontOf = ({ slug }: FirstShop) => `web-${slug}`;
const addressOf = ({ street, houseNo, zip, city, country }: FirstShop) => ({ street, houseNo, zip, city, country });

function writeProfile(tx: AdminTransaction, shop: FirstShop): void {
  const { slug, name, kind, country, phone, email } = shop;
  setDocument(
    tx,
    shopDocument,
    { restaurantId: slug },
    {
      name,
      slug,
      kind,
      country,
      timezone: country === "AT" ? "Europe/Vienna" : "Europe/Berlin",
      currency: "EUR",
      address: addressOf(shop),
      phone,
      emailPublic: email,
      description: "",
      goods: [],
      theme: { key: "forest" },
      offeringId: offeringOf(shop),
      storefrontIds: [storefrontOf(shop)],
      listing: "hidden",
      operations: { state: "open" },
      closures: [],
      offers: [],
    },
  );
}

function writeSettings(tx: AdminTransaction, { slug, email }: FirstShop): void {
  setDocument(
    tx,
    settingsDocument,
    { restaurantId: slug },
    {
      ordering: {
        autoAccept: "never",
        acceptTimeoutMinutes: 10,
        timeoutAction: "escalate",
        guestAllowed: true,
        phoneRequired: false,
        minOrderCents: 0,
        maxLines: 40,
        customerCancelUntilMinutesBeforeSlot: 60,
      },
      prep: { baseMinutes: 15, secondsPerKitchenUnit: 0 },
      notifications: { emails: [email], soundKey: "glocke", repeatUntilAccepted: true, escalateAfterMinutes: 5 },
      texts: { thankYou: "Danke für deine Bestellung!", pickupHint: "" },
    },
  );
  setDocument(
    tx,
    paymentSettingsDocument,
    { restaurantId: slug },
    { provider: "stripe", methods: { cashOnPickup: { enabled: true } }, capture: "onAccept" },
  );
}

function writeAccount(tx: AdminTransaction, shop: FirstShop, now: Instant): void {
  const { slug, legalName, taxScheme, ownerUid, ownerEmail, ownerName } = shop;
  setDocument(
    tx,
    accountDocument,
    { restaurantId: slug },
    {
      roles: { [ownerUid]: "owner" },
      legal: { legalName, taxScheme, address: addressOf(shop) },
      members: [{ uid: ownerUid, email: ownerEmail, name: ownerName, role: "owner", status: "active", invitedAt: now }],
    },
  );
}

function writeCatalog(tx: AdminTransaction, shop: FirstShop, now: Instant): void {
  const { slug, name, country } = shop;
  const offeringId = offeringOf(shop);
  setDocument(
    tx,
    offeringDocument,
    { offeringId },
    { name, restaurantIds: [slug], country, currency: "EUR", languages: ["de"], status: "active" },
  );
  setDocument(
    tx,
    storefrontDocument,
    { offeringId, storefrontId: storefrontOf(shop) },
    {
      name: "Onlineshop",
      slug,
      channel: "web",
      restaurantIds: [slug],
      visibility: "public",
      categoryOrder: [],
      distributionTypes: [],
      live: { soldOutItemIds: [], soldOutBundleIds: [], lowItemIds: [], fullSlots: [], updatedAt: now },
      draftDirty: true,
    },
  );
}
