import { formatSlot } from "@lokalkorb/domain/kernel/format/format-time";
import type { PageWithLayout } from "@lokalkorb/shell/page";
import { PageHead } from "@lokalkorb/shell/page-head";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { AlertIcon } from "@lokalkorb/ui/icons";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { useMemo, type ReactElement } from "react";
import { PageLink } from "@lokalkorb/shell/page-link";
import { shopPath } from "@/shared/routes/paths";
import { routes } from "@/shared/routes/routes";
import { inShopLayout } from "@/layouts/shop-layout";
import type { GuaranteeNotice } from "@/entities/guarantee/guarantee-notice";
import type { ShopPage } from "@/entities/shop-page/shop-page";
import { PlainHeader } from "@/layouts/top-bar";
import { useMounted } from "@/shared/hydration/use-mounted";
import { useShop } from "@/entities/shop-page/use-shop";
import { quantity } from "@/entities/labels/labels-text";
import { blockStates, type BlockStates } from "./ui/block-states.ts";
import { evaluateWith } from "./state/checkout-terms.ts";
import { checkoutText } from "./state/checkout-text.ts";
import { ContactBlock } from "./ui/contact-block.tsx";
import { usePersistedForm } from "./state/persisted-form.ts";
import { PaymentBlock } from "./ui/payment-block.tsx";
import { ReviewBlock } from "./ui/review-block.tsx";
import { TotalBar } from "./ui/total-bar.tsx";
import { useCheckout, type CheckoutProps } from "./calls/use-checkout.ts";
import { useKnownCustomer } from "./calls/use-returning-customer.ts";
import { WhenBlock } from "./ui/when-block.tsx";

export interface CheckoutPage extends ShopPage {
  /** Null where the operator has put none in. */
  readonly notice: GuaranteeNotice | null;
  /** Of a group: who of it pays. */
  readonly split?: (props: CheckoutProps) => ReactElement | null;
}

export const CheckoutScreen: PageWithLayout<CheckoutPage> = (page) => {
  const { split: Split } = page;
  const kept = usePersistedForm(page.menu.restaurantId);
  const isReturning = useKnownCustomer(page.menu);
  const { zip, payment, codes, tip, business } = kept;
  // Typing a name calculates nothing anew.
  const evaluate = useMemo(
    () => evaluateWith({ zip, payment, codes, tip, business }, isReturning),
    [zip, payment, codes, tip, business, isReturning],
  );
  const shop = useShop(page, evaluate);
  const checkout = useCheckout(shop, kept, isReturning, page.legalTexts);
  const mounted = useMounted() && shop.isBasketKnown;
  const { menu, priced, slot, count, now } = shop;
  const { name, slug, timezone } = menu.shop;
  const states = blockStates(shop, checkout, mounted);
  return (
    <>
      <PageHead title={`${checkoutText.title} · ${name}`} noIndex={routes.checkout.noIndex} />
      <PlainHeader backTo={{ href: shopPath(slug), label: checkoutText.back(name) }} />
      <main id="inhalt">
        {mounted && count > 0 && (
          <TotalBar
            summary={checkoutText.barSummary(quantity(count), slot ? formatSlot(slot, { timezone, now }) : "")}
            amountDueCents={priced.amountDueCents}
          />
        )}
        <div className="wrap pb-8">
          <h1 className="pt-5 text-h1 lg:pt-8">{checkoutText.title}</h1>
          <p className="mt-1 text-ink-2">
            {name} · {menu.ordering.guestAllowed === false ? checkoutText.members : checkoutText.guest}
          </p>
          <noscript>
            <p className="mt-4 rounded-lg bg-warning-tint px-4 py-3 font-bold">{checkoutText.noScript}</p>
          </noscript>
          {mounted && count === 0 && !checkout.sending ? (
            <EmptyState
              title={checkoutText.zero}
              action={
                <LinkButton component={PageLink} href={shopPath(slug)}>
                  {checkoutText.toShop}
                </LinkButton>
              }
            >
              {checkoutText.zeroHint}
            </EmptyState>
          ) : (
            <>
              <Steps states={states} />
              <form
                noValidate
                className="mt-2 grid gap-3 lg:mt-4 lg:grid-cols-[minmax(0,1fr)_456px] lg:items-start lg:gap-x-6 lg:gap-y-5"
                onSubmit={(event) => event.preventDefault()}
              >
                <div className="grid gap-3 lg:gap-5">
                  <ContactBlock shop={shop} checkout={checkout} state={states.contact} />
                  <WhenBlock shop={shop} checkout={checkout} state={states.when} />
                  <PaymentBlock
                    shop={shop}
                    checkout={checkout}
                    state={states.payment}
                    more={Split && <Split shop={shop} checkout={checkout} />}
                  />
                </div>
                <ReviewBlock shop={shop} checkout={checkout} notice={page.notice} />
              </form>
            </>
          )}
        </div>
      </main>
    </>
  );
};
CheckoutScreen.getLayout = inShopLayout;

/** Where one stands, and the way to each block (CHK-04). */
function Steps({ states }: { readonly states: BlockStates }): ReactElement {
  const steps = [
    { href: "#kontakt", name: checkoutText.contact, state: states.contact },
    { href: "#wann", name: checkoutText.when, state: states.when },
    { href: "#zahlung", name: checkoutText.payment, state: states.payment },
    { href: "#pruefen", name: checkoutText.review, state: "open" as const },
  ];
  return (
    <nav aria-label={checkoutText.steps}>
      <ol className="checkout-steps">
        {steps.map(({ href, name, state }) => (
          <li key={href} data-state={state}>
            <a href={href}>
              {name}
              {state === "wrong" && <AlertIcon size={16} label={checkoutText.incomplete} />}
              {state === "done" && <span className="sr-only">({checkoutText.done})</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
