/**
 * Names of secrets, for the functions that need them: Secret Manager hands them over as environment variables. A function
 * is described before anything is configured, so these names stand apart from what reads the values.
 */
export const revalidateSecrets: string[] = ["REVALIDATE_SECRET"];

export const orderLinkSecrets: string[] = ["ORDER_LINK_SECRET"];

/** For the one function that opens links, also old ones. */
export const openingSecrets: string[] = [...orderLinkSecrets, "ORDER_LINK_SECRET_BEFORE"];

/** For the functions that send mail and the one that hears of it. */
export const sendingSecrets: string[] = ["SMTP_PASS"];
export const reportSecrets: string[] = ["MAIL_WEBHOOK_SECRET"];

/** For the functions that speak with the payment provider or hear from it. */
export const paymentSecrets: string[] = [
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_CONNECT_WEBHOOK_SECRET",
  "STRIPE_V2_EVENTS_SECRET",
];

/** For the functions that ask where an address is. */
export const geocodingSecrets: string[] = ["MAPBOX_GEOCODING_TOKEN"];

/** For the functions that write to the search. */
export const searchSecrets: string[] = ["ALGOLIA_ADMIN_KEY"];

/** For the functions that send an SMS to a shop. */
export const smsSecrets: string[] = ["TWILIO_AUTH_TOKEN"];

/** For the functions that send to the browsers of staff, or tell them by which key. */
export const pushSecrets: string[] = ["VAPID_PRIVATE_KEY"];

/** For the functions that run what follows from a step: money moves, mails leave and carry the links of guests, pages are renewed. */
export const effectSecrets: string[] = [
  ...searchSecrets,
  ...paymentSecrets,
  ...orderLinkSecrets,
  ...sendingSecrets,
  ...smsSecrets,
  ...pushSecrets,
  ...revalidateSecrets,
];
