import { paymentMethodLabels } from "@lokalkorb/domain/labels/payment-labels";
import { TextArea } from "@lokalkorb/ui/text-area";
import { useState, type ReactElement } from "react";
import { ChipChoice } from "@/shared/forms/ui/chip-choice";
import type { DiscountDraft } from "./discount-draft.ts";
import { discountsText } from "./discounts-text.ts";

const labels = discountsText.form;
const payments = (["cashOnPickup", "cardOnPickup", "cashOnDelivery", "online"] as const).map(
  (method) => [method, paymentMethodLabels[method]] as const,
);

export interface DiscountLimitsProps {
  readonly draft: DiscountDraft;
  readonly set: (part: Partial<DiscountDraft>) => void;
  readonly items: readonly { readonly id: string; readonly name: string }[];
  readonly emailError: string | undefined;
}

/** Limits that few codes need: single items, payment methods, single people. Open where a code has one. */
export function DiscountLimits({ draft, set, items, emailError }: DiscountLimitsProps): ReactElement {
  const { includeItems, excludeItems, paymentMethods, emails, autoApply } = draft;
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
          value={paymentMethods}
          onChange={(value) => set({ paymentMethods: value })}
        />
        <ChipChoice
          legend={labels.includeItems}
          hint={labels.includeItemsHint}
          choices={articles}
          value={includeItems}
          onChange={(value) => set({ includeItems: value })}
        />
        <ChipChoice
          legend={labels.excludeItems}
          choices={articles}
          value={excludeItems}
          onChange={(value) => set({ excludeItems: value })}
        />
        {!autoApply && (
          <TextArea
            label={labels.emails}
            note={labels.optional}
            hint={labels.emailsHint}
            rows={2}
            value={emails}
            error={emailError}
            onChange={(event) => set({ emails: event.target.value })}
          />
        )}
      </div>
    </details>
  );
}
