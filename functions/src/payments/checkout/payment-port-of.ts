import type { Deps } from "../../composition/deps.ts";
import type { PaymentPort } from "../../ordering/payment-port.ts";
import { endCheckout } from "./end-checkout.ts";
import { startCheckout } from "./start-checkout.ts";

/** What the life of an order asks of payments. */
export const paymentPortOf = (deps: () => Deps): PaymentPort => ({
  startCheckout: (address, cardId) => startCheckout(deps(), address, cardId),
  endCheckout: (address) => endCheckout(deps(), address),
});
