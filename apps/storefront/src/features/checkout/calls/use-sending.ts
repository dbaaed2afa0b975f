import { track } from "@lokalkorb/analytics/track";
import { linesHash } from "@lokalkorb/domain/basket/lines-hash";
import type { PaymentMethod } from "@lokalkorb/domain/kernel/payment-method";
import type { Failure } from "@lokalkorb/model/document/failure";
import { latePart } from "@lokalkorb/ui/late-part";
import Router from "next/router";
import { useCallback, useRef, useState } from "react";
import type { BasketStore } from "@/entities/basket/basket-store";
import { keepWaitingBasket } from "@/entities/basket/waiting-basket";
import type { PlaceRefusal } from "@/entities/order/refusal-text";
import { loadLive } from "@/shared/live/load-live";
import { orderPath } from "@/shared/routes/paths";
import { changeForm } from "../state/persisted-form.ts";
import { keepAttempt, readAttempt } from "./order-attempt.ts";
import type { OrderToSend, SendResult } from "./send-order.ts";
import { useRetry } from "./use-retry.ts";

const sendPart = latePart(
  "send-order",
  async () => (await import(/* webpackChunkName: "part-send-order" */ "./send-order.ts")).sendWith,
);

export interface SendState {
  readonly sending: boolean;
  readonly refusal: PlaceRefusal | null;
  readonly failure: Failure | null;
  /** It has left this browser, so its outcome is unknown. */
  readonly unknown: boolean;
}

/** The screen when the button was pressed. */
type PressedOrder = Omit<OrderToSend, "attempt">;

export interface Sending extends SendState {
  refuse(refusal: PlaceRefusal | null): void;
  send(order: PressedOrder): Promise<void>;
}

/** Lessons of the form from an answer. */
interface Lessons {
  readonly askPhone: () => void;
  readonly deny: (method: PaymentMethod) => void;
}

export function useSending(restaurantId: string, store: () => BasketStore, { askPhone, deny }: Lessons): Sending {
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<PlaceRefusal | null>(null);
  const [failed, setFailed] = useState<{ readonly failure: Failure; readonly sent?: boolean } | null>(null);
  const busy = useRef(false);
  // Only the pressed state is sent again by itself: while the network is away the next free time or a price may move,
  // and the shopper has not agreed to those.
  const pressed = useRef<PressedOrder | null>(null);

  const send = useCallback(
    async (order: PressedOrder): Promise<void> => {
      if (busy.current) return;
      busy.current = true;
      pressed.current = order;
      setSending(true);
      setRefusal(null);
      try {
        const [client, sendWith] = await Promise.all([loadLive(), sendPart.load()]);
        const result = await sendWith(client, { ...order, attempt: readAttempt(restaurantId) }, store().id);
        if (result.ok) {
          setFailed(null);
          await leaveFor(result, order, store());
          return;
        }
        setFailed(result.failure ? result : null);
        setRefusal(result.refusal ?? null);
        const { refusal: answer } = result;
        if (answer?.type === "phone-required") askPhone();
        if (answer?.type === "payment-method-unavailable" && answer.bar?.reason === "denied")
          deny(order.body.paymentMethod);
      } catch (cause) {
        // A chunk of the live layer did not arrive.
        setFailed({ failure: { type: navigator.onLine ? "unavailable" : "offline", cause } });
      } finally {
        busy.current = false;
        setSending(false);
      }
    },
    [restaurantId, store, askPhone, deny],
  );
  const again = useCallback((): void => {
    if (pressed.current) void send(pressed.current);
  }, [send]);
  const failure = failed?.failure ?? null;
  useRetry(failure, again);
  return { sending, refusal, failure, unknown: failed?.sent === true, refuse: setRefusal, send };
}

/** To the page where it is paid, or to the order. A basket that is not paid yet stays. */
async function leaveFor(
  { order }: Extract<SendResult, { ok: true }>,
  { body, lines }: PressedOrder,
  store: BasketStore,
): Promise<void> {
  const { restaurantId } = body;
  const { orderId } = order;
  track({
    name: "Order Placed",
    shop: restaurantId,
    orderId,
    lines: Object.keys(lines).length,
    valueCents: body.quotedTotalCents,
  });
  const waits = order.status === "pendingPayment";
  if (waits) keepWaitingBasket(restaurantId, { orderId, linesHash: linesHash(lines), basket: store.id });
  keepAttempt(restaurantId, null);
  changeForm(restaurantId, { ageConfirmed: false, ...(waits ? {} : { codes: [], tip: null, note: "" }) });
  if (order.checkoutUrl !== undefined) {
    location.assign(order.checkoutUrl);
    // The page is on its way out; until then the button stays pressed.
    await new Promise(() => undefined);
  }
  // A group pays on its own page.
  const ofGroup = body.eachPays === true && waits;
  await Router.push(
    ofGroup ? { pathname: "/[shop]/gruppe", query: Router.query } : orderPath({ restaurantId, orderId }),
  );
  if (!waits) store.clear();
}
