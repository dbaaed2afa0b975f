import {
  announceArrival,
  answerProposal,
  changeOrderStatus,
  confirmPayment,
  moveOrder,
  openGuestOrder,
} from "@lokalkorb/contracts/orders";
import { readPaper } from "@lokalkorb/contracts/billing";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import type { OrderKey } from "@/shared/routes/paths";

/** Commands of a shopper on an order. The same key for a second press of the same request. */
export function orderCommands(client: ModelClient, { restaurantId, orderId }: OrderKey) {
  const address = { restaurantId, orderId };
  return {
    cancel: (requestId: string) => client.call(changeOrderStatus, { ...address, requestId, action: "cancel" }),
    move: (requestId: string, slotKey: string) => client.call(moveOrder, { ...address, requestId, slotKey }),
    arrive: (requestId: string) => client.call(announceArrival, { ...address, requestId }),
    answer: (requestId: string, request: { readonly agree: boolean; readonly totalCents: number }) =>
      client.call(answerProposal, { ...address, requestId, ...request }),
    confirm: () => client.call(confirmPayment, address),
    open: (token: string) => client.call(openGuestOrder, { ...address, token }),
    paper: (no: string) => client.call(readPaper, { ...address, no }),
  };
}

export type OrderCommands = ReturnType<typeof orderCommands>;
