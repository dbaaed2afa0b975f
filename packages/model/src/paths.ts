/**
 * Every document of the database, in the order of the database. Nothing else in the product knows a path string:
 * modules below `documents/` give each path its fields, `firestore.rules` has its sections in this order.
 */
export const paths = {
  offering: "offerings/{offeringId}",
  item: "offerings/{offeringId}/items/{itemId}",
  itemStock: "offerings/{offeringId}/items/{itemId}/stock/{shard}",
  itemPrice: "offerings/{offeringId}/items/{itemId}/prices/{day}",
  option: "offerings/{offeringId}/options/{optionId}",
  bundle: "offerings/{offeringId}/bundles/{bundleId}",
  storefront: "offerings/{offeringId}/storefronts/{storefrontId}",
  category: "offerings/{offeringId}/storefronts/{storefrontId}/categories/{categoryId}",
  productGroup: "offerings/{offeringId}/storefronts/{storefrontId}/productGroups/{groupId}",

  restaurant: "restaurants/{restaurantId}",
  settings: "restaurants/{restaurantId}/data/settings",
  account: "restaurants/{restaurantId}/data/account",
  paymentSettings: "restaurants/{restaurantId}/data/paymentSettings",
  invoices: "restaurants/{restaurantId}/data/invoices",
  success: "restaurants/{restaurantId}/data/success",
  counters: "restaurants/{restaurantId}/data/counters",
  distributionOption: "restaurants/{restaurantId}/distributionOptions/{optionId}",
  slot: "restaurants/{restaurantId}/distributionOptions/{optionId}/slots/{slotKey}",
  basket: "restaurants/{restaurantId}/baskets/{basketId}",
  order: "restaurants/{restaurantId}/orders/{orderId}",
  orderDesk: "restaurants/{restaurantId}/orders/{orderId}/internal/desk",
  historicOrder: "restaurants/{restaurantId}/historicOrders/{orderId}",
  restaurantUser: "restaurants/{restaurantId}/users/{userDocId}",
  subscriber: "restaurants/{restaurantId}/subscribers/{subscriberId}",
  emailBroadcast: "restaurants/{restaurantId}/marketing/emailBroadcast",
  broadcast: "restaurants/{restaurantId}/marketing/emailBroadcast/broadcasts/{broadcastId}",
  discountCode: "restaurants/{restaurantId}/discountCodes/{codeId}",
  redemption: "restaurants/{restaurantId}/discountCodes/{codeId}/redemptions/{orderId}",
  orderPlan: "restaurants/{restaurantId}/orderPlans/{planId}",
  b2bCustomer: "restaurants/{restaurantId}/b2bCustomers/{customerId}",
  b2bInvoice: "restaurants/{restaurantId}/b2bInvoices/{invoiceId}",
  ready2OrderAccount: "restaurants/{restaurantId}/ready2OrderAccounts/{accountId}",
  penguinLockerOrder: "restaurants/{restaurantId}/penguinLockerOrders/{lockerOrderId}",
  penguinLockerLog: "restaurants/{restaurantId}/penguinLockerLogs/{logId}",
  mintOrder: "restaurants/{restaurantId}/mintOrders/{orderId}",

  user: "users/{uid}",
  privateUser: "users/{uid}/private/user",
  userOrder: "users/{uid}/orders/{orderId}",

  listing: "listings/{restaurantId}",
  shortUrl: "shorturls/{code}",
  stats: "data/stats",
  idempotency: "idempotency/{key}",
  outbox: "outbox/{effectId}",
  job: "jobs/{jobId}",
  mail: "mail/{mailId}",
  suppression: "suppressions/{addressHash}",
  stripeEvent: "stripeEvents/{eventId}",
  stripePayment: "stripePayments/{orderId}",
  rateLimit: "rateLimits/{key}",
} as const;

export type PathName = keyof typeof paths;
export type PathTemplate = (typeof paths)[PathName];
