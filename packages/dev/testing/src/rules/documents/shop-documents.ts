import { envelope, type Fields } from "./envelope.ts";

const address = { street: "Marktplatz", houseNo: "1", zip: "8010", city: "Graz", country: "AT" };

export const aShop = (listing: string, changes: Fields = {}): Fields => ({
  name: listing,
  slug: listing,
  kind: "bakery",
  country: "AT",
  timezone: "Europe/Vienna",
  currency: "EUR",
  address,
  phone: "+43 316 000000",
  emailPublic: "shop@lokalkorb.example",
  description: "",
  goods: [],
  theme: { key: "forest" },
  offeringId: "catalog",
  storefrontIds: ["main"],
  listing,
  operations: { state: "open" },
  closures: [],
  offers: [],
  ...envelope,
  ...changes,
});

export const someSettings = (changes: Fields = {}): Fields => ({
  ordering: {
    autoAccept: "never",
    acceptTimeoutMinutes: 10,
    timeoutAction: "escalate",
    guestAllowed: true,
    phoneRequired: false,
    minOrderCents: 0,
    maxLines: 50,
    customerCancelUntilMinutesBeforeSlot: 60,
  },
  prep: { baseMinutes: 10, secondsPerKitchenUnit: 60 },
  notifications: { emails: [], soundKey: "glocke", repeatUntilAccepted: true, escalateAfterMinutes: 5 },
  texts: { thankYou: "Danke!", pickupHint: "" },
  ...envelope,
  ...changes,
});

export const anAccount = (roles: Readonly<Record<string, string>>): Fields => ({
  roles,
  legal: { legalName: "Beispielbäckerei", taxScheme: "regular", address },
  members: [],
  ...envelope,
});

export const somePaymentSettings = (changes: Fields = {}): Fields => ({
  provider: "stripe",
  methods: { cashOnPickup: { enabled: true } },
  capture: "onPlace",
  ...envelope,
  ...changes,
});

const series = (prefix: string): Fields => ({ prefix, next: 7, pad: 5, year: 2026 });

export const invoiceNumbering: Fields = { b2b: series("RE-"), credit: series("GS-"), receipt: series("BE-") };

export const someInvoiceSettings = (): Fields => ({
  template: { headerText: "", footerText: "", bankLine: "", color: "#000000", language: "de" },
  numbering: invoiceNumbering,
  eInvoice: { de: "none", at: "none", leitwegIdRequired: false },
  dunning: [],
  defaultDueDays: 14,
  accountingExport: { format: "csv", accounts: {} },
  platform: [],
  ...envelope,
});

export const aFulfilmentMethod = (changes: Fields = {}): Fields => ({
  type: "pickup",
  name: "Abholung",
  enabled: true,
  position: 0,
  windows: [{ weekday: 5, start: "08:00", minutes: 240 }],
  mode: "slot",
  intervalMinutes: 15,
  firstSlotOffsetMinutes: 0,
  leadMinutes: 30,
  advance: { minDays: 0, maxDays: 7 },
  cutoffs: [],
  capacity: { ordersPerSlot: 4 },
  minOrderCents: 0,
  feeCents: 0,
  closures: [],
  ...envelope,
  ...changes,
});

export const anOrder = (uid: string, viewers: readonly string[]): Fields => ({
  no: "A-1042",
  status: "placed",
  dayKey: "2026-11-20",
  monthKey: "2026-11",
  placedAt: envelope["createdAt"],
  customer: { uid, name: "Kundschaft 1", email: "kundschaft@lokalkorb.example" },
  viewers,
  ...envelope,
});
