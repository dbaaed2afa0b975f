import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import {
  withdrawableLines,
  withdrawalRefund,
  type WithdrawnLine,
} from "@lokalkorb/domain/ordering/withdrawal/withdrawal-refund";
import { refundLineIds } from "@lokalkorb/domain/ordering/order/payment-states";
import { useState } from "react";
import type { LiveOrder } from "../calls/watch-order.ts";

export interface OrderChoice {
  readonly open: readonly WithdrawnLine[];
  readonly chosen: readonly WithdrawnLine[];
  /** The money back for them; null: nothing was paid yet. */
  readonly backCents: Cents | null;
  readonly hasDelivery: boolean;
  readonly toggle: (lineId: Id<"line">) => void;
}

/** All that can go back is meant, until a line is taken out. */
export function useChoice(order: LiveOrder | null): OrderChoice {
  const [kept, setKept] = useState<readonly Id<"line">[]>([]);
  const open = order === null ? [] : withdrawableLines(order);
  const chosen = open.filter(({ lineId }) => !kept.includes(lineId));
  const back = order === null || chosen.length === 0 ? null : withdrawalRefund(order, chosen);
  const amounts = back?.ok ? back.value : null;
  return {
    open,
    chosen,
    backCents: amounts?.cents ?? null,
    hasDelivery: amounts?.lines.some(({ lineId }) => lineId === refundLineIds.delivery) ?? false,
    toggle: (lineId) =>
      setKept((before) => (before.includes(lineId) ? before.filter((one) => one !== lineId) : [...before, lineId])),
  };
}
