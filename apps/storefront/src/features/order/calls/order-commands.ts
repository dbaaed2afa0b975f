import {
  announceArrival,
  answerProposal,
  changeOrderStatus,
  confirmPayment,
  editOrder,
  moveOrder,
  openGuestOrder,
  quoteOrderEdit,
} from "@lokalkorb/contracts/orders";
import { readPaper } from "@lokalkorb/contracts/billing";
import type { InputOf } from "@lokalkorb/contracts/contract";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import type { OrderKey } from "@/shared/routes/paths";

export type WantedChanges = readonly InputOf<typeof quoteOrderEdit>["changes"][number][];

/** Commands of a shopper on an order. The same key for a second press of the same request. */
export function orderCommands(client: ModelClient, { restaurantId, orderId }: OrderKey) {
  const address = { restaurantId, orderId };
  return {
    cancel: (requestId: string) => client.call(changeOrderStatus, { ...address, requestId, action: "cancel" }),
    move: (requestId: string, slotKey: string) => client.call(moveOrder, { ...address, requestId, slotKey }),
    arrive: (requestId: string) => client.call(announceArrival, { ...address, requestId }),
    answer: (requestId: string, request: { readonly agree: boolean; readonly totalCents: number }) =>
      client.call(answerProposal, { ...address, requestId, ...request }),
    quote: (changes: WantedChanges) => client.call(quoteOrderEdit, { ...address, changes: [...changes] }),
    edit: (requestId: string, wish: { readonly changes: WantedChanges; readonly seenTotalCents: number }) =>
      client.call(editOrder, { ...address, requestId, ...wish, changes: [...wish.changes] }),
    confirm: () => client.call(confirmPayment, address),
    open: (token: string) => client.call(openGuestOrder, { ...address, token }),
    paper: (no: string) => client.call(readPaper, { ...address, no }),
  };
}

export type OrderCommands = ReturnType<typeof orderCommands>;
