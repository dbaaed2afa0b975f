import { orderActionLabels } from "@lokalkorb/domain/labels/order-labels";
import { orderSubject, type ShopOrder } from "@/entities/order/state/order-document";
import { orderText } from "@/entities/order/ui/order-text";
import { Button } from "@lokalkorb/ui/button";
import type { ButtonLook } from "@lokalkorb/ui/button-look";
import type { OrderAction } from "@lokalkorb/domain/ordering/lifecycle/order-action";
import type { ReactElement } from "react";
import { useOrderActions } from "../dialogs/order-actions.tsx";
import { mustTakeMoney } from "@/entities/order/state/order-steps";

export interface StepButtonProps {
  readonly order: ShopOrder;
  readonly action: OrderAction;
  readonly late: boolean;
}

/** Solid where a shopper waits or money is taken, soft on the way; the first new order has a card of its own. */
function lookOf(order: ShopOrder, action: OrderAction, late: boolean): ButtonLook {
  if (action === "complete") return mustTakeMoney(order) ? "solid" : "outline";
  return late ? "solid" : "soft";
}

export function StepButton({ order, action, late }: StepButtonProps): ReactElement {
  const { press } = useOrderActions();
  const words = action === "complete" && mustTakeMoney(order) ? orderText.take : orderActionLabels[action];
  return (
    <Button
      look={lookOf(order, action, late)}
      className="min-h-11! px-4! whitespace-nowrap"
      aria-label={`${words}, ${orderSubject(order.dayCode)}`}
      onClick={() => press(order, action)}
    >
      {words}
    </Button>
  );
}
