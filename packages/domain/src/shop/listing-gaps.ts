import type { Address } from "../kernel/country/address.ts";
import { missingContracts, type AcceptedContract } from "./merchant-contracts.ts";
import type { ShopSettings } from "./shop-settings.ts";

export const listingGaps = [
  "name",
  "address",
  "contact",
  "imprint",
  "menu",
  "ways",
  "contracts",
  "testOrder",
  "hold",
] as const;
export type ListingGap = (typeof listingGaps)[number];

export interface ListingFacts {
  readonly profile: Pick<ShopSettings, "name" | "address" | "phone" | "emailPublic" | "storefrontIds" | "offers">;
  readonly legal: { readonly legalName: string; readonly address: Address } | null;
  /** The views that name this shop, as they are stored. */
  readonly views: readonly {
    readonly id: string;
    readonly visibility: string;
    readonly isPublished: boolean;
  }[];
  readonly contracts: readonly AcceptedContract[];
  /** A test order was handed over, or the shop was listed before. */
  readonly isTried: boolean;
  /** The platform keeps it hidden (PLT-03). */
  readonly isHeld: boolean;
}

const isSaid = (text: string): boolean => text.trim() !== "";
const isPlace = ({ street, zip, city }: Address): boolean => [street, zip, city].every(isSaid);

/**
 * Gaps that keep a shop from being listed: seller and contact (LEG-01), a public published menu, the contracts, and an
 * order that was tried. Prices, allergens, methods and payments of that menu were checked when it was published.
 */
export function listingGapsOf({
  profile,
  legal,
  views,
  contracts,
  isTried,
  isHeld,
}: ListingFacts): readonly ListingGap[] {
  const has: Readonly<Record<ListingGap, boolean>> = {
    name: isSaid(profile.name),
    address: isPlace(profile.address),
    contact: isSaid(profile.phone) && isSaid(profile.emailPublic),
    imprint: legal !== null && isSaid(legal.legalName) && isPlace(legal.address),
    menu: views.some(
      ({ id, visibility, isPublished }) => isPublished && visibility === "public" && profile.storefrontIds.includes(id),
    ),
    ways: profile.offers.length > 0,
    contracts: missingContracts(contracts).length === 0,
    testOrder: isTried,
    hold: !isHeld,
  };
  return listingGaps.filter((gap) => !has[gap]);
}
