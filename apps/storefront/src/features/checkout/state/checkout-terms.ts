import { type CompanyPrices, menuForCompany } from "@lokalkorb/domain/menu/company-menu";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { paymentIneligibility } from "@lokalkorb/domain/menu/offered-methods";
import type { FulfilmentMethod } from "@lokalkorb/domain/fulfilment/methods/fulfilment-method";
import { feeOf } from "@lokalkorb/domain/fulfilment/zones/fee-of";
import type { Destination } from "@lokalkorb/domain/fulfilment/zones/find-zone";
import { businessDiscount } from "@lokalkorb/domain/pricing/discounts/business-discount";
import { feeTo } from "@lokalkorb/domain/pricing/basket/delivery-fee";
import { chosenOption } from "@/entities/basket/estimated-total";
import type { Evaluate, ShopAnswer, ShopTerms } from "@/entities/basket/evaluate-shop";
import { evaluateForEaters } from "@/entities/eaters/evaluate-for-eaters";
import { countriesOf, zipCountry, type CheckoutForm } from "./checkout-form.ts";
import { candidates } from "./pay-methods.ts";

/** The part of the form that figures follow from. */
type PricingForm = Pick<CheckoutForm, "zip" | "payment" | "codes" | "tip" | "business">;

/**
 * The shop's calculation with all that the form knows; the server calculates the same. A method may ask for an amount, and a
 * code for a method: the first that may be had at the price that it makes is the one.
 */
export const evaluateWith =
  (form: PricingForm, isReturning = false): Evaluate =>
  (asked) => {
    const menu = menuOf(asked.menu, form.business?.prices);
    const question = { ...asked, menu };
    const { draft } = question;
    const option = chosenOption(menu, draft);
    const methods = candidates(
      menu,
      { option, isReturning, isOnAccount: form.business?.onAccount === true },
      form.payment,
    );
    const paidBy = (payment: PricingForm["payment"]): ShopAnswer =>
      evaluateForEaters({ ...question, terms: termsOf(menu, { ...form, payment }) });
    const first = paidBy(methods[0] ?? null);
    // Gift cards that cover everything are the way to pay, and some codes ask for that.
    const isCovered = first.priced.amountDueCents === 0 && first.priced.codes.some(({ kind }) => kind === "giftCard");
    if (isCovered) return paidBy("giftCard");
    for (const [index, method] of methods.entries()) {
      const answer = index === 0 ? first : paidBy(method);
      const { amountDueCents: payCents } = answer.priced;
      const bar = paymentIneligibility(menu.paymentTerms?.[method], {
        fulfilment: option?.type,
        payCents,
        isReturning,
      });
      if (bar === null || payCents === 0) return { ...answer, paidBy: method };
    }
    return { ...paidBy(null), paidBy: null };
  };

const ofCompany = new WeakMap<CompanyPrices, readonly [Menu, Menu]>();

/** The same object as long as menu and prices are the same: a form is calculated with each letter. */
function menuOf(menu: Menu, prices: CompanyPrices | undefined): Menu {
  if (prices === undefined) return menu;
  const known = ofCompany.get(prices);
  if (known?.[0] === menu) return known[1];
  const own = menuForCompany(menu, prices);
  ofCompany.set(prices, [menu, own]);
  return own;
}

function termsOf(menu: Menu, form: PricingForm): ShopTerms {
  return {
    codes: [
      ...form.codes.flatMap((code) => (code.kind === "discount" ? [code.terms] : [])),
      ...businessDiscount(form.business ?? {}),
    ],
    giftCards: form.codes.flatMap((code) => (code.kind === "giftCard" ? [code.giftCard] : [])),
    // A shop may have stopped asking since it was chosen.
    tip: (menu.tips && form.tip) ?? undefined,
    paymentMethod: form.payment ?? undefined,
    feeOn: (option, date) => feeTo(menu, option, destinationOf(menu, form, option), date),
    reachesOn: (option, date) => {
      const destination = destinationOf(menu, form, option);
      // A place without any opening is not shown for the day.
      const isOutside = destination === null || !feeOf(option, destination, 0, null).ok;
      return isOutside || feeOf(option, destination, 0, date).ok;
    },
  };
}

function destinationOf(menu: Menu, { zip }: PricingForm, option: FulfilmentMethod): Destination | null {
  const country = zipCountry(zip, countriesOf(menu, option));
  return country && { zip, country };
}
