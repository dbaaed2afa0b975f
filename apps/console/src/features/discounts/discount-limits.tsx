import { paymentMethodLabels } from "@lokalkorb/domain/labels/payment-labels";
import { TextArea } from "@lokalkorb/ui/text-area";
import { useState, type ReactElement } from "react";
import { ChipChoice } from "@/shared/forms/ui/chip-choice";
import type { FormFields } from "@/shared/forms/state/form-fields";
import type { DiscountValues } from "./discount-values.ts";
import { discountsText } from "./discounts-text.ts";

const labels = discountsText.form;
const payments = (["cashOnPickup", "cardOnPickup", "cashOnDelivery", "online"] as const).map(
  (method) => [method, paymentMethodLabels[method]] as const,
);

export interface DiscountLimitsProps {
  readonly form: FormFields<DiscountValues>;
  readonly items: readonly { readonly id: string; readonly name: string }[];
}

/** Limits that few codes need: single items, payment methods, single people. Open where a code has one. */
export function DiscountLimits({ form, items }: DiscountLimitsProps): ReactElement {
  const { includeItems, excludeItems, paymentMethods, emails, autoApply } = form.value;
  const [isOpen] = useState(includeItems.length + excludeItems.length + paymentMethods.length + emails.length > 0);
  const articles = items.map(({ id, name }) => [id, name] as const);
  return (
    <details open={isOpen}>
      <summary className="link min-h-11 content-center">{labels.more}</summary>
      <div className="grid gap-4 pt-1">
        <ChipChoice
          legend={labels.payments}
          hint={labels.paymentsHint}
          choices={payments}
          {...form.choice("paymentMethods")}
        />
        <ChipChoice
          legend={labels.includeItems}
          hint={labels.includeItemsHint}
          choices={articles}
          {...form.choice("includeItems")}
        />
        <ChipChoice legend={labels.excludeItems} choices={articles} {...form.choice("excludeItems")} />
        {!autoApply && (
          <TextArea
            label={labels.emails}
            note={labels.optional}
            hint={labels.emailsHint}
            rows={2}
            {...form.text("emails")}
          />
        )}
      </div>
    </details>
  );
}
