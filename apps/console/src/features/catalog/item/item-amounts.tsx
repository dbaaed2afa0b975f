import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement } from "react";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import type { FormFields } from "@/shared/forms/state/form-fields";
import { FieldRow, FormSection } from "@/shared/forms/ui/form-section";
import type { ItemValues } from "../values/item-values.ts";
import { itemText as words } from "../fields/item-text.ts";

/** How many at once, how much work, and who counts them. */
export function ItemAmounts({ form }: { readonly form: FormFields<ItemValues> }): ReactElement {
  const { stockMode } = form.value;
  return (
    <FormSection title={words.amounts} lead={words.stockHint}>
      <FieldRow>
        <TextField label={words.minQty} {...form.count("minQty")} />
        <TextField label={words.stepQty} {...form.count("stepQty")} />
        <TextField label={words.maxQty} note={words.optional} {...form.count("maxQtyPerOrder")} />
      </FieldRow>
      <FieldRow>
        <TextField label={words.kitchenUnits} hint={words.kitchenUnitsHint} {...form.count("kitchenUnits")} />
        {words.grams.map(([key, label]) => (
          <TextField key={key} label={label} note={words.optional} after="g" {...form.count(key)} />
        ))}
      </FieldRow>
      <FieldRow>
        <ChoiceField label={words.stockMode} choices={words.stockModes} {...form.choice("stockMode")} />
        {stockMode === "daily" && <TextField label={words.dailyQty} {...form.count("dailyQty")} />}
        {stockMode !== "unlimited" && <TextField label={words.lowAt} note={words.optional} {...form.count("lowAt")} />}
      </FieldRow>
    </FormSection>
  );
}
