import { fulfilmentTypeLabels } from "@lokalkorb/domain/labels/fulfilment-labels";
import { fulfilmentTypes, type FulfilmentType } from "@lokalkorb/domain/kernel/fulfilment-type";
import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement, ReactNode } from "react";
import { ChipChoice } from "@/shared/forms/ui/chip-choice";
import type { FormFields } from "@/shared/forms/state/form-fields";
import { FieldRow, FormSection } from "@/shared/forms/ui/form-section";
import { WeekdayChoice } from "@/shared/forms/time/weekday-choice";
import { WindowRows } from "@/shared/forms/time/window-rows";
import type { AvailabilityValues } from "./availability-values.ts";
import { itemText as words } from "./item-text.ts";
import { DateField } from "@/shared/forms/time/date-field";

export interface LimitedValues extends AvailabilityValues {
  readonly leadMinutes: string;
  readonly allowedDistribution: readonly FulfilmentType[];
}

/** Days, seasons and hours, without anything about how. */
export function WhenFields({
  form,
  children,
}: {
  readonly form: FormFields<AvailabilityValues>;
  readonly children?: ReactNode;
}): ReactElement {
  return (
    <>
      <FieldRow>
        <DateField label={words.from} note={words.optional} {...form.text("from")} />
        <DateField label={words.to} note={words.optional} {...form.text("to")} />
      </FieldRow>
      <FieldRow>
        <TextField
          label={words.seasonFrom}
          note={words.optional}
          hint={words.seasonHint}
          {...form.text("seasonFrom")}
        />
        <TextField label={words.seasonTo} note={words.optional} {...form.text("seasonTo")} />
        {children}
      </FieldRow>
      <WeekdayChoice legend={words.orderDays} {...form.choice("orderDays")} />
      <h3 className="font-bold">{words.windows}</h3>
      <WindowRows rows={form.rows("windows")} />
    </>
  );
}

/** When and how something can be had. */
export function AvailabilityFields({ form }: { readonly form: FormFields<LimitedValues> }): ReactElement {
  return (
    <FormSection title={words.availability} lead={words.availabilityLead}>
      <WhenFields form={form}>
        <TextField
          label={words.leadMinutes}
          note={words.optional}
          after={words.minutes}
          {...form.count("leadMinutes")}
        />
      </WhenFields>
      <ChipChoice
        legend={words.ways}
        hint={words.fulfilmentHint}
        choices={fulfilmentTypes.map((type) => [type, fulfilmentTypeLabels[type]])}
        {...form.choice("allowedDistribution")}
      />
    </FormSection>
  );
}
