import { formatMoney } from "@lokalkorb/domain/money/format-money";
import { tipCents } from "@lokalkorb/domain/pricing/tip-cents";
import type { TipOffer } from "@lokalkorb/domain/pricing/tip-cents";
import { Segmented } from "@lokalkorb/ui/segmented";
import type { ReactElement } from "react";
import type { Shop } from "@/frame/use-shop";
import { checkoutText } from "./checkout-text.ts";
import type { Checkout } from "./use-checkout.ts";

export interface TipFieldProps {
  readonly offer: TipOffer;
  readonly shop: Shop;
  readonly checkout: Pick<Checkout, "form" | "set">;
}

/** Voluntary, nothing chosen beforehand (VAT-06). */
export function TipField({ offer: { mode, presets }, shop, checkout: { form, set } }: TipFieldProps): ReactElement {
  const { itemsCents, discountCents } = shop.priced.totals;
  const goodsCents = Math.max(0, itemsCents + discountCents);
  const chosen = form.tip?.mode === mode ? form.tip.value : 0;
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <p className="text-[max(0.8125rem,1em)] font-bold" aria-hidden>
        {checkoutText.tip}
      </p>
      <Segmented
        legend={checkoutText.tip}
        name="tip"
        value={String(chosen)}
        onChange={(value) => set({ tip: value === "0" ? null : { mode, value: Number(value) } })}
        segments={[0, ...presets].map((value) => ({
          value: String(value),
          label: value === 0 ? checkoutText.noTip : mode === "fixed" ? formatMoney(value) : `${value}\u00a0%`,
          ...(value > 0 && mode === "percent" && { detail: formatMoney(tipCents({ mode, value }, goodsCents)) }),
        }))}
      />
    </div>
  );
}
