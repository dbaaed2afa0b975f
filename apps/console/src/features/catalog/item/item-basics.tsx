import { TextArea } from "@lokalkorb/ui/text-area";
import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement } from "react";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import type { FormFields } from "@/shared/forms/state/form-fields";
import { FieldRow, FormSection } from "@/shared/forms/ui/form-section";
import { PictureField } from "../fields/picture-field.tsx";
import type { Category } from "../state/use-catalog.ts";
import { ClaimNotice } from "../claims/claim-notice.tsx";
import type { ItemValues } from "../values/item-values.ts";
import { itemText as words } from "../fields/item-text.ts";

export interface ItemBasicsProps {
  readonly form: FormFields<ItemValues>;
  readonly categories: readonly Category[];
  /** The group that shows it as a variant. */
  readonly group: string | undefined;
}

/** Name, picture and position. */
export function ItemBasics({ form, categories, group }: ItemBasicsProps): ReactElement {
  const { status } = form.value;
  const none = group === undefined ? words.noCategory : words.categoryOfGroup(group);
  const names = Object.fromEntries([["", none], ...categories.map(({ id, name }) => [id, name] as const)]);
  return (
    <FormSection title={words.basics}>
      <TextField label={words.name} maxLength={120} {...form.text("name")} />
      <TextArea label={words.description} note={words.optional} rows={2} {...form.text("description")} />
      <ClaimNotice value={form.value} />
      <PictureField of={form.value.name} photos={form.choice("images")} drawing={form.choice("illustration")} />
      <FieldRow>
        <ChoiceField label={words.category} hint={words.categoryHint} choices={names} {...form.choice("categoryId")} />
        <ChoiceField
          label={words.status}
          hint={status === "archived" && words.archivedHint}
          choices={words.statuses}
          {...form.choice("status")}
        />
      </FieldRow>
    </FormSection>
  );
}
