import { diets } from "@lokalkorb/domain/catalog/goods/diet";
import { dietLabels } from "@lokalkorb/domain/labels/catalog-labels";
import { Checkbox } from "@lokalkorb/ui/checkbox";
import { useState, type ReactElement } from "react";
import type { RowFields } from "@/shared/forms/state/form-fields";
import { ChipChoice } from "@/shared/forms/ui/chip-choice";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import { FieldRow } from "@/shared/forms/ui/form-section";
import { itemText } from "../fields/item-text.ts";
import type { ChoiceValues } from "./option-values.ts";
import { optionText as words } from "./option-text.ts";

const vats = { "": words.likeItem, ...itemText.vats, custom: words.rateOfItem };
const alcohols = { "": words.likeItem, ...itemText.alcohols };

/** A choice that is taxed, aged or eaten otherwise than its article; few are, so it is collapsed until one is. */
export function ChoiceFacts({ choice }: { readonly choice: RowFields<ChoiceValues> }): ReactElement {
  const { vatClass, alcohol, depositKind, changesDiets } = choice.value;
  const [hadFacts] = useState(changesDiets || `${vatClass}${alcohol}${depositKind}` !== "");
  return (
    <details open={hadFacts}>
      <summary className="link min-h-11 content-center">{words.facts}</summary>
      <div className="grid gap-3">
        <FieldRow>
          <ChoiceField label={words.vat} hint={words.vatHint} choices={vats} {...choice.choice("vatClass")} />
          <ChoiceField label={words.alcohol} choices={alcohols} {...choice.choice("alcohol")} />
          <ChoiceField label={words.depositKind} choices={itemText.depositKinds} {...choice.choice("depositKind")} />
        </FieldRow>
        <Checkbox label={words.changesDiets} {...choice.flag("changesDiets")} />
        {changesDiets && (
          <ChipChoice
            legend={words.diets}
            hint={words.dietsHint}
            choices={diets.map((diet) => [diet, dietLabels[diet]])}
            {...choice.choice("diets")}
          />
        )}
      </div>
    </details>
  );
}
