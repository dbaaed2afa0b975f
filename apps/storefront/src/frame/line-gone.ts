import { isChoiceSoldOut, isSoldOut } from "@lokalkorb/domain/offering/sold-out";
import type { PricedLine } from "@lokalkorb/domain/pricing/price-line";
import type { Instant } from "@lokalkorb/domain/time/instant";
import type { ShopLive } from "./shop-page.ts";

/** Whether something of a line has been sold out since it was put in. */
export const isLineGone = ({ pieces, refId, choices }: PricedLine, live: ShopLive, now: Instant): boolean =>
  Object.keys(pieces).some((itemId) => isSoldOut(itemId, live)) ||
  live.soldOutBundleIds.includes(refId) ||
  choices.some((choice) => isChoiceSoldOut(choice, live, now));
