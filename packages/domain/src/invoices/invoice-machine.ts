import type { StateMachine } from "../kernel/state-machine.ts";
import { businessInvoiceStatuses, type BusinessInvoiceStatus } from "./invoice-fields.ts";

/**
 * product/state-machines 3.4. Overdue is no state that is written: it follows from the day (`deskGroupOf`), so that no
 * invoice is late with being late.
 */
export const businessInvoiceMachine: StateMachine<BusinessInvoiceStatus, "merchant" | "system"> = {
  states: businessInvoiceStatuses,
  initial: ["draft", "issued"],
  // A cancellation and a correction rest as sent.
  final: ["sent", "paid", "cancelled", "writtenOff"],
  transitions: [
    { from: "draft", to: "issued", by: ["merchant"] },
    { from: "issued", to: "sent", by: ["system"] },
    ...(["issued", "sent", "overdue", "inDunning", "partiallyPaid"] as const).flatMap((from) => [
      ...(from === "partiallyPaid" ? [] : [{ from, to: "partiallyPaid" as const, by: ["merchant" as const] }]),
      { from, to: "paid" as const, by: ["merchant" as const] },
      ...(from === "inDunning" ? [] : [{ from, to: "inDunning" as const, by: ["merchant" as const] }]),
      { from, to: "writtenOff" as const, by: ["merchant" as const] },
    ]),
    ...(["issued", "sent", "overdue", "inDunning"] as const).map((from) => ({
      from,
      to: "cancelled" as const,
      by: ["merchant" as const],
    })),
    { from: "sent", to: "overdue", by: ["system"] },
    ...(["sent", "partiallyPaid", "inDunning"] as const).map((to) => ({
      from: "writtenOff" as const,
      to,
      by: ["merchant" as const],
    })),
  ],
};
