import { mostGoesWith } from "@lokalkorb/domain/catalog/goods/item-fields";
import type { ReactElement } from "react";
import type { FormFields } from "@/shared/forms/state/form-fields";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import { FieldRow, FormSection } from "@/shared/forms/ui/form-section";
import { itemText as words } from "../fields/item-text.ts";
import type { CatalogDraft } from "../state/use-catalog.ts";
import type { ItemValues } from "../values/item-values.ts";

export interface ItemGoesWithProps {
  readonly form: FormFields<ItemValues>;
  readonly items: CatalogDraft["items"];
  /** Nothing goes with itself. */
  readonly itemId: string | undefined;
}

/** Proposed at the basket when this article lies in it. */
export function ItemGoesWith({ form, items, itemId }: ItemGoesWithProps): ReactElement {
  const chosen = form.value.goesWith;
  const choicesFor = (own: string) =>
    Object.fromEntries([
      ["", words.goesWithNone],
      ...(own !== "" && !items.some(({ id }) => id === own) ? [[own, words.goneOption]] : []),
      ...items
        .filter(({ id }) => id === own || (id !== itemId && !chosen.includes(id)))
        .map(({ id, name }) => [id, name]),
    ]) as Readonly<Record<string, string>>;
  const choose = (nth: number, id: string): void =>
    form.set({ goesWith: [...chosen.slice(0, nth), id, ...chosen.slice(nth + 1)].filter((one) => one !== "") });
  return (
    <FormSection title={words.goesWith} lead={words.goesWithLead}>
      <FieldRow>
        {[...chosen, ""].slice(0, mostGoesWith).map((own, nth) => (
          <ChoiceField
            // oxlint-disable-next-line react/no-array-index-key -- fields are told apart by their order
            key={nth}
            name={`goesWith.${nth}`}
            label={words.goesWithNth(nth + 1)}
            choices={choicesFor(own)}
            value={own}
            error={nth === 0 ? form.error("goesWith") : undefined}
            onChange={(id) => choose(nth, id)}
          />
        ))}
      </FieldRow>
    </FormSection>
  );
}
