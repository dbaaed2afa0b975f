import type { FulfilmentType } from "@lokalkorb/domain/kernel/fulfilment-type";
import type { OrderStatus } from "@lokalkorb/domain/ordering/order/order-status";

export const readyStepNames: Readonly<Record<FulfilmentType, string>> = {
  pickup: "Abholbereit",
  delivery: "Unterwegs",
  shipping: "Versandt",
  locker: "Im Abholfach",
  dineIn: "Fertig",
};

export const doneStepNames: Readonly<Record<FulfilmentType, string>> = {
  pickup: "Abgeholt",
  delivery: "Geliefert",
  shipping: "Angekommen",
  locker: "Abgeholt",
  dineIn: "Serviert",
};

const words: Readonly<Record<Exclude<OrderStatus, "ready" | "completed">, string>> = {
  awaitingApproval: "Wartet auf Freigabe",
  pendingPayment: "Wartet auf Zahlung",
  placed: "Eingegangen",
  accepted: "Angenommen",
  preparing: "In Arbeit",
  deposited: "Liegt im Fach",
  outForDelivery: "Unterwegs",
  shipped: "Paket unterwegs",
  rejected: "Abgelehnt",
  cancelled: "Storniert",
  expired: "Zahlung abgelaufen",
  noShow: "Nicht abgeholt",
};

const readyWords: Readonly<Record<FulfilmentType, string>> = {
  ...readyStepNames,
  delivery: "Gepackt",
  shipping: "Verpackt",
  locker: "Gleich im Fach",
};

/** The state in the shopper's words. */
export function statusWord(status: OrderStatus, type: FulfilmentType): string {
  if (status === "ready") return readyWords[type];
  return status === "completed" ? doneStepNames[type] : words[status];
}
