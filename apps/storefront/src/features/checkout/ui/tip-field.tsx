import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { tipCents } from "@lokalkorb/domain/pricing/basket/tip-cents";
import type { TipOffer } from "@lokalkorb/domain/menu/tip";
import { Segmented } from "@lokalkorb/ui/segmented";
import { TextField } from "@lokalkorb/ui/text-field";
import { useState, type ReactElement } from "react";
import type { Shop } from "@/entities/shop-page/use-shop";
import { checkoutText } from "../state/checkout-text.ts";
import { isOwnTip, readTip, tipError } from "@/entities/order/own-tip";
import type { Checkout } from "../calls/use-checkout.ts";

export interface TipFieldProps {
  readonly offer: TipOffer;
  readonly shop: Shop;
  readonly checkout: Pick<Checkout, "form" | "set">;
}

/** Voluntary, nothing chosen beforehand (VAT-06): one of the shop's proposals, or an amount of one's own. */
export function TipField({ offer, shop, checkout: { form, set } }: TipFieldProps): ReactElement {
  const { mode, presets } = offer;
  const { itemsCents, discountCents } = shop.priced.totals;
  const goodsCents = Math.max(0, itemsCents + discountCents);
  const isOwn = isOwnTip(form.tip, offer);
  const [typed, setTyped] = useState(() => (isOwn && form.tip?.mode === "fixed" ? euros(form.tip.value) : ""));
  const error = tipError(typed);
  const type = (text: string): void => {
    setTyped(text);
    const cents = readTip(text) ?? 0;
    set({ tip: cents > 0 && tipError(text) === undefined ? { mode: "fixed", value: cents } : null });
  };
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <p className="text-[max(0.8125rem,1em)] font-bold" aria-hidden>
        {checkoutText.tip}
      </p>
      <Segmented
        legend={checkoutText.tip}
        name="tip"
        value={isOwn ? undefined : String(form.tip?.value ?? 0)}
        onChange={(value) => {
          setTyped("");
          set({ tip: value === "0" ? null : { mode, value: Number(value) } });
        }}
        segments={[0, ...presets].map((value) => ({
          value: String(value),
          label: value === 0 ? checkoutText.noTip : mode === "fixed" ? formatMoney(value) : `${value}\u00a0%`,
          ...(value > 0 && mode === "percent" && { detail: formatMoney(tipCents({ mode, value }, goodsCents)) }),
        }))}
      />
      <TextField
        label={checkoutText.ownTip}
        note={checkoutText.optional}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        after="€"
        value={typed}
        error={error}
        onChange={(event) => type(event.target.value)}
      />
    </div>
  );
}

const euros = (cents: number): string => (cents / 100).toFixed(2).replace(".", ",");
