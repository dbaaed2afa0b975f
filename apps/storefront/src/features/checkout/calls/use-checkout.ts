import { track } from "@lokalkorb/analytics/track";
import type { PaymentMethod } from "@lokalkorb/domain/kernel/payment-method";
import type { LegalTextsInForce } from "@lokalkorb/domain/shop/legal-text-fields";
import { shownLegalTexts, type ShownLegalText } from "@lokalkorb/domain/shop/legal/legal-texts";
import type { OfferedMethod } from "@lokalkorb/domain/menu/offered-methods";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { Shop } from "@/entities/shop-page/use-shop";
import {
  checkForm,
  countriesOf,
  fieldNames,
  type CheckoutForm,
  type FieldName,
  type FormErrors,
} from "../state/checkout-form.ts";
import { focusField } from "../state/checkout-fields.ts";
import { changeForm } from "../state/persisted-form.ts";
import { readAttempt } from "./order-attempt.ts";
import { orderBody } from "./order-body.ts";
import { payingOf } from "../state/pay-methods.ts";
import { refusalBefore } from "./refusal-before.ts";
import { useSending, type SendState } from "./use-sending.ts";

export interface Checkout extends SendState {
  /** With the way to pay that counts. */
  readonly form: CheckoutForm;
  readonly methods: readonly PaymentMethod[];
  /** With those that cannot be chosen now, and why. */
  readonly offered: readonly OfferedMethod[];
  /** The chosen payment method that is not available now. */
  readonly lost: PaymentMethod | null;
  /** The shop's own legal texts that are linked above the button. */
  readonly texts: readonly ShownLegalText[];
  /** Gift cards cover everything. */
  readonly covered: boolean;
  /** All that is missing, shown or not. */
  readonly missing: FormErrors;
  /** Only of fields that were left or tried to be sent. */
  readonly errors: FormErrors;
  /** By the menu, or because the shop said so just now. */
  readonly phoneRequired: boolean;
  set(change: Partial<CheckoutForm>): void;
  /** After a field was left: it may say what is wrong from now on. */
  leave(field: FieldName): void;
  order(): void;
  /** The refusal was answered with a step that helps. */
  settle(): void;
}

/** Of every block of the checkout. */
export interface CheckoutProps {
  readonly shop: Shop;
  readonly checkout: Checkout;
}

export function useCheckout(
  shop: Shop,
  kept: CheckoutForm,
  isReturning: boolean,
  legalTexts: LegalTextsInForce | undefined,
): Checkout {
  const texts = useMemo(() => shownLegalTexts(legalTexts), [legalTexts]);
  const { menu, priced, slot, option, paidBy } = shop;
  const { restaurantId } = menu;
  const { amountDueCents: payCents } = priced;
  const [denied, setDenied] = useState<readonly PaymentMethod[]>([]);
  const isOnAccount = kept.business?.onAccount === true;
  const { offered, methods, method, lost } = useMemo(
    () => payingOf(menu, { option, payCents, isReturning, isOnAccount, denied }, kept.payment, paidBy),
    [menu, option, payCents, isReturning, isOnAccount, denied, kept.payment, paidBy],
  );
  const form = useMemo(() => ({ ...kept, payment: method }), [kept, method]);
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set());
  const [phoneAsked, setPhoneAsked] = useState(false);
  const askPhone = useCallback((): void => {
    setPhoneAsked(true);
    setLeft((fields) => new Set([...fields, "phone"]));
    focusField("phone");
  }, []);
  // The shop told it with its refusal: from now on the method is one that cannot be chosen.
  const deny = useCallback((one: PaymentMethod): void => setDenied((known) => [...known, one]), []);
  const { refuse, send, ...sendState } = useSending(restaurantId, shop.store, { askPhone, deny });

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

  const press = (): void => {
    if (sendState.sending || !option || !slot) return;
    const problem = refusalBefore(shop, option);
    if (problem) return refuse(problem);
    void send({ lines: shop.draft.lines, body: orderBody(shop, form, { option, slot, covered, texts }) });
  };

  return {
    ...sendState,
    texts,
    form,
    methods,
    offered,
    lost,
    covered,
    missing,
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
    settle: () => refuse(null),
  };
}
