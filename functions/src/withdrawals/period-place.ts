import type { PeriodPlace } from "@lokalkorb/domain/ordering/withdrawal/withdrawal-period";
import type { ReadMailShop } from "../notifications/read-mail-shop.ts";

/** WDR-03: a declaration has to arrive at the seller, wherever the goods are handed over. */
export const periodPlaceOf = ({ country, timezone, seller }: ReadMailShop["shop"]): PeriodPlace => ({
  country,
  timezone,
  zip: seller.address.zip,
});
