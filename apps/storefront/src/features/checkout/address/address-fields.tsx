import { fulfilmentTypeLabels } from "@lokalkorb/domain/labels/fulfilment-labels";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { postalPlace } from "@lokalkorb/domain/fulfilment/zones/postal-places";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import { TextField } from "@lokalkorb/ui/text-field";
import { useState, type ReactElement } from "react";
import { free } from "@/entities/labels/labels-text";
import { bindField } from "../fields/bind-field.ts";
import { countriesOf, zipCountry } from "../state/checkout-form.ts";
import { checkoutText } from "../state/checkout-text.ts";
import { placeRefusalText } from "../state/place-refusal-text.ts";
import type { CheckoutProps } from "../calls/use-checkout.ts";
import { LateStreetSuggestions } from "./late-street-suggestions.tsx";

/** The postal code first: it says at once whether and for how much. The rest of the address follows. */
export function AddressFields({ shop, checkout }: CheckoutProps): ReactElement {
  const { form, set } = checkout;
  const [isTyping, setTyping] = useState(false);
  const typeZip = (typed: string): void => {
    const zip = typed.replaceAll(/\D/g, "").slice(0, 5);
    const countries = countriesOf(shop.menu, shop.option);
    const placeOf = (code: string): string | undefined => {
      const country = zipCountry(code, countries);
      return country ? postalPlace(country, code)?.name : undefined;
    };
    const city = placeOf(zip);
    // A town that was typed by hand stays.
    const followsZip = form.city === "" || form.city === placeOf(form.zip);
    set({ zip, ...(city !== undefined && followsZip ? { city } : {}) });
  };
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-4">
        <TextField
          {...bindField(checkout, "zip")}
          autoComplete="postal-code"
          inputMode="numeric"
          required
          onChange={({ target }) => typeZip(target.value)}
        />
        <TextField {...bindField(checkout, "city")} autoComplete="address-level2" maxLength={80} required />
      </div>
      <ZoneAnswer shop={shop} checkout={checkout} />
      <div className="relative grid grid-cols-[minmax(0,1fr)_8rem] gap-4" onInput={() => setTyping(true)}>
        <TextField {...bindField(checkout, "street")} autoComplete="address-line1" maxLength={120} required />
        <TextField {...bindField(checkout, "houseNo")} maxLength={20} required />
        {isTyping && <LateStreetSuggestions shop={shop} checkout={checkout} />}
      </div>
      <TextField
        label={checkoutText.doorNote}
        note={checkoutText.optional}
        maxLength={200}
        value={form.doorNote}
        onChange={({ target }) => set({ doorNote: target.value })}
      />
    </div>
  );
}

/** Whether it is brought there, for how much, and what else can be done. */
function ZoneAnswer({ shop, checkout }: CheckoutProps): ReactElement | null {
  const { menu, priced, option, now } = shop;
  const { zip } = checkout.form;
  if (!option || zipCountry(zip, countriesOf(menu, option)) === null) return null;
  const outside = priced.problems.find((problem) => problem.type === "out-of-area");
  if (outside) {
    const others = menu.distributionOptions.filter(({ type }) => outside.alternatives.includes(type));
    return (
      <Notice
        tone="warning"
        announce
        title={placeRefusalText(outside, { timezone: menu.shop.timezone, now })}
        action={
          <div className="mt-2 flex flex-wrap gap-2">
            {others.map(({ id, type, name }) => (
              <Button
                key={id}
                size="small"
                look="outline"
                onClick={() => shop.store().change((draft) => ({ ...draft, optionId: id, slotKey: null }))}
              >
                {checkoutText.takeMethod(
                  others.filter((other) => other.type === type).length > 1 ? name : fulfilmentTypeLabels[type],
                )}
              </Button>
            ))}
          </div>
        }
      />
    );
  }
  const { fee } = priced;
  if (!fee) return null;
  const { feeCents, minimumCents, freeFromCents, zoneUncertain } = fee;
  return (
    <Notice
      tone={zoneUncertain ? "info" : "ok"}
      announce
      title={checkoutText.reached(fulfilmentTypeLabels[option.type], zip)}
    >
      {[
        feeCents === 0 ? `${free}.` : checkoutText.costs(formatMoney(feeCents)),
        ...(freeFromCents !== undefined && feeCents > 0 ? [checkoutText.freeFrom(formatMoney(freeFromCents))] : []),
        ...(minimumCents > 0 ? [checkoutText.minimum(formatMoney(minimumCents))] : []),
        ...(zoneUncertain ? [checkoutText.uncertain] : []),
      ].join(" ")}
    </Notice>
  );
}
