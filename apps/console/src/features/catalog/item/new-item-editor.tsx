import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { Button } from "@lokalkorb/ui/button";
import { useMemo, useRef, useState, type ReactElement } from "react";
import { usePublishedForm } from "@/entities/catalog/use-published-form";
import { useShop } from "@/entities/shop/shop-context";
import { CatalogForm } from "../fields/catalog-form.tsx";
import type { OfferingItem } from "../state/offering-item.ts";
import type { CatalogDraft } from "../state/use-catalog.ts";
import { categoryOf, useMoveToCategory } from "../state/use-move-to-category.ts";
import { copyOf, itemValues, newItem } from "../values/item-values.ts";
import { itemErrors } from "../values/item-errors.ts";
import { PreviewPanel } from "../preview/preview-panel.tsx";
import { itemText as words } from "../fields/item-text.ts";
import { storedItem } from "../values/stored-item.ts";
import { ItemSections } from "./item-sections.tsx";

export interface NewItemEditorProps {
  readonly catalog: CatalogDraft;
  readonly changes: readonly string[];
  /** The template. */
  readonly like: OfferingItem | null;
  /** The item that was made before: its category is proposed. */
  readonly after: string | undefined;
  /** `goesOn`: another new one is wanted. */
  readonly onSaved: (itemId: string, goesOn?: boolean) => Promise<void>;
  readonly onDiscard: () => void;
}

/** Of items that were made just now: the lists of categories hear of them a moment later. */
const categoryOfMade = new Map<string, string>();

/** Everything about a new article, which is made when it is saved. */
export function NewItemEditor({ like, after, catalog, changes, onSaved, onDiscard }: NewItemEditorProps): ReactElement {
  const { offeringId, timezone } = useShop().shop;
  const { categories } = catalog;
  const moveTo = useMoveToCategory(categories);
  const [itemId] = useState(() => crypto.randomUUID());
  const goesOn = useRef(false);
  const stored = useMemo(() => {
    const before = after === undefined ? "" : (categoryOfMade.get(after) ?? categoryOf(categories, "item", after));
    if (like === null) {
      const category = categories.find(({ id }) => id === before) ?? categories[0];
      const { vatClass } = newItem;
      return { ...newItem, vatClass: category?.proposedVat ?? vatClass, categoryId: before || (category?.id ?? "") };
    }
    return copyOf(itemValues(like, categoryOf(categories, "item", like.id), timezone));
  }, [like, after, categories, timezone]);
  const form = usePublishedForm({
    definition: itemDocument,
    at: { offeringId, itemId },
    stored,
    isNew: true,
    errorsOf: itemErrors,
    storedOf: (values) => storedItem(values, timezone, null),
    savedText: ({ name = "" }) => words.saved(name),
    afterSave: async ({ categoryId }) => {
      if (!(await moveTo("item", [itemId], categoryId))) return false;
      categoryOfMade.set(itemId, categoryId);
      // Told to be saved before the next form is there, a quick hand would type into this one.
      await onSaved(itemId, goesOn.current);
      return true;
    },
  });
  const saveAndGoOn = async (): Promise<void> => {
    goesOn.current = true;
    await form.submit();
    goesOn.current = false;
  };
  const shown = useMemo(() => storedItem(form.value, timezone, null), [form.value, timezone]);
  const edited = useMemo(() => ({ kind: "item", id: itemId, fields: shown }) as const, [itemId, shown]);
  return (
    <CatalogForm
      form={form}
      label={words.create}
      isNew
      changes={changes}
      aside={<PreviewPanel catalog={catalog} edited={edited} />}
      onDiscard={onDiscard}
      more={
        <Button size="small" look="outline" disabled={form.saving} onClick={() => void saveAndGoOn()}>
          {words.saveAndNext}
        </Button>
      }
    >
      <ItemSections form={form} shown={shown} catalog={catalog} isNew />
    </CatalogForm>
  );
}
