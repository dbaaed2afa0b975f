import { categoryDocument } from "@lokalkorb/model/documents/offerings/storefronts/categories";
import { TextArea } from "@lokalkorb/ui/text-area";
import { TextField } from "@lokalkorb/ui/text-field";
import { useMemo, type ReactElement } from "react";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import { MoveButtons } from "@/shared/forms/ui/move-buttons";
import { FormSection } from "@/shared/forms/ui/form-section";
import { PhotoField } from "@/entities/picture/photo-field";
import { usePublishedDraft } from "@/entities/catalog/use-published-draft";
import { useShop } from "@/entities/shop/shop-context";
import { ArchiveButton, heldStatus, tellArchived } from "../fields/archive-part.tsx";
import { CatalogDraftForm } from "../fields/catalog-draft.tsx";
import { groupWords } from "../fields/group-words.ts";
import { WhenFields } from "../fields/availability-fields.tsx";
import { DragHandle } from "../order/drag-handle.tsx";
import { movedRow } from "../order/moved-row.ts";
import { useDragOrder } from "../order/use-drag-order.ts";
import type { CatalogDraft, Category } from "../state/use-catalog.ts";
import {
  categoryGroups,
  categoryValues,
  categoryErrors,
  storedCategory,
  type CategoryValues,
} from "./category-values.ts";
import { itemText } from "../fields/item-text.ts";
import { categoryText as words } from "./category-text.ts";

export interface CategoryEditorProps {
  readonly category: Category;
  readonly catalog: CatalogDraft;
  readonly changes: readonly string[];
  /** It is in no list any more. */
  readonly onArchived: () => void;
}

const groupNames = groupWords<CategoryValues>(words, {
  own: { image: itemText.photo, from: itemText.availability, seasonFrom: itemText.season },
  choices: { status: words.statuses },
});

/** The name of a category, its availability, and the order of its products. */
export function CategoryEditor({ category, catalog, changes, onArchived }: CategoryEditorProps): ReactElement {
  const { offeringId, storefrontIds, timezone } = useShop().shop;
  const stored = useMemo(() => categoryValues(category, timezone), [category, timezone]);
  const form = usePublishedDraft({
    definition: categoryDocument,
    at: { offeringId, storefrontId: storefrontIds[0] ?? "", categoryId: category.id },
    stored,
    groups: categoryGroups,
    errorsOf: categoryErrors,
    valuesOf: (fields) => categoryValues(fields, timezone),
    storedOf: (values) => storedCategory(values, category, timezone),
    held: heldStatus,
    afterSave: (values) => {
      if (tellArchived(values)) onArchived();
      return Promise.resolve(true);
    },
  });
  const { entries } = form.value;
  const move = (from: number, to: number): void => form.set({ entries: movedRow(entries, from, to) });
  const { list, handle, styleOf } = useDragOrder<HTMLOListElement>(move);
  return (
    <CatalogDraftForm
      form={form}
      label={category.name}
      changes={changes}
      {...groupNames}
      action={<ArchiveButton form={form} />}
    >
      <FormSection title={words.basics}>
        <TextField label={words.name} maxLength={120} {...form.text("name")} />
        <TextArea label={words.description} note={words.optional} rows={2} {...form.text("description")} />
        <PhotoField hint={words.photoHint} shape="cover" {...form.choice("image")} name={form.value.name} />
        <ChoiceField label={words.status} choices={words.statuses} {...form.choice("status")} />
      </FormSection>
      <FormSection title={words.entries} lead={entries.length === 0 ? words.empty : words.entriesLead}>
        <ol ref={list} className="min-w-0 divide-y divide-line empty:hidden">
          {entries.map((entry, index) => {
            const name = nameOf(entry, catalog) ?? words.gone;
            return (
              <li
                key={`${entry.kind}-${entry.id}`}
                className="flex min-h-12 items-center gap-2 bg-surface"
                style={styleOf(index)}
              >
                <DragHandle {...handle(index)} />
                <span className="min-w-0 flex-1 truncate">{name}</span>
                <MoveButtons
                  up={words.up(name)}
                  down={words.down(name)}
                  onMove={(by) => move(index, index + by)}
                  isFirst={index === 0}
                  isLast={index === entries.length - 1}
                />
              </li>
            );
          })}
        </ol>
      </FormSection>
      <FormSection title={words.when} lead={words.whenLead}>
        <WhenFields form={form} />
      </FormSection>
    </CatalogDraftForm>
  );
}

function nameOf(
  { kind, id }: CategoryValues["entries"][number],
  { items, groups, bundles }: CatalogDraft,
): string | undefined {
  const parts: readonly { readonly id: string; readonly name: string }[] = { item: items, group: groups, bundle: bundles }[kind]; // prettier-ignore
  return parts.find((part) => part.id === id)?.name;
}
