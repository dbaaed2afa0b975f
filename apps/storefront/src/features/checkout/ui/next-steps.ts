import type { Id } from "@lokalkorb/domain/kernel/branded";
import { removeLine, setQuantity } from "@lokalkorb/domain/basket/change-basket";
import { sellableOf } from "@lokalkorb/domain/catalog/goods/goods";
import type { FulfilmentMethod } from "@lokalkorb/domain/fulfilment/methods/fulfilment-method";
import { formatSlot } from "@lokalkorb/domain/kernel/format/format-time";
import type { BasketDraft } from "@/entities/basket/basket-store";
import { shownLines } from "@/entities/basket/sold-out-lines";
import { fulfilmentTypeLabels } from "@lokalkorb/domain/labels/fulfilment-labels";
import { paymentLabelOf } from "@lokalkorb/domain/labels/payment-labels";
import type { PlaceRefusal } from "@/entities/order/refusal-text";
import type { Shop } from "@/entities/shop-page/use-shop";
import { checkoutPath, shopPath, signInPath } from "@/shared/routes/paths";
import type { Checkout } from "../calls/use-checkout.ts";
import { focusField } from "../state/checkout-fields.ts";
import type { CheckoutForm, FieldName } from "../state/checkout-form.ts";
import { checkoutText } from "../state/checkout-text.ts";

/** A press that helps, or an address that does. */
export type Step = { readonly label: string; readonly lineId?: Id<"line"> } & (
  | { readonly press: () => void }
  | { readonly href: string }
);

/** The steps that help after each refusal; none is a dead end. */
export function nextSteps(refusal: PlaceRefusal, shop: Shop, checkout: Checkout): readonly Step[] {
  const { menu, draft } = shop;
  const { change, setForm, takeOut, methodsFrom } = changesOf(shop, checkout);
  const toShop = (label: string): Step => ({ label, href: shopPath(menu.shop.slug) });
  const toField = (field: FieldName | "code", label: string): Step => ({ label, press: () => focusField(field) });
  const call = { label: checkoutText.callShop, href: `tel:${menu.shop.phone.replaceAll(" ", "")}` };
  const retry = { label: checkoutText.tryAgain, press: () => checkout.order() };
  const otherMethods = checkout.methods
    // With a saved card the provider's own page is another way.
    .filter((method) => method !== checkout.form.payment || checkout.form.card !== null)
    .map((payment) => ({
      label: checkoutText.payWith(paymentLabelOf(payment, shop.option?.type)),
      press: () => setForm({ payment, card: null }),
    }));

  switch (refusal.type) {
    case "slot-changed":
    case "slot-full":
    case "cutoff-passed":
    case "shop-closed": {
      const { next } = refusal;
      if (!next) return [toField("slot", checkoutText.otherTime), ...methodsFrom(() => true)];
      const label = checkoutText.takeSlot(formatSlot(next, { timezone: menu.shop.timezone, now: shop.now }));
      return [{ label, press: () => change(() => ({ slotKey: next.key })) }];
    }
    case "price-changed": {
      const label = refusal.quotedCents === refusal.totalCents ? checkoutText.checkAgain : checkoutText.takePrice;
      return [{ label, press: () => change((before) => ({ lines: withPricesOf(shop, before) })) }];
    }
    case "sold-out":
      return refusal.items.flatMap(({ itemId, name, available }) =>
        shownLines(shop)
          // A whole bundle can be gone too; then the id is its own.
          .filter(
            ({ line: { kind, refId, quantity } }) =>
              (kind === "bundle" && refId === itemId) || (quantity[itemId] ?? 0) > 0,
          )
          .map(({ line: { lineId, kind } }) => {
            if (available <= 0 || kind === "bundle") return takeOut(lineId, name);
            const limits = { min: 1, step: 1, max: available };
            return {
              lineId,
              label: checkoutText.reduceTo(name, available),
              press: () => change(({ lines }) => ({ lines: setQuantity(lines, lineId, available, limits) })),
            };
          }),
      );
    case "line-invalid":
    case "options-incomplete": {
      const { lineId } = refusal;
      const line = draft.lines[lineId];
      const name = line && (sellableOf(menu, line)?.name ?? checkoutText.basketWord);
      return [...(name ? [takeOut(lineId, name)] : []), toShop(checkoutText.changeBasket)];
    }
    case "not-available-then":
      return [
        toField("slot", checkoutText.otherTime),
        ...refusal.items.map(({ lineId, name }) => takeOut(lineId, name)),
      ];
    case "below-minimum":
      return [toShop(checkoutText.addMore)];
    case "basket-empty":
    case "basket-too-large":
    case "above-maximum":
      return [toShop(checkoutText.lessGoods)];
    case "phone-required":
      return [toField("phone", checkoutText.toPhone)];
    case "age-required":
      return [toField("age", checkoutText.toAge)];
    case "address-required":
      return [toField("zip", checkoutText.toAddress)];
    case "out-of-area":
      return [
        toField("zip", checkoutText.toAddress),
        ...methodsFrom(({ type }) => refusal.alternatives.includes(type)),
      ];
    case "distribution-unavailable":
    case "table-unknown":
      return [...methodsFrom(() => true), call];
    case "account-required": {
      const { accountRequiredFor = [], guestAllowed = true } = menu.ordering;
      const forGuests = methodsFrom(
        ({ type, requires }) => guestAllowed && !accountRequiredFor.includes(type) && !requires?.includes("account"),
      );
      return [{ label: checkoutText.signIn, href: signInPath(checkoutPath(menu.shop.slug)) }, ...forGuests, call];
    }
    case "payment-method-unavailable":
      return otherMethods.length > 0 ? otherMethods : [call];
    case "payment-failed":
    case "payment-unavailable":
      return [retry, ...otherMethods];
    case "rate-limited":
      return [retry];
    case "business-unknown":
      return [{ label: checkoutText.withoutCompany, press: () => setForm({ business: null, payment: null }) }, call];
    case "po-number-required":
      return [toField("poNumber", checkoutText.toPoNumber)];
    case "credit-limit-exceeded":
      return [...otherMethods, toShop(checkoutText.lessGoods), call];
    case "approval-unavailable":
      return [
        ...(refusal.reason === "payment" ? otherMethods : []),
        toShop(checkoutText.lessGoods),
        { label: checkoutText.withoutCompany, press: () => setForm({ business: null, payment: null }) },
      ];
    case "code-invalid":
    case "code-expired":
    case "code-not-yet":
    case "code-used":
    case "code-not-combinable":
    case "code-conditions": {
      const codes = checkout.form.codes.filter(({ code }) => code !== refusal.code);
      return [
        { label: checkoutText.removeCodeButton(refusal.code), press: () => setForm({ codes }) },
        toField("code", checkoutText.toCode),
      ];
    }
    case "basket-not-yours":
    case "basket-not-open":
    case "menu-changed":
    case "legal-texts-changed":
    case "request-reused":
    case "not-found":
    case "sign-in-required":
      return [{ label: checkoutText.reload, press: () => location.reload() }];
    case "too-many-open-orders":
    case "not-a-member":
      return [{ label: checkoutText.signIn, href: signInPath(checkoutPath(menu.shop.slug)) }, call];
    case "customer-blocked":
    case "already-handled":
      return [call];
  }
}

