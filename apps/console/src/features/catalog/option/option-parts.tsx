import { Checkbox } from "@lokalkorb/ui/checkbox";
import { TextField } from "@lokalkorb/ui/text-field";
import { useState, type ReactElement } from "react";
import { AddButton } from "@/shared/forms/ui/add-button";
import { ChipChoice } from "@/shared/forms/ui/chip-choice";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import { MoveButtons } from "@/shared/forms/ui/move-buttons";
import type { FormFields, RowFields } from "@/shared/forms/state/form-fields";
import { FieldRow, FormSection } from "@/shared/forms/ui/form-section";
import { RowCard } from "@/shared/forms/ui/row-card";
import { AllergenChoice } from "../fields/allergen-choice.tsx";
import type { OfferingItem } from "../state/offering-item.ts";
import type { OptionDocument } from "../state/use-catalog.ts";
import { newChoice, type ChoiceValues, type OptionValues } from "./option-values.ts";
import { ChoiceFacts } from "./choice-facts.tsx";
import { ChoiceItem } from "./choice-item.tsx";
import { optionText as words } from "./option-text.ts";

export interface OptionPartsProps {
  readonly options: readonly OptionDocument[];
  readonly items: readonly OfferingItem[];
  readonly form: FormFields<OptionValues>;
  readonly optionId: string;
}

/** The fields of it, new or stored. */
export function OptionParts({ form, optionId, options, items }: OptionPartsProps): ReactElement {
  const others = options.filter(({ id, select }) => id !== optionId && select !== "text");
  const conditions = others.flatMap(({ id, name, choices }) =>
    choices.map((choice) => [`${id}/${choice.id}`, `${name}: ${choice.name}`] as const),
  );
  const choices = form.rows("choices");
  return (
    <>
      <OptionBasics form={form} />
      {form.value.select !== "text" && (
        <FormSection title={words.choices}>
          {choices.each.map((choice) => (
            <ChoiceCard key={choice.value.id} choice={choice} form={form} items={items} conditions={conditions} />
          ))}
          <AddButton label={words.addChoice} error={choices.error} onClick={() => choices.add(newChoice())} />
        </FormSection>
      )}
    </>
  );
}

function OptionBasics({ form }: { readonly form: FormFields<OptionValues> }): ReactElement {
  const { select, pricing } = form.value;
  return (
    <FormSection title={words.basics}>
      <FieldRow>
        <TextField label={words.name} hint={words.nameHint} maxLength={120} {...form.text("name")} />
        <TextField label={words.internalName} note={words.optional} {...form.text("internalName")} />
      </FieldRow>
      <FieldRow>
        <ChoiceField label={words.select} choices={words.selects} {...form.choice("select")} />
        <TextField label={words.required} {...form.count("min")} />
        {select !== "single" && select !== "text" && (
          <TextField label={words.most} hint={words.mostHint} {...form.count("max")} />
        )}
        {select === "text" && <TextField label={words.textLength} {...form.count("textMaxLength")} />}
      </FieldRow>
      <FieldRow>
        <ChoiceField label={words.pricing} choices={words.pricings} {...form.choice("pricing")} />
        {pricing === "flat" && <TextField label={words.flat} {...form.cents("flat")} />}
        {pricing === "perChoice" && select !== "single" && (
          <TextField label={words.freeCount} note={words.optional} {...form.count("freeCount")} />
        )}
        <ChoiceField label={words.status} choices={words.statuses} {...form.choice("status")} />
      </FieldRow>
    </FormSection>
  );
}

interface ChoiceCardProps {
  readonly choice: RowFields<ChoiceValues>;
  readonly form: FormFields<OptionValues>;
  readonly items: readonly OfferingItem[];
  readonly conditions: readonly (readonly [string, string])[];
}

function ChoiceCard({ choice, form, items, conditions }: ChoiceCardProps): ReactElement {
  const { select, pricing } = form.value;
  const name = choice.value.name.trim() || words.untitled;
  const [hadCondition] = useState(choice.value.dependsOn.length > 0);
  return (
    <RowCard
      removeLabel={words.removeChoice(name)}
      onRemove={choice.remove}
      actions={<MoveButtons up={words.up(name)} down={words.down(name)} onMove={choice.move} />}
    >
      <FieldRow>
        <TextField label={words.choice} maxLength={120} {...choice.text("name")} />
        {pricing === "perChoice" && <TextField label={words.price} {...choice.cents("price")} />}
        <TextField label={words.deposit} note={words.optional} {...choice.cents("deposit")} />
        {select === "quantity" && <TextField label={words.maxQty} {...choice.count("maxQty")} />}
      </FieldRow>
      <ChoiceItem choice={choice} items={items} />
      <Checkbox label={words.preset} {...choice.flag("default")} />
      <AllergenChoice legend={words.allergens} {...choice.choice("allergens")} />
      <ChoiceFacts choice={choice} />
      {conditions.length > 0 && (
        // All choices of all other groups, collapsed until one is wanted.
        <details open={hadCondition}>
          <summary className="link min-h-11 content-center">{words.dependsOn}</summary>
          <ChipChoice
            legend={words.dependsOn}
            legendHidden
            hint={words.dependsHint}
            choices={conditions}
            {...choice.choice("dependsOn")}
          />
        </details>
      )}
    </RowCard>
  );
}
