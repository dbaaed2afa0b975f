import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement } from "react";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import type { FormFields } from "@/shared/forms/state/form-fields";
import { FieldRow, FormSection } from "@/shared/forms/ui/form-section";
import type { ItemDraft } from "./item-draft.ts";
import { itemText as words } from "../fields/item-text.ts";

/** How many at once, how much work, and who counts them. */
export function ItemAmounts({ form }: { readonly form: FormFields<ItemDraft> }): ReactElement {
  const { stockMode } = form.value;
  return (
    <FormSection title={words.amounts} lead={words.stockHint}>
      <FieldRow>
        <TextField label={words.minQty} inputMode="numeric" {...form.text("minQty")} />
        <TextField label={words.stepQty} inputMode="numeric" {...form.text("stepQty")} />
        <TextField label={words.maxQty} note={words.optional} inputMode="numeric" {...form.text("maxQty")} />
      </FieldRow>
      <FieldRow>
        <TextField
          label={words.kitchenUnits}
          hint={words.kitchenUnitsHint}
          inputMode="numeric"
          {...form.text("kitchenUnits")}
        />
        <TextField
          label={words.weight}
          note={words.optional}
          inputMode="numeric"
          after="g"
          {...form.text("weightGrams")}
        />
      </FieldRow>
      <FieldRow>
        <ChoiceField
          label={words.stockMode}
          name="stockMode"
          choices={words.stockModes}
          value={stockMode}
          onChange={(value) => form.set({ stockMode: value })}
        />
        {stockMode === "daily" && <TextField label={words.dailyQty} inputMode="numeric" {...form.text("dailyQty")} />}
        {stockMode !== "unlimited" && (
          <TextField label={words.lowAt} note={words.optional} inputMode="numeric" {...form.text("lowAt")} />
        )}
      </FieldRow>
    </FormSection>
  );
}
