import { productGroupDocument } from "@lokalkorb/model/documents/offerings/storefronts/product-groups";
import { TextArea } from "@lokalkorb/ui/text-area";
import { TextField } from "@lokalkorb/ui/text-field";
import { useMemo, useState, type ReactElement } from "react";
import { AddButton } from "@/shared/forms/ui/add-button";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import { MoveButtons } from "@/shared/forms/ui/move-buttons";
import { FieldRow, FormSection } from "@/shared/forms/ui/form-section";
import { RowCard } from "@/shared/forms/ui/row-card";
import { usePublishedForm } from "@/entities/catalog/use-published-form";
import { useShop } from "@/entities/shop/shop-context";
import { CatalogForm } from "../fields/catalog-form.tsx";
import { PictureField } from "../fields/picture-field.tsx";
import type { CatalogDraft, GroupDocument } from "../state/use-catalog.ts";
import { categoryOf, useMoveToCategory } from "../state/use-move-to-category.ts";
import { groupValues, groupErrors, newGroup, storedGroup } from "./group-values.ts";
import { groupText as words } from "./group-text.ts";

export interface GroupEditorProps {
  /** null: a new one. */
  readonly group: GroupDocument | null;
  readonly catalog: CatalogDraft;
  readonly changes: readonly string[];
  readonly onSaved: (groupId: string) => void;
  readonly onDiscard: () => void;
}

/** Several articles on one card, such as a loaf in two sizes. */
export function GroupEditor({ group, catalog, changes, onSaved, onDiscard }: GroupEditorProps): ReactElement {
  const { offeringId, storefrontIds } = useShop().shop;
  const storefrontId = storefrontIds[0] ?? "";
  const { categories, groups, items } = catalog;
  const moveTo = useMoveToCategory(categories);
  const [newId] = useState(() => crypto.randomUUID());
  const groupId = group?.id ?? newId;
  const stored = useMemo(
    () =>
      group === null
        ? { ...newGroup, categoryId: categories[0]?.id ?? "" }
        : groupValues(group, categoryOf(categories, "group", group.id)),
    [group, categories],
  );
  const form = usePublishedForm({
    definition: productGroupDocument,
    at: { offeringId, storefrontId, groupId },
    stored,
    isNew: group === null,
    errorsOf: groupErrors,
    storedOf: (values) => storedGroup(values, groups.length, group),
    savedText: ({ name = "" }) => words.saved(name),
    afterSave: async ({ categoryId }, before) => {
      const isMoved = group === null || categoryId !== before.categoryId;
      if (isMoved && !(await moveTo("group", [groupId], categoryId))) return false;
      onSaved(groupId);
      return true;
    },
  });
  const { variants: list } = form.value;
  const variants = form.rows("variants");
  const names = Object.fromEntries([["", words.noCategory], ...categories.map(({ id, name }) => [id, name] as const)]);
  const choices = Object.fromEntries([["", words.chooseItem], ...items.map(({ id, name }) => [id, name] as const)]);
  const shownFirst = Math.max(
    0,
    list.findIndex(({ isDefault }) => isDefault),
  );
  return (
    <CatalogForm
      form={form}
      label={group?.name ?? words.create}
      isNew={group === null}
      changes={changes}
      onDiscard={onDiscard}
    >
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
    </CatalogForm>
  );
}
