import { track } from "@lokalkorb/analytics/track";
import { linesHash } from "@lokalkorb/domain/basket/lines-hash";
import type { PaymentMethod } from "@lokalkorb/domain/kernel/payment-method";
import type { OfferedMethod } from "@lokalkorb/domain/menu/offered-methods";
import type { Failure } from "@lokalkorb/model/document/failure";
import { latePart } from "@lokalkorb/ui/late-part";
import Router from "next/router";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { PlaceRefusal } from "@/entities/order/refusal-text";
import { basketStore } from "@/entities/basket/use-basket";
import { keepWaitingBasket } from "@/entities/basket/waiting-basket";
import { loadLive } from "@/shared/live/load-live";
import { orderPath } from "@/shared/routes/paths";
import type { Shop } from "@/entities/shop-page/use-shop";
import { checkForm, countriesOf } from "../state/checkout-form.ts";
import type { CheckoutForm, FieldName, FormErrors } from "../state/checkout-form.ts";
import { fieldNames, focusField } from "../state/checkout-fields.ts";
import { changeForm } from "../state/persisted-form.ts";
import { keepAttempt, readAttempt } from "./order-attempt.ts";
import { orderBody } from "./order-body.ts";
import { payingOf } from "../state/pay-methods.ts";
import type { OrderToSend, SendResult } from "./send-order.ts";
import { refusalBefore } from "./refusal-before.ts";
import { shownPage } from "./shown-page.ts";
import { useRetry } from "./use-retry.ts";

const sendPart = latePart(
  "send-order",
  async () => (await import(/* webpackChunkName: "part-send-order" */ "./send-order.ts")).sendWith,
);

export interface Checkout {
  /** With the way to pay that counts. */
  readonly form: CheckoutForm;
  readonly methods: readonly PaymentMethod[];
  /** With those that cannot be chosen now, and why. */
  readonly offered: readonly OfferedMethod[];
  /** The way to pay that somebody chose and that cannot be had now. */
  readonly lost: PaymentMethod | null;
  /** Gift cards cover everything. */
  readonly covered: boolean;
  /** All that is missing, shown or not. */
  readonly missing: FormErrors;
  /** Only of fields that were left or tried to be sent. */
  readonly errors: FormErrors;
  readonly sending: boolean;
  readonly refusal: PlaceRefusal | null;
  readonly failure: Failure | null;
  /** It has left this browser, so nobody knows yet whether there is an order. */
  readonly unknown: boolean;
  /** By the menu, or because the shop said so just now. */
  readonly phoneRequired: boolean;
  set(change: Partial<CheckoutForm>): void;
  /** After a field was left: it may say what is wrong from now on. */
  leave(field: FieldName): void;
  order(): void;
  /** The refusal was answered with a step that helps. */
  settle(): void;
}

export function useCheckout(shop: Shop, kept: CheckoutForm, isReturning: boolean): Checkout {
  const { menu, priced, slot, option, paidBy } = shop;
  const { restaurantId } = menu;
  const { amountDueCents: payCents } = priced;
  const { offered, methods, method, lost } = useMemo(
    () => payingOf(menu, { option, payCents, isReturning }, kept.payment, paidBy),
    [menu, option, payCents, isReturning, kept.payment, paidBy],
  );
  const form = useMemo(() => ({ ...kept, payment: method }), [kept, method]);
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set());
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<PlaceRefusal | null>(null);
  const [failed, setFailed] = useState<{ readonly failure: Failure; readonly sent?: boolean } | null>(null);
  const [phoneAsked, setPhoneAsked] = useState(false);
  const busy = useRef(false);
  // What stood on the screen when the button was pressed. Only that is sent again by itself: while the network is away
  // the next free time or a price may move on, and nobody has agreed to those.
  const pressed = useRef<Omit<OrderToSend, "attempt"> | null>(null);

  useEffect(() => track({ name: "Checkout Started", shop: restaurantId }), [restaurantId]);

  // The key of the attempt is made when the form opens.
  useEffect(() => void readAttempt(restaurantId), [restaurantId]);

  const covered = priced.amountDueCents === 0 && priced.codes.some(({ kind }) => kind === "giftCard");
  const phoneRequired = menu.ordering.phoneRequired || option?.requires?.includes("phone") === true || phoneAsked;
  const missing = checkForm(form, {
    phoneRequired,
    option,
    slot,
    minAge: priced.minAge,
    paymentMethods: methods,
    covered,
    countries: countriesOf(menu, option),
  });
  const shown = Object.fromEntries(Object.entries(missing).filter(([field]) => left.has(field as FieldName)));

  const send = useCallback(
    async (wish: Omit<OrderToSend, "attempt">): Promise<void> => {
      if (busy.current) return;
      busy.current = true;
      setSending(true);
      setRefusal(null);
      try {
        const [client, sendWith] = await Promise.all([loadLive(), sendPart.load()]);
        const result = await sendWith(client, { ...wish, attempt: readAttempt(restaurantId) });
        if (result.ok) {
          setFailed(null);
          await leaveFor(result, wish);
          return;
        }
        setFailed(result.failure ? result : null);
        setRefusal(result.refusal ?? null);
        if (result.refusal?.type === "phone-required") {
          setPhoneAsked(true);
          setLeft((fields) => new Set([...fields, "phone"]));
          focusField("phone");
        }
      } catch (cause) {
        // A chunk of the live layer did not arrive.
        setFailed({ failure: { type: navigator.onLine ? "unavailable" : "offline", cause } });
      } finally {
        busy.current = false;
        setSending(false);
      }
    },
    [restaurantId],
  );

  const press = (): void => {
    if (busy.current || !option || !slot) return;
    const problem = refusalBefore(shop, option);
    if (problem) return setRefusal(problem);
    pressed.current = {
      lines: shop.draft.lines,
      body: { ...orderBody(shop, form, { option, slot, covered }), shown: shownPage(shop.menu) },
    };
    void send(pressed.current);
  };

  const again = useCallback((): void => {
    if (pressed.current) void send(pressed.current);
  }, [send]);

  useRetry(failed?.failure ?? null, again);

  return {
    form,
    methods,
    offered,
    lost,
    covered,
    missing,
    sending,
    refusal,
    failure: failed?.failure ?? null,
    unknown: failed?.sent === true,
    phoneRequired,
    errors: shown,
    set: (change) => changeForm(restaurantId, change),
    leave: (field) => setLeft((fields) => new Set([...fields, field])),
    order: () => {
      setLeft(new Set(fieldNames));
      const first = fieldNames.find((field) => missing[field] !== undefined);
      if (first === undefined) press();
      else focusField(first);
    },
    settle: () => setRefusal(null),
  };
}

/** To the page where it is paid, or to the order. What is not paid yet stays in the basket. */
async function leaveFor(
  { order }: Extract<SendResult, { ok: true }>,
  { body, lines }: Omit<OrderToSend, "attempt">,
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
  if (waits) keepWaitingBasket(restaurantId, { orderId, linesHash: linesHash(lines) });
  keepAttempt(restaurantId, null);
  changeForm(restaurantId, { ageConfirmed: false, ...(waits ? {} : { codes: [], tip: null, note: "" }) });
  if (order.checkoutUrl !== undefined) {
    location.assign(order.checkoutUrl);
    // The page is on its way out; until then the button stays pressed.
    await new Promise(() => undefined);
  }
  await Router.push(orderPath({ restaurantId, orderId }));
  if (!waits) basketStore(restaurantId).clear();
}
