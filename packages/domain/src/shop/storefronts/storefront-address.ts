import type { Id } from "../../kernel/branded.ts";

/** Between the address of a shop and that of a further storefront; neither contains it, and no browser writes it otherwise. */
const separator = "~";

/** The first part of the address of each page: the first storefront has that of the shop, a further one adds its own. */
export const storefrontAddress = (
  { slug, storefrontIds }: { readonly slug: string; readonly storefrontIds: readonly Id<"storefront">[] },
  storefrontId: Id<"storefront">,
): string => (isFirstStorefront({ storefrontIds }, storefrontId) ? slug : `${slug}${separator}${storefrontId}`);

/** The storefront that has the shop's own address and arranges the categories of all; it stays the first. */
export const isFirstStorefront = (
  { storefrontIds }: { readonly storefrontIds: readonly Id<"storefront">[] },
  storefrontId: Id<"storefront">,
): boolean => storefrontIds[0] === storefrontId;

const addressPattern = /^([a-z0-9-]{1,80})(?:~([a-z0-9-]{1,60}))?$/;

/** Null where it can be the address of no shop. */
export function readStorefrontAddress(
  address: string,
): { readonly slug: string; readonly storefrontId: Id<"storefront"> | null } | null {
  const [, slug, storefrontId = null] = addressPattern.exec(address) ?? [];
  return slug === undefined ? null : { slug, storefrontId };
}
