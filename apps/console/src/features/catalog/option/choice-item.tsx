import { Button } from "@lokalkorb/ui/button";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import type { RowFields } from "@/shared/forms/state/form-fields";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import type { OfferingItem } from "../state/offering-item.ts";
import { factsOfItem, hasFactsOf, itemFactsText } from "./item-facts.ts";
import type { ChoiceValues } from "./option-values.ts";
import { optionText as words } from "./option-text.ts";

export interface ChoiceItemProps {
  readonly choice: RowFields<ChoiceValues>;
  readonly items: readonly OfferingItem[];
}

/** The item that a choice takes from the stock; its facts are proposed, and taken over by a press. */
export function ChoiceItem({ choice, items }: ChoiceItemProps): ReactElement {
  const { country } = useShop().shop;
  const { itemId, name } = choice.value;
  const item = items.find(({ id }) => id === itemId);
  const isGone = itemId !== "" && item === undefined;
  const choices = Object.fromEntries([
    ["", words.noItem],
    ...(isGone ? [[itemId, words.goneItem] as const] : []),
    ...items.map((each) => [each.id, each.name] as const),
  ]);
  return (
    <div className="grid gap-2">
      <ChoiceField
        label={words.item}
        hint={itemId !== "" && words.itemHint}
        choices={choices}
        {...choice.choice("itemId")}
        onChange={(wanted) => {
          const named = name.trim() === "" ? items.find(({ id }) => id === wanted)?.name : undefined;
          choice.set({ itemId: wanted, ...(named !== undefined && { name: named }) });
        }}
      />
      {item !== undefined && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-meta text-ink-2" data-item-facts>
          <p className="min-w-0 flex-1 basis-64">
            <b className="text-ink">{words.factsOfItem(item.name, itemFactsText(item, country))}</b>
            <br />
            {words.alwaysItem}
          </p>
          {hasFactsOf(choice.value, item) ? (
            <span>{words.sameFacts}</span>
          ) : (
            <Button size="small" look="outline" onClick={() => choice.set(factsOfItem(item))}>
              {words.takeFacts}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
