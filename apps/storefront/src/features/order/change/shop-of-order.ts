import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { useMemo } from "react";
import { momentAt } from "@/entities/basket/moment-at";
import type { ChooserShop } from "@/entities/chooser/chooser-shop";
import { useJudgement } from "@/entities/eaters/use-judgement";
import { priceNote } from "@/entities/shop-page/price-note";
import type { AskedShop } from "../again/use-todays-shop.ts";
import type { LiveOrder } from "../calls/watch-order.ts";

/** The shop of today for the way and the time of an order; null while it is not known. */
export function useShopOfOrder(today: AskedShop, order: LiveOrder, now: Instant): ChooserShop | null {
  const known = typeof today === "string" ? null : today;
  const { slot, optionId, type } = order.distribution;
  const judgement = useJudgement(known?.menu ?? null, slot);
  return useMemo(() => {
    if (known === null) return null;
    const { menu, live } = known;
    const moment = momentAt(menu, methodOf(menu, optionId) ?? { type }, slot.start);
    // Another way is not for this order to take, so nothing is offered on one.
    return { menu, live, now, slot, priceNote: priceNote(menu), ...moment, notThisMethod: [], ...judgement };
  }, [known, optionId, type, slot, now, judgement]);
}

const methodOf = ({ distributionOptions }: Menu, optionId: string) =>
  distributionOptions.find(({ id }) => id === optionId);
