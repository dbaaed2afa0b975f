import { team } from "./callers.ts";
import {
  aBroadcast,
  aCompany,
  aCustomer,
  aDiscountCode,
  aLink,
  aRegister,
  aRound,
  aStandingOrder,
  aSubscriber,
  someMailSettings,
} from "./documents/business-documents.ts";
import {
  aBundle,
  aCategory,
  anItem,
  anOffering,
  anOption,
  aProductGroup,
  aStorefront,
} from "./documents/catalogue-documents.ts";
import { envelope, inDays, now, type Fields } from "./documents/envelope.ts";
import {
  aFulfilmentMethod,
  anAccount,
  anOrder,
  aShop,
  someInvoiceSettings,
  somePaymentSettings,
  someSettings,
} from "./documents/shop-documents.ts";
import { aBasket, aPrivatePart, aProfile } from "./documents/shopper-documents.ts";

/** Documents of functions alone are proven with any content. */
const anyContent: Fields = { text: "seeded", ...envelope };

const shopRoles = Object.fromEntries(team.map((role) => [role, role]));
const teamMirrors = Object.fromEntries(
  team.map((role) => [
    `users/${role}`,
    aProfile({ restaurants: ["hidden", "quiet", "shop"], restaurantRoles: { hidden: role, quiet: role, shop: role } }),
  ]),
);

/**
 * The world that all rules tests look at: one shop of each visibility with the same team, a neighbour shop, and at
 * least one document at every path of the database. What browsers may write stands as they begin it, and once more
 * with what functions added.
 */
