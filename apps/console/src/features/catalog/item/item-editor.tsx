import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { Button } from "@lokalkorb/ui/button";
import { useMemo, useRef, useState, type ReactElement } from "react";
import { usePublishedForm } from "@/entities/catalog/use-published-form";
import { useShop } from "@/entities/shop/shop-context";
import { CatalogForm } from "../fields/catalog-form.tsx";
import type { OfferingItem } from "../state/offering-item.ts";
import type { CatalogDraft } from "../state/use-catalog.ts";
import { categoryOf, useMoveToCategory } from "../state/use-move-to-category.ts";
import { AvailabilityFields } from "../fields/availability-fields.tsx";
import { ItemAmounts } from "./item-amounts.tsx";
import { ItemBasics } from "./item-basics.tsx";
import { copyOf, itemValues, newItem } from "./item-values.ts";
import { itemErrors } from "./item-errors.ts";
import { ItemFacts } from "./item-facts.tsx";
import { ItemPreview } from "./item-preview.tsx";
import { ItemPrice } from "./item-price.tsx";
import { itemText as words } from "../fields/item-text.ts";
import { OptionUses } from "../fields/option-uses.tsx";
import { storedItem } from "./stored-item.ts";

export interface ItemEditorProps {
  /** null: a new one. */
  readonly item: OfferingItem | null;
  /** The template of a new one. */
  readonly like: OfferingItem | null;
  /** The item that was made before a new one: its category is proposed. */
  readonly after: string | undefined;
  readonly catalog: CatalogDraft;
  readonly changes: readonly string[];
  /** `goesOn`: another new one is wanted. */
  readonly onSaved: (itemId: string, goesOn?: boolean) => void;
  readonly onDiscard: () => void;
  /** It is in no list any more, nor has it a form. */
  readonly onArchived: () => void;
}

/** Everything about one article. */
export function ItemEditor({
  item,
  like,
  after,
  catalog,
  changes,
  onSaved,
  onDiscard,
  onArchived,
}: ItemEditorProps): ReactElement {
  const { offeringId, timezone } = useShop().shop;
  const { categories, options } = catalog;
  const moveTo = useMoveToCategory(categories);
  const [newId] = useState(() => crypto.randomUUID());
  const itemId = item?.id ?? newId;
  const goesOn = useRef(false);
  const stored = useMemo(() => {
    const shown = item ?? like;
    const before = after === undefined ? "" : categoryOf(categories, "item", after);
    if (shown === null) return { ...newItem, categoryId: before || (categories[0]?.id ?? "") };
    const values = itemValues(shown, categoryOf(categories, "item", shown.id), timezone);
    return item === null ? copyOf(values) : values;
  }, [item, like, after, categories, timezone]);
  const form = usePublishedForm({
    definition: itemDocument,
    at: { offeringId, itemId },
    stored,
    isNew: item === null,
    errorsOf: itemErrors,
    storedOf: (values) => storedItem(values, timezone, item),
    savedText: ({ name = "", status }) => (status === "archived" ? words.archived(name) : words.saved(name)),
    afterSave: async ({ categoryId, status }, before) => {
      const isMoved = item === null || categoryId !== before.categoryId;
      if (isMoved && !(await moveTo("item", [itemId], categoryId))) return false;
      if (status === "archived") onArchived();
      else onSaved(itemId, goesOn.current);
      return true;
    },
  });
  const saveAndGoOn = async (): Promise<void> => {
    goesOn.current = true;
    await form.submit();
    goesOn.current = false;
  };
  const shown = useMemo(() => storedItem(form.value, timezone, item), [form.value, timezone, item]);
  return (
    <CatalogForm
      form={form}
      label={item?.name ?? words.create}
      isNew={item === null}
      changes={changes}
      aside={<ItemPreview item={shown} />}
      onDiscard={onDiscard}
      more={
        item === null && (
          <Button size="small" look="outline" disabled={form.saving} onClick={() => void saveAndGoOn()}>
            {words.saveAndNext}
          </Button>
        )
      }
    >
      <ItemBasics form={form} categories={categories} />
      <ItemPrice form={form} item={shown} category={categories.find(({ id }) => id === form.value.categoryId)?.name} />
      <ItemFacts form={form} />
      <OptionUses uses={form.rows("options")} options={options} lead={words.optionsLead} />
      <ItemAmounts form={form} />
      <AvailabilityFields form={form} />
    </CatalogForm>
  );
}
