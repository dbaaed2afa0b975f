import { can } from "@lokalkorb/domain/access/permissions";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { notify } from "@lokalkorb/ui/notify";
import { useMemo, type ReactElement } from "react";
import { EditorForm } from "@/shared/forms/ui/editor-form";
import { useForm } from "@/shared/forms/state/use-form";
import { useWantedField } from "@/shared/forms/state/use-wanted-field";
import { PublishBar } from "@/entities/catalog/publish-bar";
import { useSavePublished } from "@/entities/catalog/use-save-published";
import { useShop } from "@/entities/shop/shop-context";
import type { OfferingItem } from "../state/offering-item.ts";
import type { CatalogDraft } from "../state/use-catalog.ts";
import { categoryOf, useMoveToCategory } from "../state/use-move-to-category.ts";
import { AvailabilityFields } from "../fields/availability-fields.tsx";
import { ItemAmounts } from "./item-amounts.tsx";
import { ItemBasics } from "./item-basics.tsx";
import { copyOf, itemValues, newItem, type ItemValues } from "./item-values.ts";
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
  readonly catalog: CatalogDraft;
  readonly changes: readonly string[];
  readonly onSaved: (itemId: string) => void;
  readonly onDiscard: () => void;
  /** It is in no list any more, nor has it a form. */
  readonly onArchived: () => void;
}

/** Everything about one article. */
export function ItemEditor({
  item,
  like,
  catalog,
  changes,
  onSaved,
  onDiscard,
  onArchived,
}: ItemEditorProps): ReactElement {
  const { shop, role } = useShop();
  const { offeringId, timezone } = shop;
  const { categories, options } = catalog;
  const saveDocument = useSavePublished();
  const moveTo = useMoveToCategory(categories);
  const stored = useMemo(() => {
    const shown = item ?? like;
    if (shown === null) return { ...newItem, categoryId: categories[0]?.id ?? "" };
    const draft = itemValues(shown, categoryOf(categories, "item", shown.id), timezone);
    return item === null ? copyOf(draft) : draft;
  }, [item, like, categories, timezone]);
  const form = useForm<ItemValues>({
    stored,
    isNew: item === null,
    errorsOf: itemErrors,
    save: async (draft, before) => {
      const itemId = item?.id ?? crypto.randomUUID();
      const was = item && storedItem(before, timezone, item);
      const wanted = storedItem(draft, timezone, item);
      const saved = await saveDocument(itemDocument, { offeringId, itemId }, was, wanted);
      if (saved !== true) return saved;
      const isMoved = item === null || draft.categoryId !== before.categoryId;
      if (isMoved && !(await moveTo("item", itemId, draft.categoryId))) return false;
      const isArchived = wanted.status === "archived";
      const message = isArchived ? words.archived(wanted.name) : words.saved(wanted.name);
      notify({ message, tone: "ok", autoDismiss: true });
      if (isArchived) onArchived();
      else onSaved(itemId);
      return true;
    },
  });
  useWantedField(form.ref);
  const shown = useMemo(() => storedItem(form.value, timezone, item), [form.value, timezone, item]);
  return (
    <EditorForm
      form={form}
      label={item?.name ?? words.create}
      readOnly={!can(role, "catalogue")}
      isNew={item === null}
      idle={<PublishBar changes={changes} />}
      aside={<ItemPreview item={shown} />}
      onDiscard={onDiscard}
    >
      <ItemBasics form={form} categories={categories} />
      <ItemPrice form={form} item={shown} />
      <ItemFacts form={form} />
      <OptionUses uses={form.rows("options")} options={options} lead={words.optionsLead} />
      <ItemAmounts form={form} />
      <AvailabilityFields form={form} />
    </EditorForm>
  );
}
