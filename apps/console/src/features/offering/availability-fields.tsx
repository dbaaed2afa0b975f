import { distributionTypes } from "@lokalkorb/domain/slots/distribution-option";
import type { DistributionType } from "@lokalkorb/domain/slots/distribution-option";
import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement } from "react";
import { ChipChoice } from "@/frame/forms/chip-choice";
import type { FormFields } from "@/frame/forms/form-fields";
import { FieldRow, FormSection } from "@/frame/forms/form-section";
import { WeekdayChoice } from "@/frame/forms/weekday-choice";
import { WindowRows } from "@/frame/forms/window-rows";
import type { AvailabilityDraft } from "./availability-draft.ts";
import { itemText as words, wayNames } from "./item-text.ts";

export interface LimitedDraft extends AvailabilityDraft {
  readonly leadMinutes: string;
  readonly allowedDistribution: readonly DistributionType[];
}

/** When and how something can be had. */
export function AvailabilityFields({ form }: { readonly form: FormFields<LimitedDraft> }): ReactElement {
  const { orderDays, allowedDistribution } = form.value;
  return (
    <FormSection title={words.availability} lead={words.availabilityLead}>
      <FieldRow>
        <TextField label={words.from} note={words.optional} type="date" {...form.text("from")} />
        <TextField label={words.to} note={words.optional} type="date" {...form.text("to")} />
        <TextField
          label={words.seasonFrom}
          note={words.optional}
          hint={words.seasonHint}
          {...form.text("seasonFrom")}
        />
        <TextField label={words.seasonTo} note={words.optional} {...form.text("seasonTo")} />
        <TextField
          label={words.leadMinutes}
          note={words.optional}
          inputMode="numeric"
          after={words.minutes}
          {...form.text("leadMinutes")}
        />
      </FieldRow>
      <WeekdayChoice legend={words.orderDays} value={orderDays} onChange={(value) => form.set({ orderDays: value })} />
      <h3 className="font-bold">{words.windows}</h3>
      <WindowRows rows={form.rows("windows")} />
      <ChipChoice
        legend={words.ways}
        hint={words.waysHint}
        choices={distributionTypes.map((type) => [type, wayNames[type]])}
        value={allowedDistribution}
        onChange={(value) => form.set({ allowedDistribution: value })}
      />
    </FormSection>
  );
}
