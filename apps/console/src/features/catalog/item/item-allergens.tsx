import type { ReactElement } from "react";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import type { FormFields } from "@/shared/forms/state/form-fields";
import { FieldRow, FormSection } from "@/shared/forms/ui/form-section";
import { AllergenChoice } from "../fields/allergen-choice.tsx";
import { itemText as words } from "../fields/item-text.ts";
import type { ItemValues } from "../values/item-values.ts";

/** The statement without which no food is published (FOO-01). */
export function ItemAllergens({ form }: { readonly form: FormFields<ItemValues> }): ReactElement {
  const { allergenState } = form.value;
  return (
    <FormSection title={words.allergenState}>
      <FieldRow>
        <ChoiceField
          label={words.allergenState}
          hint={allergenState === "unknown" && words.unknownHint}
          choices={words.allergenStates}
          {...form.choice("allergenState")}
        />
      </FieldRow>
      {allergenState !== "none" && (
        <AllergenChoice
          legend={words.allergens}
          {...form.choice("allergens")}
          // Naming one is a statement; without any it is open again, and cannot be published.
          onChange={(allergens) =>
            form.set({ allergens, allergenState: allergens.length > 0 ? "declared" : "unknown" })
          }
        />
      )}
    </FormSection>
  );
}
