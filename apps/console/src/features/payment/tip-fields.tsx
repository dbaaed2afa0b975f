import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement } from "react";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import type { FormFields } from "@/shared/forms/state/form-fields";
import { FieldRow, FormSection } from "@/shared/forms/ui/form-section";
import type { PaymentValues } from "./payment-values.ts";
import { paymentText as words } from "./payment-text.ts";
import { presetNames, usualTips } from "./tip-values.ts";

/** Whether shoppers are asked for a tip, and what is proposed to them. */
export function TipFields({ form }: { readonly form: FormFields<PaymentValues> }): ReactElement {
  const { tipMode } = form.value;
  const isMoney = tipMode === "fixed";
  return (
    <FormSection title={words.tips} lead={words.tipsLead}>
      <ChoiceField
        label={words.tipMode}
        name="tipMode"
        choices={words.tipModes}
        value={tipMode}
        onChange={(mode) => form.set(mode === "off" ? { tipMode: mode } : usualTips(mode))}
      />
      {tipMode !== "off" && (
        <FieldRow>
          {presetNames.map((name, index) => (
            <TextField
              key={name}
              label={words.tipPreset(index + 1)}
              note={index > 0 ? words.optional : undefined}
              inputMode={isMoney ? "decimal" : "numeric"}
              after={isMoney ? "€" : "%"}
              {...form.text(name)}
            />
          ))}
        </FieldRow>
      )}
    </FormSection>
  );
}
