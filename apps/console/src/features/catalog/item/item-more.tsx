import { Checkbox } from "@lokalkorb/ui/checkbox";
import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement } from "react";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import type { FormFields } from "@/shared/forms/state/form-fields";
import { FieldRow, FormSection } from "@/shared/forms/ui/form-section";
import { itemText as words } from "../fields/item-text.ts";
import type { ItemValues } from "../values/item-values.ts";

/** Marks for the shop's card, and names for those who work here. */
export function ItemMore({ form }: { readonly form: FormFields<ItemValues> }): ReactElement {
  return (
    <FormSection title={words.more}>
      <FieldRow>
        <ChoiceField label={words.badge} choices={words.badges} {...form.choice("badge")} />
        <TextField label={words.kitchenName} note={words.optional} {...form.text("kitchenName")} />
        <TextField label={words.sku} note={words.optional} {...form.text("sku")} />
      </FieldRow>
      <FieldRow>
        <TextField label={words.station} note={words.optional} hint={words.stationHint} {...form.text("station")} />
        <TextField label={words.shelf} note={words.optional} hint={words.shelfHint} {...form.text("shelf")} />
        <ChoiceField label={words.coldChain} choices={words.coldChains} {...form.choice("coldChain")} />
      </FieldRow>
      <Checkbox label={words.noDiscounts} {...form.flag("excludeFromDiscounts")} />
    </FormSection>
  );
}
