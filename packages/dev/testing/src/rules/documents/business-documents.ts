import { envelope, now, type Fields } from "./envelope.ts";

/** Customers, mail, codes, plans, companies and integrations of a shop. */

const address = { street: "Marktplatz", houseNo: "1", zip: "8010", city: "Graz", country: "AT" };

export const aCustomer = (): Fields => ({
  uid: "shopper",
  person: { firstName: "Kundschaft", lastName: "1" },
  emailLower: "shopper@lokalkorb.example",
  addresses: [],
  stats: { orders: 1, revenueCents: 900, avgCents: 900, cancelled: 0, noShow: 0, depositBalanceCents: 0 },
  tags: [],
  groups: [],
  consents: {},
  creditCents: 0,
  favourites: [],
  ...envelope,
});

export const aSubscriber = (status: string): Fields => ({
  emailLower: "leserin@lokalkorb.example",
  status,
  source: "form",
  doi: { sentAt: now, token: "token", ipHash: "hash", textVersion: "1" },
  topics: ["newsletter"],
  tags: [],
  stats: { sent: 0, opened: 0, clicked: 0, orders: 0, revenueCents: 0 },
  ...envelope,
});

export const someMailSettings = (changes: Fields = {}): Fields => ({
  sender: { name: "Bäckerei", replyTo: "shop@lokalkorb.example", domainVerified: false },
  footerHtml: "",
  physicalAddress: "Marktplatz 1, 8010 Graz",
  monthlyQuota: 0,
  usedThisMonth: 0,
  trackingEnabled: false,
  templates: [],
  automations: { reopen: false, slotFreed: false, abandonedBasket: false },
  ...envelope,
  ...changes,
});

export const aBroadcast = (changes: Fields = {}): Fields => ({
  name: "Wochenkarte",
  status: "draft",
  kind: "campaign",
  subject: "Diese Woche",
  preheader: "",
  blocks: [],
  audience: { excludeIds: [] },
  stats: {
    queued: 0,
    sent: 0,
    delivered: 0,
    bounced: 0,
    complained: 0,
    unsubscribed: 0,
    opened: 0,
    clicked: 0,
    orders: 0,
    revenueCents: 0,
  },
  log: [],
  ...envelope,
  ...changes,
});

export const aDiscountCode = (code: string, changes: Fields = {}): Fields => ({
  code,
  name: "Morgenrabatt",
  enabled: true,
  kind: "percent",
  percentBp: 1000,
  firstOrderOnly: false,
  oncePerCustomer: false,
  b2bOnly: false,
  excludeDiscounted: false,
  autoApply: false,
  stacking: "exclusive",
  priority: 0,
  discountsDelivery: false,
  stats: { uses: 0, heldUses: 0, discountCents: 0, revenueCents: 0 },
  ...envelope,
  ...changes,
});

export const aRound = (changes: Fields = {}): Fields => ({
  type: "cycle",
  name: "Wochenkiste",
  status: "active",
  cycle: {
    rule: {
      repeat: "weekly",
      weekday: 5,
      opens: { days: 5, time: "08:00" },
      closes: { days: 2, time: "18:00" },
      onHoliday: "skip",
      region: "BY",
      skips: [],
    },
    methodIds: ["pickup"],
  },
  priceMode: "current",
  changePolicy: "mailOnChange",
  next: [],
  stats: { runs: 0, revenueCents: 0, failed: 0 },
  createdFrom: "merchant",
  ...envelope,
  ...changes,
});

export const aStandingOrder = (uid: string): Fields => ({
  type: "recurring",
  name: "Brot am Freitag",
  status: "active",
  owner: { uid, userDocId: uid, person: { firstName: "Kundschaft", lastName: "1" } },
  rrule: { freq: "week", interval: 1, byWeekday: [5] },
  lines: {},
  priceMode: "current",
  changePolicy: "mailOnChange",
  next: [{ runKey: "2026-11-27", date: "2026-11-27", state: "planned" }],
  nextRunOn: "2026-11-27",
  stats: { runs: 3, revenueCents: 2700, failed: 0 },
  createdFrom: "checkout",
  ...envelope,
});

export const aCompany = (changes: Fields = {}): Fields => ({
  name: "Büro am Markt",
  legalName: "Büro am Markt GmbH",
  country: "AT",
  addresses: { billing: address, deliveries: [] },
  emails: { orders: "buero@lokalkorb.example", invoices: "buero@lokalkorb.example" },
  paymentTermDays: 14,
  creditLimitCents: 50_000,
  openCents: 0,
  invoiceMode: "monthly",
  groupBy: "order",
  eInvoice: "pdf",
  poRequired: false,
  employees: [],
  status: "active",
  ...envelope,
  ...changes,
});

export const aRegister = (): Fields => ({
  label: "Kassa",
  accountToken: "secret-name",
  grantState: "approved",
  companyName: "Beispielbäckerei",
  billPolicy: "cashOnly",
  defaults: {
    userId: 1,
    paymentMethodMap: { cash: 1, card: 2, online: 3, invoice: 4, giftCard: 5 },
    vatMap: {},
    testMode: true,
  },
  sync: { products: "off", stock: "off", groups: {}, lastFullAt: now, cursor: "c" },
  webhook: { urlToken: "token", subscribed: [] },
  rate: { windowStart: now, used: 0 },
  health: "ok",
  ...envelope,
});

export const aLink = (changes: Fields = {}): Fields => ({
  target: { kind: "restaurant", restaurantId: "shop" },
  restaurantId: "shop",
  label: "Aufsteller",
  active: true,
  createdBy: "merchant",
  ...envelope,
  ...changes,
});
