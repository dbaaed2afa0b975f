import { collectionPlaces } from "@lokalkorb/domain/fulfilment/methods/collection-places";
import type { Address } from "@lokalkorb/domain/kernel/country/address";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { windowTexts } from "@/entities/slot/window-text";
import { wayThereText as words } from "./way-there-text.ts";

/** A place as the page names it. */
export interface ShownPlace {
  readonly name: string;
  readonly address: Address;
  readonly instructions?: string;
  /** 'Abholung im Hofladen: täglich rund um die Uhr' */
  readonly hours: readonly string[];
}

/** The places of a shop; its own address alone where nothing can be fetched. */
export function placesOf({
  shop,
  distributionOptions,
}: Pick<Menu, "distributionOptions"> & {
  readonly shop: Pick<Menu["shop"], "name" | "address">;
}): readonly ShownPlace[] {
  const places = collectionPlaces(distributionOptions, shop.address);
  if (places.length === 0) return [{ name: shop.name, address: shop.address, hours: [] }];
  return places.map(({ place, address, ways }) => ({
    name: place?.name ?? words.shop,
    address: withPoint(address, shop.address),
    ...(place?.instructions !== undefined && { instructions: place.instructions }),
    hours: ways.map(({ name, windows }) => `${name}: ${windowTexts(windows).join(", ")}`),
  }));
}

/** A place at the shop's own address stands where the shop does. */
const withPoint = (address: Address, home: Address): Address =>
  address.geo === undefined && home.geo !== undefined && addressText(address) === addressText(home)
    ? { ...address, geo: home.geo }
    : address;

/** 'Anger 1, 83253 Rimsting' */
export const addressText = ({ street, houseNo, zip, city }: Address): string =>
  `${`${street} ${houseNo}`.trim()}, ${zip} ${city}`;

/**
 * Another site, asked only when the link is pressed; the place of the shopper is not in it. By the address and not by its
 * point, which may be no better than the middle of the postal code.
 */
export const routeAddress = (address: Address): string =>
  `https://www.openstreetmap.org/directions?to=${encodeURIComponent(addressText(address))}`;