/** Changes of basket and form; each answers the refusal. */
function changesOf({ menu, option, store }: Shop, checkout: Checkout) {
  const change = (act: (before: BasketDraft) => Partial<BasketDraft>): void => {
    store().change((before) => ({ ...before, ...act(before) }));
    checkout.settle();
  };
  return {
    change,
    setForm: (form: Partial<CheckoutForm>): void => {
      checkout.set(form);
      checkout.settle();
    },
    takeOut: (lineId: Id<"line">, name: string): Step => ({
      lineId,
      label: checkoutText.takeOut(name),
      press: () => change(({ lines }) => ({ lines: removeLine(lines, lineId) })),
    }),
    methodsFrom: (fits: (method: FulfilmentMethod) => boolean): readonly Step[] =>
      menu.distributionOptions
        .filter((method) => method.id !== option?.id && fits(method))
        .map(({ id, type, name }) => {
          const isOnly = menu.distributionOptions.filter((method) => method.type === type).length === 1;
          return {
            label: checkoutText.takeMethod(isOnly ? fulfilmentTypeLabels[type] : name),
            press: () => change(() => ({ optionId: id, slotKey: null })),
          };
        }),
  };
}

const withPricesOf = ({ priced }: Shop, { lines }: BasketDraft): BasketDraft["lines"] =>
  Object.fromEntries(
    Object.entries(lines).map(([lineId, line]) => {
      const now = priced.lines.find((one) => one.lineId === lineId);
      return [lineId, now ? { ...line, seenUnitCents: now.unitCents } : line];
    }),
  );
