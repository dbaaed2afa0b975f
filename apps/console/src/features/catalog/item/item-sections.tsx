import type { ReactElement } from "react";
import type { FieldErrors } from "@/shared/forms/state/field-problem";
import type { FormFields } from "@/shared/forms/state/form-fields";
import { FormTabs } from "@/shared/forms/tabs/form-tabs";
import type { CatalogDraft } from "../state/use-catalog.ts";
import { AvailabilityFields } from "../fields/availability-fields.tsx";
import { itemText as words } from "../fields/item-text.ts";
import { OptionUses } from "../fields/option-uses.tsx";
import { ItemLabelling } from "../labelling/item-labelling.tsx";
import { ItemWithdrawal } from "../labelling/item-withdrawal.tsx";
import type { ItemFields, ItemValues } from "../values/item-values.ts";
import { ItemAllergens } from "./item-allergens.tsx";
import { ItemAmounts } from "./item-amounts.tsx";
import { ItemBasics } from "./item-basics.tsx";
import { ItemFacts } from "./item-facts.tsx";
import { ItemGoesWith } from "./item-goes-with.tsx";
import { ItemMore } from "./item-more.tsx";
import { ItemPrice } from "./item-price.tsx";
import { PriceRules } from "./price-rules.tsx";

export interface ItemSectionsProps {
  readonly form: FormFields<ItemValues> & { readonly errors: FieldErrors };
  /** As it would be stored now. */
  readonly shown: ItemFields;
  readonly catalog: CatalogDraft;
  readonly isNew?: boolean;
  /** Of one that there is already. */
  readonly itemId?: string;
  /** The group that shows it as a variant. */
  readonly group?: string | undefined;
}

/** The fields of an article: the first tab is all that a publication asks for. */
export function ItemSections({ form, shown, catalog, isNew = false, itemId, group }: ItemSectionsProps): ReactElement {
  const { categories } = catalog;
  const category = categories.find(({ id }) => id === form.value.categoryId);
  return (
    <FormTabs
      label={words.parts}
      errors={form.errors}
      tabs={[
        {
          name: words.basics,
          content: (
            <>
              <ItemBasics form={form} categories={categories} group={group} />
              <ItemPrice form={form} item={shown} category={category} isNew={isNew} />
              <ItemAllergens form={form} />
            </>
          ),
        },
        {
          name: words.facts,
          content: (
            <>
              <ItemFacts form={form} />
              <ItemLabelling form={form} category={category?.name} />
              <ItemWithdrawal form={form} shown={shown} category={category?.name} />
            </>
          ),
        },
        {
          name: words.choice,
          content: <OptionUses uses={form.rows("options")} options={catalog.options} lead={words.optionsLead} />,
        },
        { name: words.availability, content: <AvailabilityFields form={form} /> },
        {
          name: words.stockAndMore,
          content: (
            <>
              <ItemAmounts form={form} />
              {!form.value.byWeight && <PriceRules form={form} />}
              <ItemGoesWith form={form} items={catalog.items} itemId={itemId} />
              <ItemMore form={form} />
            </>
          ),
        },
      ]}
    />
  );
}
