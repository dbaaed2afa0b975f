import { productGroupDocument } from "@lokalkorb/model/documents/offerings/storefronts/product-groups";
import { useMemo, useState, type ReactElement } from "react";
import { usePublishedDraft } from "@/entities/catalog/use-published-draft";
import { usePublishedForm } from "@/entities/catalog/use-published-form";
import { useShop } from "@/entities/shop/shop-context";
import { ArchiveButton, heldStatus, tellArchived } from "../fields/archive-part.tsx";
import { CatalogDraftForm } from "../fields/catalog-draft.tsx";
import { CatalogForm } from "../fields/catalog-form.tsx";
import { groupWords } from "../fields/group-words.ts";
import { itemText } from "../fields/item-text.ts";
import type { CatalogDraft, GroupDocument } from "../state/use-catalog.ts";
import { categoryOf, useMoveToCategory } from "../state/use-move-to-category.ts";
import { groupValues, groupErrors, newGroup, storedGroup, type GroupValues } from "./group-values.ts";
import { GroupParts } from "./group-parts.tsx";
import { groupText as words } from "./group-text.ts";

export interface GroupEditorProps {
  readonly group: GroupDocument;
  readonly catalog: CatalogDraft;
  readonly changes: readonly string[];
  /** It is in no list any more. */
  readonly onArchived: () => void;
}

const groupNames = groupWords<GroupValues>(words, {
  own: { images: itemText.photo, illustration: itemText.drawingName },
  choices: { status: words.statuses, labelBy: words.labels },
});

/** Several articles on one card, such as a loaf in two sizes. */
export function GroupEditor({ group, catalog, changes, onArchived }: GroupEditorProps): ReactElement {
  const { offeringId, storefrontIds } = useShop().shop;
  const storefrontId = storefrontIds[0] ?? "";
  const { categories } = catalog;
  const moveTo = useMoveToCategory(categories);
  const stored = useMemo(() => groupValues(group, categoryOf(categories, "group", group.id)), [group, categories]);
  const form = usePublishedDraft({
    definition: productGroupDocument,
    at: { offeringId, storefrontId, groupId: group.id },
    stored,
    groups: [],
    errorsOf: groupErrors,
    valuesOf: (fields, { categoryId }) => groupValues(fields, categoryId),
    storedOf: (values) => storedGroup(values, group.position, group),
    held: heldStatus,
    afterSave: async (values, before) => {
      const { categoryId } = values;
      if (categoryId !== before.categoryId && !(await moveTo("group", [group.id], categoryId))) return false;
      if (tellArchived(values)) onArchived();
      return true;
    },
  });
  return (
    <CatalogDraftForm
      form={form}
      label={group.name}
      changes={changes}
      {...groupNames}
      action={<ArchiveButton form={form} />}
    >
      <GroupParts form={form} catalog={catalog} />
    </CatalogDraftForm>
  );
}

export interface NewGroupEditorProps extends Pick<GroupEditorProps, "catalog" | "changes"> {
  readonly onSaved: (groupId: string) => Promise<void>;
  readonly onDiscard: () => void;
}

/** A new card for several articles, which is made when it is saved. */
export function NewGroupEditor({ catalog, changes, onSaved, onDiscard }: NewGroupEditorProps): ReactElement {
  const { offeringId, storefrontIds } = useShop().shop;
  const storefrontId = storefrontIds[0] ?? "";
  const { categories, groups } = catalog;
  const moveTo = useMoveToCategory(categories);
  const [groupId] = useState(() => crypto.randomUUID());
  const stored = useMemo(() => ({ ...newGroup, categoryId: categories[0]?.id ?? "" }), [categories]);
  const form = usePublishedForm({
    definition: productGroupDocument,
    at: { offeringId, storefrontId, groupId },
    stored,
    isNew: true,
    errorsOf: groupErrors,
    storedOf: (values) => storedGroup(values, groups.length, null),
    savedText: ({ name = "" }) => words.saved(name),
    afterSave: async ({ categoryId }) => {
      if (!(await moveTo("group", [groupId], categoryId))) return false;
      await onSaved(groupId);
      return true;
    },
  });
  return (
    <CatalogForm form={form} label={words.create} isNew changes={changes} onDiscard={onDiscard}>
      <GroupParts form={form} catalog={catalog} />
    </CatalogForm>
  );
}
