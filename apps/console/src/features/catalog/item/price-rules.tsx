import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement } from "react";
import { AddButton } from "@/shared/forms/ui/add-button";
import type { FormFields } from "@/shared/forms/state/form-fields";
import { FormSection, FieldRow } from "@/shared/forms/ui/form-section";
import { RowCard } from "@/shared/forms/ui/row-card";
import { DateField } from "@/shared/forms/time/date-field";
import { WindowRows } from "@/shared/forms/time/window-rows";
import { itemText as words } from "../fields/item-text.ts";
import type { ItemValues } from "../values/item-values.ts";

/** Other prices at some times. */
export function PriceRules({ form }: { readonly form: FormFields<ItemValues> }): ReactElement {
  const rules = form.rows("priceRules");
  return (
    <FormSection title={words.rules} lead={words.rulesLead}>
      {rules.each.map((rule) => (
        <RowCard key={rule.value.id} removeLabel={words.removeRule} onRemove={rule.remove}>
          <FieldRow>
            <TextField
              label={words.rulePrice}
              note={rule.value.listId === undefined ? undefined : words.ruleOfList}
              {...rule.cents("price")}
            />
            <DateField label={words.ruleFrom} note={words.optional} {...rule.text("from")} />
            <DateField label={words.ruleTo} note={words.optional} {...rule.text("to")} />
          </FieldRow>
          <WindowRows rows={rule.rows("windows")} />
        </RowCard>
      ))}
      <AddButton
        label={words.addRule}
        onClick={() =>
          rules.add({ id: crypto.randomUUID().slice(0, 8), price: form.value.price, from: "", to: "", windows: [] })
        }
      />
    </FormSection>
  );
}