export const seededDocuments: Readonly<Record<string, Fields>> = {
  "offerings/catalog": anOffering({ restaurantIds: ["shop", "quiet", "hidden"] }),
  "offerings/catalog/items/bread": anItem(),
  "offerings/catalog/items/honey": anItem({
    stock: { mode: "counted", onHand: 5, reserved: 1, lowAlertSentAt: now },
    basePrice: { cents: 1800, per: "kg" },
    soldOutUntil: inDays(1),
  }),
  "offerings/catalog/items/bread/stock/0": { onHand: 5, reserved: 1, ...envelope },
  "offerings/catalog/items/bread/prices/2026-11-20": { priceCents: 450, menuVersion: 1, at: now, ...envelope },
  "offerings/catalog/options/size": anOption(),
  "offerings/catalog/bundles/breakfast": aBundle(),
  "offerings/catalog/storefronts/main": aStorefront("public"),
  "offerings/catalog/storefronts/quiet": aStorefront("unlisted", {
    published: { version: 3, at: now, checksum: "c", path: "menus/shop/quiet/3.json" },
  }),
  "offerings/catalog/storefronts/club": aStorefront("members"),
  "offerings/catalog/storefronts/firms": aStorefront("b2b"),
  "offerings/catalog/storefronts/main/categories/baked": aCategory(),
  "offerings/catalog/storefronts/main/productGroups/rolls": aProductGroup(),

  "restaurants/shop": aShop("public"),
  "restaurants/quiet": aShop("unlisted"),
  "restaurants/hidden": aShop("hidden"),
  "restaurants/shop/data/settings": someSettings(),
  "restaurants/shop/data/account": anAccount(shopRoles),
  "restaurants/quiet/data/account": anAccount(shopRoles),
  "restaurants/hidden/data/account": anAccount(shopRoles),
  "restaurants/shop/data/paymentSettings": somePaymentSettings(),
  "restaurants/shop/data/invoices": someInvoiceSettings(),
  "restaurants/shop/data/success": anyContent,
  "restaurants/shop/data/watch": anyContent,
  "restaurants/shop/figures/2026-11-20": { period: "2026-11-20", ...anyContent },
  "restaurants/shop/data/counters": { nextOrderNo: 1043, dayCodes: {}, ...envelope },
  "restaurants/shop/distributionOptions/pickup": aFulfilmentMethod(),
  "restaurants/shop/distributionOptions/pickup/slots/2026-11-20T10:00": { orders: 1, units: 2, ...envelope },
  "restaurants/shop/baskets/shopper_web": aBasket("shopper"),
  "restaurants/shop/baskets/guest_web": aBasket("guest"),
  "restaurants/quiet/baskets/shopper_web": aBasket("shopper", { status: "locked" }),
  "restaurants/hidden/baskets/shopper_web": aBasket("shopper", {
    status: "converted",
    group: { hostUid: "shopper", state: "open" },
  }),
  "restaurants/shop/groups/g1": { hostUid: "shopper", uids: ["shopper", "guest"], ...anyContent },
  "restaurants/shop/groups/g1/progress/order": anyContent,
  "restaurants/shop/orders/o1": anOrder("shopper", ["viewer"]),
  "restaurants/shop/orders/o2": anOrder("guest", []),
  "restaurants/shop/orders/o1/internal/desk": { note: "intern", ...envelope },
  "restaurants/shop/orders/o1/devices/shopper": anyContent,
  "restaurants/shop/orders/o1/talk/messages": anyContent,
  "restaurants/shop/tickets/o1": anOrder("", []),
  "restaurants/shop/dayClosings/2026-11-20": anyContent,
  "restaurants/shop/pushDevices/tablet": anyContent,
  "restaurants/shop/kitchenNotes/o1": { text: "Ohne Eile", ...envelope },
  "restaurants/shop/historicOrders/o0": anOrder("shopper", ["viewer"]),
  "restaurants/shop/historicOrders/erased": {
    ...anOrder("", []),
    customer: { uid: null, name: null, email: null, isGuest: false },
  },
  "restaurants/shop/legalTexts/terms-1": {
    kind: "terms",
    version: 1,
    text: "AGB",
    sha256: "a1",
    validFrom: now,
    ...envelope,
  },
  "restaurants/hidden/legalTexts/terms-1": {
    kind: "terms",
    version: 1,
    text: "AGB",
    sha256: "a1",
    validFrom: now,
    ...envelope,
  },
  "restaurants/shop/data/legalDrafts": { terms: "Neue AGB", ...envelope },
  "restaurants/shop/log/e1": { act: "hold", by: "Lokalkorb", about: "", at: now, expiresAt: inDays(400), ...envelope },
  "restaurants/shop/users/shopper": aCustomer(),
  "restaurants/shop/subscribers/s1": aSubscriber("subscribed"),
  "restaurants/shop/subscribers/s2": aSubscriber("bounced"),
  "restaurants/shop/marketing/emailBroadcast": someMailSettings(),
  "restaurants/shop/marketing/emailBroadcast/broadcasts/b1": aBroadcast(),
  "restaurants/shop/marketing/emailBroadcast/broadcasts/b2": aBroadcast({ status: "sending", audienceCount: 412 }),
  "restaurants/shop/discountCodes/MORGEN": aDiscountCode("MORGEN"),
  "restaurants/shop/discountCodes/BENUTZT": aDiscountCode("BENUTZT", {
    stats: { uses: 2, heldUses: 0, discountCents: 90, revenueCents: 1800, lastUsedAt: now },
  }),
  "restaurants/shop/discountCodes/AKTION-0": aDiscountCode("AKTION-0", { enabled: false }),
  "restaurants/shop/discountCodes/AKTION-1": aDiscountCode("AKTION-1", { autoApply: true }),
  "restaurants/shop/discountCodes/GESCHENK": aDiscountCode("GESCHENK", {
    kind: "giftCard",
    giftCard: { initialCents: 5000, balanceCents: 3000, expiresAt: inDays(300) },
  }),
  "restaurants/shop/orderPlans/p1": aStandingOrder("shopper"),
  "restaurants/shop/orderPlans/round": aRound(),
  "restaurants/shop/b2bCustomers/c1": aCompany(),
  "restaurants/shop/b2bCustomers/c2": aCompany({ openCents: 1200, vatId: "ATU00000000", vatIdCheckedAt: now }),
  "restaurants/shop/b2bInvoices/i1": anyContent,
  "restaurants/shop/ready2OrderAccounts/a1": aRegister(),
  "restaurants/shop/penguinLockerOrders/l1": anyContent,
  "restaurants/shop/penguinLockerLogs/l1": anyContent,
  "restaurants/shop/mintOrders/o1": anyContent,

  "restaurants/elsewhere": aShop("public", { offeringId: "other", goLive: { ready: true, missing: [] } }),
  "restaurants/elsewhere/data/account": anAccount({ neighbour: "owner" }),

  "users/shopper": aProfile(),
  "users/shopper/private/user": aPrivatePart(),
  "users/shopper/orders/o1": { no: "A-1042", restaurantId: "shop", placedAt: now, ...envelope },
  "users/guest": aProfile(),
  "users/guest/orders/o2": { no: "A-1042", restaurantId: "shop", placedAt: now, ...envelope },
  ...teamMirrors,
  "users/neighbour": aProfile({ restaurants: ["elsewhere"], restaurantRoles: { elsewhere: "owner" } }),

  "listings/shop": { listed: false, ...envelope },
  "shorturls/morgen": aLink(),
  "shorturls/alter-name": aLink({ createdBy: "system" }),
  "shorturls/presse": aLink({ target: { kind: "url", url: "https://presse.example/" }, createdBy: "platform" }),
  "data/stats": { restaurants: 3, ...envelope },
  "data/vatTemplates": { rows: [], ...envelope },
  "data/switches": { registrations: true, approval: false, ...envelope },
  "idempotency/k1": { command: "placeOrder", uid: "shopper", ...envelope },
  "restaurants/shop/discountCodes/MORGEN/redemptions/o1": anyContent,
  "outbox/o1_1": anyContent,
  "jobs/search_shop": anyContent,
  "mail/m1": anyContent,
  "messages/m1": anyContent,
  "withdrawals/w1": anyContent,
  "restockWaits/w1": anyContent,
  "giftSales/s1": anyContent,
  "laterTips/o1": anyContent,
  "supportLooks/support": { restaurantId: "shop", expiresAt: inDays(1), ...envelope },
  "suppressions/a1": anyContent,
  "stripeEvents/e1": anyContent,
  "stripePayments/o1": anyContent,
  "rateLimits/k1": anyContent,
  "passkeys/k1": anyContent,
  "passkeyQuestions/c1": anyContent,
};
