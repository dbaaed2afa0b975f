/** Whom a storefront is made for. Nothing of the calculation depends on it. */
export const storefrontChannels = ["web", "b2b", "locker", "qr", "embed", "plan", "members"] as const;
export type StorefrontChannel = (typeof storefrontChannels)[number];

/** The ones that a shop makes by itself, as the console offers them. */
export const ownChannels = ["web", "qr", "members", "b2b", "plan"] as const satisfies readonly StorefrontChannel[];
export type OwnChannel = (typeof ownChannels)[number];

export const storefrontVisibilities = ["public", "unlisted", "members", "b2b"] as const;
export type StorefrontVisibility = (typeof storefrontVisibilities)[number];

/** Shown to all of the web, or to those who have the link. */
export const openVisibilities = ["public", "unlisted"] as const satisfies readonly StorefrontVisibility[];
export type OpenVisibility = (typeof openVisibilities)[number];

export const isOpenVisibility = (visibility: StorefrontVisibility): visibility is OpenVisibility =>
  (openVisibilities as readonly StorefrontVisibility[]).includes(visibility);

/**
 * Meant for some: no page leads to it, and an order takes an account. What is open to everybody never asks for one (CHK-11).
 */
export const isForSome = (channel: StorefrontChannel): boolean => channel === "members" || channel === "b2b";

/** As it is stored: prices that are meant for some are on no public page. */
export const visibilityOf = (channel: OwnChannel, wished: OpenVisibility): OpenVisibility =>
  isForSome(channel) ? "unlisted" : wished;
