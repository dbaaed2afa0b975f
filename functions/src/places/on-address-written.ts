import type { Address } from "@lokalkorb/domain/kernel/country/address";
import { paths } from "@lokalkorb/model/paths";
import { defineTrigger } from "../platform/endpoints/define-trigger.ts";
import { geocodingSecrets } from "../platform/secrets.ts";
import type { PlaceDeps } from "./geocoder.ts";
import { locateShop, needsPoint } from "./locate-shop.ts";

/** A shop that moved gets the point of its new address. */
export const onAddressWritten = defineTrigger(
  "onAddressWritten",
  { document: paths.restaurant, secrets: geocodingSecrets },
  async (event, to: PlaceDeps) => {
    const [before, after] = [event.data?.before, event.data?.after].map(
      (shop) => shop?.data()?.["address"] as Address | undefined,
    );
    if (needsPoint(before, after)) await locateShop(to, event.params["restaurantId"] ?? "", after);
  },
);
