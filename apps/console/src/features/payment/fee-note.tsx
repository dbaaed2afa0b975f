import { formatPercent } from "@lokalkorb/domain/kernel/format/format-money";
import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { feeBpOn } from "@lokalkorb/domain/ordering/payment/fee-rates";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";
import { FormSection } from "@/shared/forms/ui/form-section";
import type { PaymentFields } from "./payment-values.ts";
import { paymentText as words } from "./payment-text.ts";

export interface FeeNoteProps {
  readonly rates: PaymentFields["feeRates"];
}

/** Lokalkorb's share of an online payment, now and from later days on. */
export function FeeNote({ rates }: FeeNoteProps): ReactElement {
  const { timezone } = useShop().shop;
  const today = instantToLocal(useMinute(), timezone).date;
  const now = feeBpOn(rates ?? [], today, -1);
  const later = (rates ?? []).filter(({ from }) => from > today);
  return (
    <FormSection title={words.fee} lead={words.feeLead}>
      <ul className="grid gap-1">
        <li>{now < 0 ? words.feeOfAll : words.feeNow(formatPercent(now))}</li>
        {later.map(({ from, percentBp }) => (
          <li key={from}>{words.feeLater(formatPercent(percentBp), formatDate(from))}</li>
        ))}
      </ul>
    </FormSection>
  );
}
