import { reachOf, type Reach } from "@lokalkorb/domain/fulfilment/ranking/reach";
import type { Destination } from "@lokalkorb/domain/fulfilment/zones/find-zone";
import { distanceMeters } from "@lokalkorb/domain/fulfilment/zones/geometry";
import { postalPlace } from "@lokalkorb/domain/fulfilment/zones/postal-places";
import { fulfilmentTerms } from "@/entities/listing/fulfilment-terms";
import type { ListedShop } from "@/entities/listing/listings.server";

/** How a shop comes to the nearest of these; a town is several. */
export function shopReach(shop: ListedShop, to: readonly Destination[]): Reach | null {
  const { zip, geo, ways, minOrderCents } = shop;
  const away = to.flatMap((destination) => {
    const middle = geo && postalPlace(destination.country, destination.zip);
    return geo && middle ? [distanceMeters(geo, middle)] : [];
  });
  return reachOf({
    ways: ways.map((option) => ({ type: option.type, ...bringsOf(fulfilmentTerms(minOrderCents, option, to)) })),
    isThere: to.some((destination) => destination.zip === zip),
    metersAway: away.length > 0 ? Math.min(...away) : null,
  });
}

const bringsOf = ({ brings }: ReturnType<typeof fulfilmentTerms>) => (brings === undefined ? {} : { brings });
