import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement } from "react";
import { AddButton } from "@/shared/forms/ui/add-button";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import type { Rows } from "@/shared/forms/state/form-fields";
import { FieldRow, FormSection } from "@/shared/forms/ui/form-section";
import { RowCard } from "@/shared/forms/ui/row-card";
import type { OptionDocument } from "../state/use-catalog.ts";
import type { OptionUseValues } from "./option-use-values.ts";
import { itemText as words } from "./item-text.ts";

export interface OptionUsesProps {
  readonly uses: Rows<OptionUseValues>;
  readonly options: readonly OptionDocument[];
  /** The meaning of the choices here, and of an empty field. */
  readonly lead: string;
}

/** Which groups of choices belong to an article or a bundle, each once. */
export function OptionUses({ uses, options, lead }: OptionUsesProps): ReactElement {
  const used = new Set(uses.each.map(({ value }) => value.optionId));
  const free = options.filter(({ id }) => !used.has(id));
  const [next] = free;
  return (
    <FormSection title={words.options} lead={options.length === 0 ? words.noOptions : lead}>
      {uses.each.map((use) => {
        const { optionId } = use.value;
        const known = options.filter(({ id }) => id === optionId);
        const choices = Object.fromEntries([
          ...(known.length === 0 ? [[optionId, words.goneOption] as const] : []),
          ...[...known, ...free].map(({ id, name, internalName }) => [id, internalName ?? name] as const),
        ]);
        return (
          <RowCard key={optionId} removeLabel={words.removeOption} onRemove={use.remove}>
            <FieldRow>
              <ChoiceField label={words.option} choices={choices} {...use.choice("optionId")} />
              <TextField label={words.optionMin} {...use.count("min")} />
              <TextField label={words.optionMax} {...use.count("max")} />
            </FieldRow>
          </RowCard>
        );
      })}
      {next !== undefined && (
        <AddButton label={words.addOption} onClick={() => uses.add({ optionId: next.id, min: "", max: "" })} />
      )}
    </FormSection>
  );
}
