import { track } from "@lokalkorb/analytics/track";
import Router from "next/router";
import type { OrderRefusal } from "@lokalkorb/domain/orders/refusal";
import type { Failure } from "@lokalkorb/model/document/failure";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { basketStore } from "@/frame/basket/use-basket";
import { loadLive } from "@/frame/live/load-live";
import { orderPath } from "@/frame/paths";
import type { Shop } from "@/frame/use-shop";
import { checkForm } from "./checkout-form.ts";
import type { CheckoutForm, FieldName, FormErrors } from "./checkout-form.ts";
import { changeForm, useKeptForm } from "./kept-form.ts";
import { endAttempt, readAttempt } from "./order-attempt.ts";
import type { OrderToSend } from "./send-order.ts";

export interface Checkout {
  readonly form: CheckoutForm;
  /** Only of fields that were left or tried to be sent. */
  readonly errors: FormErrors;
  readonly sending: boolean;
  readonly refusal: OrderRefusal | null;
  readonly failure: Failure | null;
  /** By the menu, or because the shop said so just now. */
  readonly phoneRequired: boolean;
  set(change: Partial<CheckoutForm>): void;
  /** After a field was left: it may say what is wrong from now on. */
  leave(field: FieldName): void;
  order(): void;
  /** The refusal was answered with a step that helps. */
  settle(): void;
}

const retryMillis = 5_000;

export function useCheckout(shop: Shop): Checkout {
  const { menu, priced, slot, option, draft } = shop;
  const { restaurantId, storefrontId, version } = menu;
  const kept = useKeptForm(restaurantId);
  const form = useMemo(
    () => ({ ...kept, payment: kept.payment ?? menu.paymentMethods[0] ?? null }),
    [kept, menu.paymentMethods],
  );
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set());
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<OrderRefusal | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [phoneAsked, setPhoneAsked] = useState(false);
  const busy = useRef(false);
  // What stood on the screen when the button was pressed. Only that is sent again by itself: while the network is away
  // the next free time or a price may move on, and nobody has agreed to those.
  const pressed = useRef<Omit<OrderToSend, "attempt"> | null>(null);

  useEffect(() => track({ name: "Checkout Started", shop: restaurantId }), [restaurantId]);

  // The key of the attempt is made when the form opens.
  useEffect(() => void readAttempt(restaurantId), [restaurantId]);

  const phoneRequired = menu.ordering.phoneRequired || phoneAsked;
  const rules = {
    phoneRequired,
    slot,
    minAge: priced.minAge,
    paymentMethods: menu.paymentMethods,
  };
  const errors = checkForm(form, rules);
  const shown = Object.fromEntries(Object.entries(errors).filter(([field]) => left.has(field as FieldName)));

  const send = useCallback(
    async (wish: Omit<OrderToSend, "attempt">): Promise<void> => {
      if (busy.current) return;
      busy.current = true;
      setSending(true);
      setRefusal(null);
      try {
        const [client, { sendWith }] = await Promise.all([loadLive(), import("./send-order.ts")]);
        const result = await sendWith(client, { ...wish, attempt: readAttempt(restaurantId) });
        if (result.ok) {
          setFailure(null);
          track({
            name: "Order Placed",
            shop: restaurantId,
            orderId: result.order.orderId,
            lines: Object.keys(wish.lines).length,
            valueCents: wish.body.quotedTotalCents,
          });
          await Router.push(orderPath({ restaurantId, orderId: result.order.orderId }));
          endAttempt(restaurantId);
          basketStore(restaurantId).clear();
          return;
        }
        setFailure(result.failure ?? null);
        setRefusal(result.refusal ?? null);
        if (result.refusal?.type === "phone-required") {
          setPhoneAsked(true);
          setLeft((fields) => new Set([...fields, "phone"]));
          focusField("phone");
        }
      } catch (cause) {
        // A chunk of the live layer did not arrive.
        setFailure({ type: navigator.onLine ? "unavailable" : "offline", cause });
      } finally {
        busy.current = false;
        setSending(false);
      }
    },
    [restaurantId],
  );

  const press = (): void => {
    if (busy.current || !option || !slot) return;
    const problem = priced.problems[0];
    if (problem) return setRefusal(problem);
    pressed.current = {
      lines: draft.lines,
      body: {
        restaurantId,
        storefrontId,
        menuVersion: version,
        quotedTotalCents: priced.totals.totalCents,
        distribution: { optionId: option.id, slotKey: slot.key },
        contact: {
          name: form.name.trim(),
          email: form.email.trim(),
          ...(form.phone.trim() ? { phone: form.phone.trim() } : {}),
        },
        paymentMethod: form.payment ?? "cashOnPickup",
        ...(form.note.trim() ? { customerNote: form.note.trim() } : {}),
        ageConfirmed: form.ageConfirmed,
      },
    };
    void send(pressed.current);
  };

  const again = useCallback((): void => {
    if (pressed.current) void send(pressed.current);
  }, [send]);

  useRetry(failure, again);

  return {
    form,
    sending,
    refusal,
    failure,
    phoneRequired,
    errors: shown,
    set: (change) => changeForm(restaurantId, change),
    leave: (field) => setLeft((fields) => new Set([...fields, field])),
    order: () => {
      setLeft(new Set(allFields));
      const first = allFields.find((field) => errors[field] !== undefined);
      if (first === undefined) press();
      else focusField(first);
    },
    settle: () => setRefusal(null),
  };
}

const allFields: readonly FieldName[] = ["name", "email", "phone", "note", "slot", "payment", "age"];

export const fieldId = (field: FieldName): string => `feld-${field}`;

export function focusField(field: FieldName): void {
  const place = document.getElementById(fieldId(field));
  const control = place?.matches("input, textarea, select")
    ? place
    : place?.querySelector<HTMLElement>("input:not(:disabled), select");
  place?.scrollIntoView({ block: "center" });
  control?.focus({ preventScroll: true });
}

/** Tries again by itself, with the same key, while the network or the shop's backend is away. */
function useRetry(failure: Failure | null, send: () => void): void {
  const waits = failure?.type === "offline" || failure?.type === "unavailable";
  useEffect(() => {
    if (!waits) return;
    const again = (): void => {
      if (navigator.onLine) send();
    };
    const timer = setInterval(again, retryMillis);
    window.addEventListener("online", again);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", again);
    };
  }, [waits, send]);
}
