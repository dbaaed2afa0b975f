import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { Notice } from "@lokalkorb/ui/notice";
import { useMemo, type ReactElement } from "react";
import { usePublishedDraft } from "@/entities/catalog/use-published-draft";
import { useShop } from "@/entities/shop/shop-context";
import { ArchiveButton, heldStatus, tellArchived } from "../fields/archive-part.tsx";
import { CatalogDraftForm } from "../fields/catalog-draft.tsx";
import { itemText as words } from "../fields/item-text.ts";
import type { OfferingItem } from "../state/offering-item.ts";
import type { CatalogDraft } from "../state/use-catalog.ts";
import { categoryOf, useMoveToCategory } from "../state/use-move-to-category.ts";
import { DiscardItem } from "./discard-item.tsx";
import { itemGroupName, itemGroups, itemGroupValue } from "./item-groups.ts";
import { itemValues } from "../values/item-values.ts";
import { itemErrors } from "../values/item-errors.ts";
import { PreviewPanel } from "../preview/preview-panel.tsx";
import { storedItem } from "../values/stored-item.ts";
import { ItemSections } from "./item-sections.tsx";

export interface ItemEditorProps {
  readonly catalog: CatalogDraft;
  readonly changes: readonly string[];
  readonly item: OfferingItem;
  /** It is in no list any more, nor has it a form. */
  readonly onArchived: () => void;
}

/** Everything about one article; it is saved as it is typed. */
export function ItemEditor({ item, catalog, changes, onArchived }: ItemEditorProps): ReactElement {
  const { offeringId, timezone, country } = useShop().shop;
  const { categories } = catalog;
  const group = catalog.groups.find(({ itemIds }) => itemIds.includes(item.id))?.name;
  const moveTo = useMoveToCategory(categories);
  const stored = useMemo(
    () => itemValues(item, categoryOf(categories, "item", item.id), timezone),
    [item, categories, timezone],
  );
  const form = usePublishedDraft({
    definition: itemDocument,
    at: { offeringId, itemId: item.id },
    stored,
    groups: itemGroups,
    errorsOf: itemErrors,
    valuesOf: (fields, { categoryId }) => itemValues(fields, categoryId, timezone),
    storedOf: (values) => storedItem(values, timezone, item),
    held: heldStatus,
    afterSave: async (values, before) => {
      const { categoryId } = values;
      if (categoryId !== before.categoryId && !(await moveTo("item", [item.id], categoryId))) return false;
      if (tellArchived(values)) onArchived();
      return true;
    },
  });
  const shown = useMemo(() => storedItem(form.value, timezone, item), [form.value, timezone, item]);
  const edited = useMemo(() => ({ kind: "item", id: item.id, fields: shown }) as const, [item.id, shown]);
  return (
    <CatalogDraftForm
      form={form}
      label={item.name}
      changes={changes}
      nameOf={itemGroupName}
      valueOf={(values, group) => itemGroupValue(values, group, { categories, country })}
      action={
        <>
          <ArchiveButton form={form} />
          <DiscardItem form={form} item={item} />
        </>
      }
      aside={<PreviewPanel catalog={catalog} edited={edited} />}
    >
      {item.blocked !== undefined && (
        <Notice tone="danger" title={words.blocked}>
          {item.blocked.reason} {words.blockedNext}
        </Notice>
      )}
      <ItemSections form={form} shown={shown} catalog={catalog} itemId={item.id} group={group} />
    </CatalogDraftForm>
  );
}
