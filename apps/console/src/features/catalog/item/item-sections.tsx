import type { ReactElement } from "react";
import type { FormFields } from "@/shared/forms/state/form-fields";
import type { CatalogDraft } from "../state/use-catalog.ts";
import { AvailabilityFields } from "../fields/availability-fields.tsx";
import { ItemAmounts } from "./item-amounts.tsx";
import { ItemBasics } from "./item-basics.tsx";
import type { ItemFields, ItemValues } from "../values/item-values.ts";
import { ItemFacts } from "./item-facts.tsx";
import { ItemPrice } from "./item-price.tsx";
import { itemText as words } from "../fields/item-text.ts";
import { OptionUses } from "../fields/option-uses.tsx";

export interface ItemSectionsProps {
  readonly form: FormFields<ItemValues>;
  /** As it would be stored now. */
  readonly shown: ItemFields;
  readonly catalog: CatalogDraft;
  readonly isNew?: boolean;
}

/** The fields of an article. */
export function ItemSections({ form, shown, catalog, isNew = false }: ItemSectionsProps): ReactElement {
  const { categories } = catalog;
  return (
    <>
      <ItemBasics form={form} categories={categories} />
      <ItemPrice
        form={form}
        item={shown}
        category={categories.find(({ id }) => id === form.value.categoryId)}
        isNew={isNew}
      />
      <ItemFacts form={form} />
      <OptionUses uses={form.rows("options")} options={catalog.options} lead={words.optionsLead} />
      <ItemAmounts form={form} />
      <AvailabilityFields form={form} />
    </>
  );
}
