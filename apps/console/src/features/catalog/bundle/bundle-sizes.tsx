import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement } from "react";
import { AddButton } from "@/shared/forms/ui/add-button";
import type { FormFields } from "@/shared/forms/state/form-fields";
import { FieldRow } from "@/shared/forms/ui/form-section";
import { RowCard } from "@/shared/forms/ui/row-card";
import { newSize, type BundleValues } from "./bundle-values.ts";
import { bundleText as words } from "./bundle-text.ts";

/** Sizes of a bundle, which take the place of its one fixed price. */
export function BundleSizes({ form }: { readonly form: FormFields<BundleValues> }): ReactElement {
  const sizes = form.rows("sizes");
  return (
    <fieldset className="grid gap-3">
      <legend className="text-name font-bold">{words.sizes}</legend>
      <p className="max-w-[90ch] text-meta text-pretty text-ink-2">{words.sizesLead}</p>
      {sizes.each.map((size) => (
        <RowCard key={size.value.id} removeLabel={words.removeSize} onRemove={size.remove}>
          <FieldRow>
            <TextField label={words.sizeName} maxLength={60} {...size.text("name")} />
            <TextField label={words.price} {...size.cents("price")} />
          </FieldRow>
        </RowCard>
      ))}
      <AddButton label={words.addSize} error={sizes.error} onClick={() => sizes.add(newSize(form.value.price))} />
    </fieldset>
  );
}
