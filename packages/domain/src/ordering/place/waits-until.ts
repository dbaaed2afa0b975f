import type { FulfilmentMethod } from "../../fulfilment/methods/fulfilment-method.ts";
import { lastOrderMoment } from "../../fulfilment/slots/last-order-moment.ts";
import { must } from "../../kernel/invariant.ts";
import type { Slot } from "../../fulfilment/slots/slot.ts";
import type { Instant } from "../../kernel/time/instant.ts";
import type { PricedBasket } from "../../pricing/basket/price-basket.ts";
import { approvalUntil } from "../approval/approval-need.ts";

interface ForApproval {
  readonly option: FulfilmentMethod;
  readonly slot: Slot;
  readonly priced: Pick<PricedBasket, "leadMinutes" | "fee">;
  readonly timezone: string;
}

/** Until when an order of a company may wait for its approval. */
export const waitsUntil = ({ option, slot, priced, timezone }: ForApproval, now: Instant): Instant =>
  approvalUntil(
    now,
    lastOrderMoment(slot, option, timezone, {
      leadMinutes: priced.leadMinutes,
      extraMinutes: must(priced.fee, "what can be offered has a way").extraMinutes,
    }),
  );
