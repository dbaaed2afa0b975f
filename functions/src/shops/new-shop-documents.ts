import type { createShop } from "@lokalkorb/contracts/shops";
import type { InputOf } from "@lokalkorb/contracts/contract";
import { jurisdictions } from "@lokalkorb/domain/kernel/country/jurisdiction";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { slugOf } from "@lokalkorb/domain/kernel/format/plain-letters";
import { categoryVat, type VatTemplate } from "@lokalkorb/domain/pricing/tax/vat-templates";
import { shopBeginnings } from "@lokalkorb/domain/shop/new-shop";
import { createDocument, type AdminTransaction } from "@lokalkorb/model/admin/admin-documents";
import { offeringDocument } from "@lokalkorb/model/documents/offerings/offerings";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { categoryDocument } from "@lokalkorb/model/documents/offerings/storefronts/categories";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { paymentSettingsDocument } from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import { settingsDocument } from "@lokalkorb/model/documents/restaurants/data/settings";
import { fulfilmentMethodDocument } from "@lokalkorb/model/documents/restaurants/distribution-options";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";

export interface NewShop extends Omit<InputOf<typeof createShop>, "requestId"> {
  /** Its address and id. */
  readonly slug: string;
  /** Held until a person of the platform has seen it. */
  readonly waits: boolean;
  readonly templates: readonly VatTemplate[];
  readonly owner: { readonly uid: string; readonly email: string };
}

/** All documents of a hidden shop, with the categories of its kind and one way to pick up. */
export function writeNewShop(tx: AdminTransaction, shop: NewShop, now: Instant): void {
  writeProfile(tx, shop);
  writeSettings(tx, shop);
  writeAccount(tx, shop, now);
  writePickup(tx, shop);
  writeCatalog(tx, shop, now);
}

const offeringOf = ({ slug }: NewShop): string => `angebot-${slug}`;
const storefrontOf = ({ slug }: NewShop): string => `web-${slug}`;
const placeOf = ({ address: { note: _note, ...address } }: NewShop) => address;

function writeProfile(tx: AdminTransaction, shop: NewShop): void {
  const { slug, name, kind, address, phone, owner } = shop;
  const { theme, goods } = shopBeginnings[kind];
  createDocument(
    tx,
    shopDocument,
    { restaurantId: slug },
    {
      name,
      slug,
      kind,
      country: address.country,
      timezone: jurisdictions[address.country].timezone,
      currency: "EUR",
      address: placeOf(shop),
      phone,
      emailPublic: owner.email,
      description: "",
      goods: [...goods],
      theme: { key: theme },
      offeringId: offeringOf(shop),
      storefrontIds: [storefrontOf(shop)],
      listing: "hidden",
      operations: { state: "open" },
      closures: [],
      offers: [],
    },
  );
}

function writeSettings(tx: AdminTransaction, { slug, owner }: NewShop): void {
  createDocument(
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
        customerEditUntil: "accepted",
      },
      prep: { baseMinutes: 15, secondsPerKitchenUnit: 0 },
      notifications: {
        emails: [owner.email],
        soundKey: "glocke",
        repeatUntilAccepted: true,
        escalateAfterMinutes: 5,
        warnAfterRejections: 3,
      },
      texts: { thankYou: "Danke für deine Bestellung!", pickupHint: "" },
    },
  );
  createDocument(
    tx,
    paymentSettingsDocument,
    { restaurantId: slug },
    { provider: "stripe", methods: { cashOnPickup: { enabled: true } }, capture: "onAccept" },
  );
}

const approvalReason =
  "Wir sehen uns jeden neuen Laden einmal an, bevor er zu sehen ist. Richte ihn in Ruhe ein; wir melden uns per E-Mail.";

function writeAccount(tx: AdminTransaction, shop: NewShop, now: Instant): void {
  const { slug, legalName, taxScheme, owner, ownerName, waits } = shop;
  createDocument(
    tx,
    accountDocument,
    { restaurantId: slug },
    {
      roles: { [owner.uid]: "owner" },
      legal: { legalName, taxScheme, address: placeOf(shop) },
      members: [{ ...owner, name: ownerName, role: "owner", status: "active", invitedAt: now }],
      ...(waits ? { hold: { at: now, reason: approvalReason, was: "hidden" } } : {}),
    },
  );
}

function writePickup(tx: AdminTransaction, { slug, pickup }: NewShop): void {
  createDocument(
    tx,
    fulfilmentMethodDocument,
    { restaurantId: slug, optionId: "abholung" },
    {
      type: "pickup",
      name: "Abholung",
      enabled: true,
      position: 0,
      windows: pickup.weekdays.map((weekday) => ({ weekday, start: pickup.start, minutes: pickup.minutes })),
      mode: "slot",
      intervalMinutes: 15,
      firstSlotOffsetMinutes: 0,
      leadMinutes: 30,
      advance: { minDays: 0, maxDays: 7 },
      cutoffs: [],
      capacity: {},
      minOrderCents: 0,
      feeCents: 0,
      closures: [],
    },
  );
}

function writeCatalog(tx: AdminTransaction, shop: NewShop, now: Instant): void {
  const { slug, name, kind, address, templates } = shop;
  const [offeringId, storefrontId] = [offeringOf(shop), storefrontOf(shop)];
  const categories = shopBeginnings[kind].categories.map((title) => ({ id: slugOf(title, "kategorie"), name: title }));
  createDocument(
    tx,
    offeringDocument,
    { offeringId },
    { name, restaurantIds: [slug], country: address.country, currency: "EUR", languages: ["de"], status: "active" },
  );
  createDocument(
    tx,
    storefrontDocument,
    { offeringId, storefrontId },
    {
      name: "Onlineshop",
      slug,
      channel: "web",
      restaurantIds: [slug],
      visibility: "public",
      categoryOrder: categories.map(({ id }) => id),
      distributionTypes: ["pickup"],
      live: { soldOutItemIds: [], soldOutBundleIds: [], lowItemIds: [], fullSlots: [], updatedAt: now },
      draftDirty: true,
    },
  );
  for (const [position, { id: categoryId, name: title }] of categories.entries()) {
    const proposedVat = categoryVat(templates, { kind, country: address.country, name: title });
    createDocument(
      tx,
      categoryDocument,
      { offeringId, storefrontId, categoryId },
      {
        name: title,
        slug: categoryId,
        entries: [],
        position,
        status: "active",
        ...(proposedVat !== null && { proposedVat }),
      },
    );
  }
}
