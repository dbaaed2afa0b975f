import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { OrderStatus } from "@lokalkorb/domain/ordering/order/order-status";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { doneStepNames, readyStepNames } from "@/entities/order/status-word";
import { endNames, orderText, stepNames } from "./order-text.ts";

export interface OrderTransition {
  readonly key: string;
  readonly name: string;
  readonly state: "done" | "now" | "next" | "ended";
  /** When it happened. */
  readonly at?: Instant;
  readonly detail?: string;
}

const mainSteps = ["placed", "accepted", "preparing", "ready", "completed"] as const;
type MainStep = (typeof mainSteps)[number];
const timeOf: Readonly<Record<MainStep, (order: Order) => Instant | undefined>> = {
  placed: ({ placedAt, status, no }) => (status === "pendingPayment" || no === "" ? undefined : placedAt),
  accepted: ({ acceptedAt }) => acceptedAt,
  preparing: ({ preparingAt }) => preparingAt,
  ready: ({ readyAt, outAt }) => outAt ?? readyAt,
  completed: ({ completedAt }) => completedAt,
};

/** Beside the word for it, where there is more to say. */
function detailOf(step: MainStep, order: Order): { detail?: string } {
  const { customer, distribution } = order;
  const { place, address } = distribution;
  if (timeOf[step](order) === undefined) return {};
  if (step === "placed" && customer.email !== "") return { detail: orderText.confirmedTo(customer.email) };
  if (step !== "ready") return {};
  if (address) return { detail: `${address.street} ${address.houseNo}, ${address.city}` };
  return place ? { detail: place.name } : {};
}

const isEnd = (status: OrderStatus): status is keyof typeof endNames => status in endNames;

function nameOf(step: MainStep, { status, distribution: { type } }: Order): string {
  if (step === "placed" && status === "awaitingApproval") return orderText.approval;
  if (step === "ready") return readyStepNames[type];
  return step === "completed" ? doneStepNames[type] : stepNames[step];
}

/** The line from received to handed over; an order that ended early shows the steps it reached and its end. */
export function orderSteps(order: Order): readonly OrderTransition[] {
  const { status } = order;
  if (isEnd(status)) {
    const reached = mainSteps.filter((step) => timeOf[step](order) !== undefined);
    const event = order.events.findLast(({ type }) => type === status);
    // A company's answer is told by the headline: its admin is not "you".
    const by = status === "cancelled" && event && order.no !== "" ? orderText.cancelledBy[event.by] : undefined;
    const reason = status === "rejected" && order.rejection?.text ? orderText.reason(order.rejection.text) : undefined;
    const detail = [by, reason].filter((part) => part !== undefined).join(". ");
    return [
      ...reached.map((step) => ({
        key: step,
        name: nameOf(step, order),
        state: "done" as const,
        ...at(timeOf[step](order)),
        ...detailOf(step, order),
      })),
      { key: status, name: endNames[status], state: "ended", ...at(event?.at), ...(detail === "" ? {} : { detail }) },
    ];
  }
  const current = currentStep(order);
  return mainSteps.map((step, index) => ({
    key: step,
    name: nameOf(step, order),
    state: index < current || status === "completed" ? "done" : index === current ? "now" : "next",
    ...at(timeOf[step](order)),
    ...detailOf(step, order),
  }));
}

const at = (moment: Instant | undefined): { at?: Instant } => (moment === undefined ? {} : { at: moment });

/** States that other ways bring share the place of the nearest one. */
function currentStep({ status, distribution: { type } }: Order): number {
  // Where it is brought, "ready" is still work; it counts once it is on its way.
  const brought = type === "delivery" || type === "shipping";
  const places: Readonly<Record<Exclude<OrderStatus, keyof typeof endNames>, MainStep>> = {
    awaitingApproval: "placed",
    pendingPayment: "placed",
    placed: "placed",
    accepted: "accepted",
    preparing: "preparing",
    ready: brought ? "preparing" : "ready",
    deposited: "ready",
    outForDelivery: "ready",
    shipped: "ready",
    completed: "completed",
  };
  return isEnd(status) ? 0 : mainSteps.indexOf(places[status]);
}
