import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { PageLink } from "@lokalkorb/shell/page-link";
import { Checkbox } from "@lokalkorb/ui/checkbox";
import { TextField } from "@lokalkorb/ui/text-field";
import { useEffect, useEffectEvent, type ReactElement } from "react";
import { type OwnBusiness, useOwnBusinesses } from "@/entities/business/use-own-businesses";
import { businessRequestPath } from "@/shared/routes/business-paths";
import { AgreedPrices } from "./agreed-prices.tsx";
import { bindField } from "../fields/bind-field.ts";
import type { CheckoutProps } from "../calls/use-checkout.ts";
import type { ChosenBusiness } from "../state/checkout-form.ts";

const words = {
  choice: "Einkaufen als",
  forCompany: (name: string): string => `Für die Firma bestellen: ${name}`,
  onAccount: (left: string): string => `Auf Rechnung sind noch ${left} möglich.`,
  order: (limit: string): string => `Über ${limit} gibt erst deine Firma die Bestellung frei.`,
  month: (limit: string): string => `Was im Monat über ${limit} liegt, gibt erst deine Firma frei.`,
  discount: (percent: string): string => `${percent} % Rabatt auf die Ware.`,
  waiting: (name: string): string => `Die Anfrage von ${name} liegt beim Betrieb. Er meldet sich per E-Mail.`,
  optional: "freiwillig",
  ask: "Als Firma auf Rechnung einkaufen?",
} as const;

/** An account that belongs to a company of this shop orders for it by a tick; any other one finds where to ask. */
export function BusinessChoice({ shop, checkout }: CheckoutProps): ReactElement | null {
  const { restaurantId, shop: said } = shop.menu;
  const state = useOwnBusinesses(restaurantId);
  const { form, set, settle } = checkout;
  const businesses = state.status === "present" ? state.businesses : null;
  // A company may have been blocked, or agreed otherwise, since it was chosen.
  const renew = useEffectEvent((own: readonly OwnBusiness[]): void => {
    if (form.business === null) return;
    const now = own.find(({ customerId, status }) => customerId === form.business?.customerId && status === "active");
    set({ business: now ? chosen(now) : null });
  });
  useEffect(() => {
    if (businesses !== null) renew(businesses);
  }, [businesses]);
  if (businesses === null) return null;
  const active = businesses.filter(({ status }) => status === "active");
  const waiting = businesses.filter(({ status }) => status === "requested");
  const toggle = (business: OwnBusiness, isOn: boolean): void => {
    const { onAccount } = business;
    set(
      isOn
        ? {
            business: chosen(business),
            costCenter: form.costCenter || (business.costCenter ?? ""),
            ...(onAccount ? { payment: "onAccount" as const, card: null } : {}),
          }
        : { business: null, ...(form.payment === "onAccount" ? { payment: null } : {}) },
    );
    settle();
  };
  if (active.length === 0)
    return waiting.length > 0 ? (
      <p className="text-meta text-ink-2">{waiting.map(({ name }) => words.waiting(name)).join(" ")}</p>
    ) : (
      <p>
        <PageLink className="link inline-flex min-h-11 items-center" href={businessRequestPath(said.slug)}>
          {words.ask}
        </PageLink>
      </p>
    );
  return (
    <fieldset className="grid min-w-0 gap-3" aria-label={words.choice}>
      {active.map((business) => {
        const isChosen = form.business?.customerId === business.customerId;
        return (
          <div key={business.customerId} className="grid gap-3">
            <Checkbox
              label={
                <>
                  {words.forCompany(business.name)}
                  <span className="block text-meta text-ink-2">{saidOf(business)}</span>
                </>
              }
              checked={isChosen}
              onChange={({ target }) => toggle(business, target.checked)}
            />
            {isChosen && (
              <>
                <AgreedPrices shop={shop} checkout={checkout} business={business} />
                <Books checkout={checkout} isRequired={business.poRequired} />
              </>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

/** Words that the books of the company want to read on its invoice. */
function Books({
  checkout,
  isRequired,
}: Pick<CheckoutProps, "checkout"> & { readonly isRequired: boolean }): ReactElement {
  const bound = bindField(checkout, "poNumber");
  const cost = bindField(checkout, "costCenter");
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...bound} {...(isRequired ? { required: true } : { note: words.optional })} maxLength={60} />
      <TextField {...cost} note={words.optional} maxLength={60} />
    </div>
  );
}

function saidOf({ onAccount, creditLimitCents, openCents, discountBp, limits }: OwnBusiness): string {
  const percent = String(discountBp / 100).replace(".", ",");
  const { approvalAboveCents, monthlyLimitCents } = limits;
  return [
    ...(onAccount ? [words.onAccount(formatMoney(Math.max(0, creditLimitCents - openCents)))] : []),
    ...(discountBp > 0 ? [words.discount(percent)] : []),
    ...(approvalAboveCents === undefined ? [] : [words.order(formatMoney(approvalAboveCents))]),
    ...(monthlyLimitCents === undefined ? [] : [words.month(formatMoney(monthlyLimitCents))]),
  ].join(" ");
}

const chosen = ({ customerId, name, discountBp, onAccount, poRequired }: OwnBusiness): ChosenBusiness => ({
  customerId,
  name,
  discountBp,
  onAccount,
  poRequired,
});
