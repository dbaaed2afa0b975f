import { orderSteps } from "@lokalkorb/contracts/order-steps";
import type { Role } from "@lokalkorb/domain/access/role";
import { can } from "@lokalkorb/domain/access/permissions";
import { roleLabels } from "@lokalkorb/domain/labels/role-labels";
import type { OrderEvent } from "@lokalkorb/domain/ordering/order/order-event";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { useEffect, useState } from "react";
import type { ShopOrder } from "./order-document.ts";
import { useShop } from "@/entities/shop/shop-context";

const actors = {
  customer: "Kundschaft",
  merchant: "Betrieb",
  system: "automatisch",
  former: "Früheres Mitglied",
} as const;

interface Step {
  readonly at: number;
  readonly event: string;
  readonly name: string;
  readonly role: Role | null;
}

/** An event and the record of its member are written as one, and timed by two clocks. */
const apart = 60_000;

/** The step of an event is the nearest of its kind. */
export function nearestStep(steps: readonly Step[], { type, at }: Pick<OrderEvent, "type" | "at">): Step | undefined {
  const distance = (step: Step): number => Math.abs(step.at - at);
  return steps
    .filter((step) => step.event === type && distance(step) < apart)
    .toSorted((a, b) => distance(a) - distance(b))[0];
}

/** Who did a step, in words; members by their names for those who may know them, as soon as they are here. */
export function useOrderSteps(order: ShopOrder): (event: OrderEvent) => string {
  const client = useModelClient();
  const { restaurantId, role } = useShop();
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const asks = can(role, "effects");
  const orderId = order.id;
  const count = order.events.length;
  useEffect(() => {
    let isLatest = true;
    const ask = async (): Promise<void> => {
      const answer = await client?.call(orderSteps, { restaurantId, orderId });
      if (isLatest && answer?.ok) setSteps(answer.value.steps);
    };
    if (asks) void ask();
    return () => {
      isLatest = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react/exhaustive-deps -- each new event may be another member's
  }, [client, restaurantId, orderId, asks, count]);

  return (event) => {
    const { by } = event;
    if (role === "kitchen") return "";
    if (by !== "merchant") return actors[by];
    const step = nearestStep(steps, event);
    if (step === undefined) return actors.merchant;
    return step.name || (step.role === null ? actors.former : roleLabels[step.role]);
  };
}
