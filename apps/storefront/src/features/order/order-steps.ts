import type { Order } from "@lokalkorb/domain/orders/order";
import type { OrderStatus } from "@lokalkorb/domain/orders/order-status";
import type { Instant } from "@lokalkorb/domain/time/instant";
import { endNames, orderText, stepNames } from "./order-text.ts";

export interface OrderStep {
  readonly key: string;
  readonly name: string;
  readonly state: "done" | "now" | "next" | "ended";
  /** When it happened. */
  readonly at?: Instant;
  readonly detail?: string;
}

type MainStep = keyof typeof stepNames;
const mainSteps: readonly MainStep[] = ["placed", "accepted", "preparing", "ready", "completed"];
const timeOf: Readonly<Record<MainStep, (order: Order) => Instant | undefined>> = {
  placed: ({ placedAt }) => placedAt,
  accepted: ({ acceptedAt }) => acceptedAt,
  preparing: ({ preparingAt }) => preparingAt,
  ready: ({ readyAt }) => readyAt,
  completed: ({ completedAt }) => completedAt,
};

const isEnd = (status: OrderStatus): status is keyof typeof endNames => status in endNames;

/** The line from received to handed over; an order that ended early shows what was reached and how it ended. */
export function orderSteps(order: Order): readonly OrderStep[] {
  const { status } = order;
  if (isEnd(status)) {
    const reached = mainSteps.filter((step) => timeOf[step](order) !== undefined);
    const event = order.events.findLast(({ type }) => type === status);
    const by = status === "cancelled" && event ? orderText.cancelledBy[event.by] : undefined;
    const reason = status === "rejected" && order.rejection?.text ? orderText.reason(order.rejection.text) : undefined;
    const detail = [by, reason].filter((part) => part !== undefined).join(". ");
    return [
      ...reached.map((step) => ({
        key: step,
        name: stepNames[step],
        state: "done" as const,
        ...at(timeOf[step](order)),
      })),
      { key: status, name: endNames[status], state: "ended", ...at(event?.at), ...(detail === "" ? {} : { detail }) },
    ];
  }
  const current = mainSteps.indexOf(stepOf(status));
  return mainSteps.map((step, index) => ({
    key: step,
    name: stepNames[step],
    state: index < current || status === "completed" ? "done" : index === current ? "now" : "next",
    ...at(timeOf[step](order)),
  }));
}

const at = (moment: Instant | undefined): { at?: Instant } => (moment === undefined ? {} : { at: moment });

/** States that later ways bring share the place of the nearest one. */
function stepOf(status: Exclude<OrderStatus, keyof typeof endNames>): MainStep {
  switch (status) {
    case "awaitingApproval":
    case "pendingPayment":
    case "placed":
      return "placed";
    case "deposited":
    case "outForDelivery":
    case "shipped":
      return "ready";
    case "accepted":
    case "preparing":
    case "ready":
    case "completed":
      return status;
  }
}
