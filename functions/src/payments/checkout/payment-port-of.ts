import type { PaymentPort } from "../../ordering/payment-port.ts";
import type { PaymentDeps } from "../provider/payment-deps.ts";
import { endCheckout } from "./end-checkout.ts";
import { savedCard } from "./saved-card.ts";
import { endDifference, startDifference } from "./start-difference.ts";
import { startShare } from "./start-share.ts";
import { startCheckout } from "./start-checkout.ts";

export const paymentPortOf = (deps: () => PaymentDeps): PaymentPort => ({
  startCheckout: (address, cardId) => startCheckout(deps(), address, cardId),
  startDifference: (address) => startDifference(deps(), address),
  endDifference: (address) => endDifference(deps(), address),
  startShare: (address, wish) => startShare(deps(), address, wish),
  endCheckout: (address) => endCheckout(deps(), address),
  hasSavedCard: async (uid, cardId) => (await savedCard(deps().db, uid, cardId)) !== null,
});
