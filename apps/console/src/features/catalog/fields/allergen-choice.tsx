import { allergenCodes, type Allergen } from "@lokalkorb/domain/catalog/goods/allergen";
import { allergenLabels } from "@lokalkorb/domain/catalog/food/allergen-labels";
import type { ReactElement } from "react";
import { ChipChoice } from "@/shared/forms/ui/chip-choice";
import { useShop } from "@/entities/shop/shop-context";
import { codeOf, kindsOf, withGroup, withKind } from "./allergen-list.ts";
import { itemText as words } from "./item-text.ts";

export interface AllergenChoiceProps {
  readonly legend: string;
  readonly name: string;
  readonly value: readonly Allergen[];
  readonly error?: string | undefined;
  readonly onChange: (value: readonly Allergen[]) => void;
}

/** The 14 groups; cereals and nuts ask which ones. */
export function AllergenChoice({ legend, name, value, error, onChange }: AllergenChoiceProps): ReactElement {
  const { country } = useShop().shop;
  const groups = allergenLabels(allergenCodes, country);
  const chosen = allergenCodes.filter((code) => value.some((allergen) => codeOf(allergen) === code));
  return (
    <>
      <ChipChoice
        legend={legend}
        name={name}
        error={error}
        choices={groups.map(({ code, letter, word }) => [code, letter === null ? word : `${letter} ${word}`])}
        value={chosen}
        onChange={(next) => {
          const code = allergenCodes.find((each) => next.includes(each) !== chosen.includes(each));
          if (code !== undefined) onChange(withGroup(value, code));
        }}
      />
      {chosen.flatMap((code) => {
        const kinds = kindsOf(code);
        const [group] = allergenLabels([code], country);
        if (kinds.length === 0 || group === undefined) return [];
        return [
          <ChipChoice
            key={code}
            legend={words.kinds(group.word)}
            // The place that the gate for publishing leads to is the group that lacks its kind.
            {...(value.includes(code) && { name: `${name}.kinds`, hint: words.kindsHint })}
            choices={kinds.map((kind) => [kind, allergenLabels([kind], country)[0]?.kinds[0]])}
            value={value.filter((allergen) => kinds.includes(allergen))}
            onChange={(next) => {
              const kind = kinds.find((each) => next.includes(each) !== value.includes(each));
              if (kind !== undefined) onChange(withKind(value, kind));
            }}
          />,
        ];
      })}
    </>
  );
}
