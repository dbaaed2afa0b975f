/** One promise of the specification. `waitsFor` names the features without which a part of it cannot be true yet. */
export interface Fact {
  readonly id: string;
  readonly text: string;
  readonly waitsFor?: string;
}

export const facts: readonly Fact[] = [
  { id: "F01", text: "German interface; default page description „Lokale Produkte - einfach bestellen.“" },
  { id: "F02", text: "A user with at least one restaurant is a merchant, all others are regular users" },
  {
    id: "F03",
    text: "A restaurant has orders, baskets, subscribers, discount codes, b2b customers and invoices",
    waitsFor: "screens of subscribers, discount codes, b2b customers and invoices",
  },
  {
    id: "F04",
    text: "Relies on cloud backend, search, chat support, card payments, maps",
    waitsFor: "search, card payments, maps",
  },
  { id: "F05", text: "Application shell at /_app in both apps" },
  { id: "F06", text: "Head: default title, description, image, share metadata, optional no-index flag" },
  { id: "F07", text: "Consent script loaded unless the query parameter chl is app" },
  { id: "F08", text: "A global ad-tracking tag is loaded and silent until consent" },
  { id: "F09", text: "Each page may supply its own layout wrapper" },
  { id: "F10", text: "Notification area at the top centre always present" },
  { id: "F11", text: "Page-view event to analytics on every completed route change" },
  {
    id: "F12",
    text: "offerings with storefronts (categories, productGroups), bundles, options, items",
    waitsFor: "editors of the catalogue",
  },
  { id: "F13", text: "restaurants and their fifteen subcollections", waitsFor: "a feature for each of them" },
  {
    id: "F14",
    text: "Single documents settings, account, invoices, success, paymentSettings",
    waitsFor: "their screens",
  },
  { id: "F15", text: "shorturls", waitsFor: "redirect and console screen" },
  { id: "F16", text: "users, users/{id}/private/user, users/{id}/orders", waitsFor: "account screens" },
  { id: "F17", text: "data/stats on the landing page" },
  { id: "F18", text: "Profile: user id and email from authentication, userName, restaurants list" },
  { id: "F19", text: "Every document carries a reference field that is removed before saving" },
  { id: "F20", text: "Database read and subscribed live by document path" },
  { id: "F21", text: "Documents held in an in-memory cache" },
  { id: "F22", text: "Live subscriptions kept 1,200,000 ms after the screen goes away" },
  { id: "F23", text: "Cached queries filter locally with ten operators, orderBy, limit" },
  { id: "F24", text: "Cursor queries are unsupported from the cache: an error is logged" },
  {
    id: "F25",
    text: "Configuration: functions base addresses, search index prefix, ingest host, emulator ports only with the flag",
  },
  { id: "F26", text: "With the emulator, functions are addressed in europe-west1 and europe-west3" },
  { id: "F27", text: "Connection ignores undefined properties and forces long polling" },
  { id: "F28", text: "Analytics gets uid, email, name, isMerchant of the signed-in user" },
  { id: "F29", text: "A failed document fetch is only logged and yields nothing" },
  { id: "F30", text: "Dropped errors are not reported; the page reloads after 1.5 s" },
  { id: "F31", text: "Kept errors are reported; a German dialog opens after 1.5 s" },
  { id: "F32", text: "Dialog: what happened, name, optional email, thanks on success" },
  { id: "F33", text: "Browser-extension and third-party noise is ignored" },
  { id: "F34", text: "Trace sampling 0.5; release tag; environment production only at the app URL" },
  { id: "F35", text: "Tracking only while statistics are granted, re-evaluated on every decision" },
  { id: "F36", text: "33 named themes in the listed spelling, plus custom; green is the default" },
  { id: "F37", text: "Body font 12 px, 14 px from 768 px, 16 px from 992 px; regular and bold grotesk face" },
  { id: "F38", text: "Danger #c4173c, warning #ff481f" },
  { id: "F39", text: "Notification defaults as listed; placement top centre" },
  {
    id: "C01",
    text: "Every listed package is a real dependency doing its job",
    waitsFor: "search, card payments, maps",
  },
  { id: "C02", text: "Every listed top-level entry exists and is what its name says" },
  { id: "C03", text: "Functions deployed in us-central1 and europe-west1 from one workspace" },
  { id: "C04", text: "Both apps call regional functions" },
];
