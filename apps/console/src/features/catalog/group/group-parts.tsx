import { TextArea } from "@lokalkorb/ui/text-area";
import { TextField } from "@lokalkorb/ui/text-field";
import { type ReactElement } from "react";
import { AddButton } from "@/shared/forms/ui/add-button";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import type { FormFields } from "@/shared/forms/state/form-fields";
import { MoveButtons } from "@/shared/forms/ui/move-buttons";
import { FieldRow, FormSection } from "@/shared/forms/ui/form-section";
import { RowCard } from "@/shared/forms/ui/row-card";
import { PictureField } from "../fields/picture-field.tsx";
import type { CatalogDraft } from "../state/use-catalog.ts";
import { type GroupValues } from "./group-values.ts";
import { groupText as words } from "./group-text.ts";

export interface GroupPartsProps {
  readonly form: FormFields<GroupValues>;
  readonly catalog: CatalogDraft;
}

/** The fields of it, new or stored. */
export function GroupParts({ form, catalog: { categories, items } }: GroupPartsProps): ReactElement {
  const { variants: list } = form.value;
  const variants = form.rows("variants");
  const names = Object.fromEntries([["", words.noCategory], ...categories.map(({ id, name }) => [id, name] as const)]);
  const choices = Object.fromEntries([["", words.chooseItem], ...items.map(({ id, name }) => [id, name] as const)]);
  const shownFirst = Math.max(
    0,
    list.findIndex(({ isDefault }) => isDefault),
  );
  return (
    <>
      <FormSection title={words.basics}>
        <TextField label={words.name} maxLength={120} {...form.text("name")} />
        <TextArea label={words.description} note={words.optional} rows={2} {...form.text("description")} />
        <PictureField of={form.value.name} photos={form.choice("images")} drawing={form.choice("illustration")} />
        <FieldRow>
          <ChoiceField label={words.category} choices={names} {...form.choice("categoryId")} />
          <ChoiceField label={words.labelBy} choices={words.labels} {...form.choice("labelBy")} />
          <ChoiceField label={words.status} choices={words.statuses} {...form.choice("status")} />
        </FieldRow>
      </FormSection>
      <FormSection title={words.variants} lead={words.variantsLead}>
        {variants.each.map((variant, index) => (
          <RowCard
            // oxlint-disable-next-line react/no-array-index-key -- rows are told apart by their order
            key={index}
            removeLabel={words.remove(index + 1)}
            onRemove={variant.remove}
            actions={<MoveButtons up={words.up(index + 1)} down={words.down(index + 1)} onMove={variant.move} />}
          >
            <ChoiceField label={words.variant(index + 1)} choices={choices} {...variant.choice("itemId")} />
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="default"
                className="dot-choice"
                checked={index === shownFirst}
                onChange={() =>
                  form.set({ variants: list.map((each, place) => ({ ...each, isDefault: place === index })) })
                }
              />
              {words.isDefault}
            </label>
          </RowCard>
        ))}
        <AddButton
          error={variants.error}
          label={words.add}
          onClick={() => variants.add({ itemId: "", isDefault: false })}
        />
      </FormSection>
    </>
  );
}
