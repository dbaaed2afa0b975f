import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement } from "react";
import { AddButton } from "@/shared/forms/ui/add-button";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import type { FormFields } from "@/shared/forms/state/form-fields";
import { FieldRow, FormSection } from "@/shared/forms/ui/form-section";
import { RowCard } from "@/shared/forms/ui/row-card";
import { WeekdayChoice } from "@/shared/forms/time/weekday-choice";
import { WindowRows } from "@/shared/forms/time/window-rows";
import { fulfilmentText as words } from "./fulfilment-text.ts";
import { newCutoff, type FulfilmentValues } from "../state/fulfilment-values.ts";
import { TimeField } from "@/shared/forms/time/time-field";

/** When goods can be had, and until when they have to be ordered. */
export function FulfilmentTimes({ form }: { readonly form: FormFields<FulfilmentValues> }): ReactElement {
  const cutoffs = form.rows("cutoffs");
  return (
    <>
      <FormSection title={words.times} lead={words.timesLead}>
        <WindowRows rows={form.rows("windows")} />
        <FieldRow>
          <ChoiceField label={words.mode} choices={words.modes} {...form.choice("mode")} />
          <Minutes label={words.interval} form={form} name="intervalMinutes" />
          <Minutes label={words.offset} form={form} name="firstSlotOffsetMinutes" />
          <Minutes label={words.lead} form={form} name="leadMinutes" />
          <TextField label={words.minDays} after={unit(words.days)} {...form.count("minDays")} />
          <TextField label={words.maxDays} after={unit(words.days)} {...form.count("maxDays")} />
        </FieldRow>
      </FormSection>
      <FormSection title={words.cutoffs} lead={words.cutoffsLead}>
        {cutoffs.each.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows are told apart by their order
          <RowCard key={index} removeLabel={words.removeCutoff} onRemove={row.remove}>
            <FieldRow>
              <ChoiceField label={words.cutoffKind} choices={words.cutoffKinds} {...row.choice("kind")} />
              {row.value.kind === "daysBeforeAt" && <TextField label={words.cutoffDays} {...row.count("days")} />}
              <TimeField label={words.cutoffTime} {...row.text("time")} />
            </FieldRow>
            <WeekdayChoice legend={words.cutoffFor} hint={words.everyDay} {...row.choice("weekdays")} />
          </RowCard>
        ))}
        <AddButton label={words.addCutoff} onClick={() => cutoffs.add(newCutoff)} />
      </FormSection>
    </>
  );
}

const unit = (text: string): ReactElement => <span className="pe-2 text-meta">{text}</span>;

interface MinutesProps {
  readonly label: string;
  readonly form: FormFields<FulfilmentValues>;
  readonly name: "intervalMinutes" | "firstSlotOffsetMinutes" | "leadMinutes";
}

function Minutes({ label, form, name }: MinutesProps): ReactElement {
  return <TextField label={label} after={unit(words.minutes)} {...form.count(name)} />;
}
