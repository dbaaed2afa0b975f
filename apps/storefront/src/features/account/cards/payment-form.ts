import { loadScriptInto } from "@lokalkorb/analytics/load-script";
import { beginCard, syncCards } from "@lokalkorb/contracts/payments";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import { browserConfig } from "@lokalkorb/shell/config/browser-config";
import { loadStripe } from "@stripe/stripe-js/pure";
import type { Stripe, StripeElements } from "@stripe/stripe-js";

export interface PaymentForm {
  /** Puts the provider's form there; resolves once it can be typed into. */
  mount(place: HTMLElement): Promise<void>;
  /**
   * `saved`, or a sentence of the provider's in German. Where the bank asks on a page of its own, this page ends here and
   * comes back with `redirect_status`.
   */
  save(returnUrl: string): Promise<"saved" | { readonly problem: string }>;
  destroy(): void;
}

export type Opened = PaymentForm | "payment-unavailable" | "rate-limited" | "sign-in-required" | "offline";

/** The provider's script comes from its own address only; another one is configured where something stands in for it. */
async function stripeHere(): Promise<Stripe | null> {
  const { publishableKey, scriptUrl } = browserConfig().stripe;
  if (scriptUrl !== "" && !("Stripe" in window)) await loadScriptInto(document)(scriptUrl);
  return loadStripe(publishableKey, { locale: "de" });
}

/** A new question to the provider each time: one that was answered cannot be answered again. */
export async function openPaymentForm({ call }: ModelClient): Promise<Opened> {
  const [stripe, begun] = await Promise.all([stripeHere().catch(() => null), call(beginCard, {})]);
  if (!begun.ok) {
    if (!begun.refusal) return begun.failure.type === "offline" ? "offline" : "payment-unavailable";
    const { type } = begun.refusal;
    return type === "rate-limited" || type === "sign-in-required" ? type : "payment-unavailable";
  }
  if (stripe === null) return navigator.onLine ? "payment-unavailable" : "offline";
  return formOf(stripe, stripe.elements({ clientSecret: begun.value.clientSecret, locale: "de" }));
}

function formOf(stripe: Stripe, elements: StripeElements): PaymentForm {
  const element = elements.create("payment", { layout: "tabs" });
  return {
    mount: (place) =>
      new Promise((resolve, reject) => {
        element.on("ready", () => resolve());
        element.on("loaderror", ({ error }) => reject(new Error(error.message ?? "The form of the provider")));
        element.mount(place);
      }),
    save: async (returnUrl) => {
      const checked = await elements.submit();
      if (checked.error) return { problem: checked.error.message ?? "" };
      const answer = await stripe.confirmSetup({
        elements,
        confirmParams: { return_url: returnUrl },
        redirect: "if_required",
      });
      return answer.error ? { problem: answer.error.message ?? "" } : "saved";
    },
    destroy: () => element.destroy(),
  };
}

/** Writes down the cards that the provider has by now. False: it does not say; the account page asks later. */
export const notePaymentCards = async ({ call }: ModelClient): Promise<boolean> => (await call(syncCards, {})).ok;
