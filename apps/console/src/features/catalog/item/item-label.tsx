import { Checkbox } from "@lokalkorb/ui/checkbox";
import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement } from "react";
import type { FormFields } from "@/shared/forms/state/form-fields";
import type { ItemValues } from "../values/item-values.ts";
import { itemText as words } from "../fields/item-text.ts";

/** Facts of a closed package beside those of open food (FOO-02). */
export function ItemLabel({ form }: { readonly form: FormFields<ItemValues> }): ReactElement {
  return (
    <>
      <Checkbox label={words.packed} hint={words.packedHint} {...form.flag("packed")} />
      {form.value.packed && (
        <>
          <TextField
            label={words.producer}
            note={words.optional}
            hint={words.producerHint}
            {...form.text("producer")}
          />
          <fieldset>
            <legend className="mb-2 text-name font-bold">{words.nutrition}</legend>
            <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
              {form.rows("nutrition").each.map((row) => (
                <TextField
                  key={row.value.nutrient}
                  label={words.nutrients[row.value.nutrient]}
                  inputMode="decimal"
                  {...row.text("figure")}
                />
              ))}
            </div>
          </fieldset>
        </>
      )}
    </>
  );
}
