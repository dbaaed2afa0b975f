import { diets } from "@lokalkorb/domain/catalog/goods/diet";
import { dietLabels } from "@lokalkorb/domain/labels/catalog-labels";
import { TextArea } from "@lokalkorb/ui/text-area";
import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement } from "react";
import { ChipChoice } from "@/shared/forms/ui/chip-choice";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import type { FormFields } from "@/shared/forms/state/form-fields";
import { FieldRow, FormSection } from "@/shared/forms/ui/form-section";
import { AllergenChoice } from "../fields/allergen-choice.tsx";
import type { ItemValues } from "../values/item-values.ts";
import { ItemLabel } from "./item-label.tsx";
import { itemText as words } from "../fields/item-text.ts";

/** Facts about food beside its allergens. */
export function ItemFacts({ form }: { readonly form: FormFields<ItemValues> }): ReactElement {
  const { diets: chosen } = form.value;
  return (
    <FormSection title={words.facts}>
      <AllergenChoice legend={words.traces} {...form.choice("traces")} />
      <TextField label={words.additives} note={words.optional} hint={words.additivesHint} {...form.text("additives")} />
      <ChipChoice
        legend={words.diets}
        choices={diets.map((diet) => [diet, dietLabels[diet]])}
        {...form.choice("diets")}
      />
      {chosen.includes("organic") && (
        <TextField
          label={words.organicControlNo}
          note={words.optional}
          hint={words.organicHint}
          {...form.text("organicControlNo")}
        />
      )}
      <TextArea label={words.ingredients} note={words.optional} rows={2} {...form.text("ingredients")} />
      <FieldRow>
        {words.lines.map(([name, label]) => (
          <TextField key={name} label={label} note={words.optional} {...form.text(name)} />
        ))}
      </FieldRow>
      <FieldRow>
        <ChoiceField label={words.alcohol} choices={words.alcohols} {...form.choice("alcohol")} />
      </FieldRow>
      <ItemLabel form={form} />
    </FormSection>
  );
}
