import { Select } from "@lokalkorb/ui/select";
import type { Weekday } from "@lokalkorb/domain/kernel/time/instant";
import { weekdayNames } from "@lokalkorb/domain/kernel/format/format-day";
import type { ReactElement } from "react";
import { DateField } from "@/shared/forms/time/date-field";
import { AddButton } from "@/shared/forms/ui/add-button";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import { RowCard } from "@/shared/forms/ui/row-card";
import type { RoundErrors, RoundValues } from "./round-values.ts";
import { weekdayName } from "../words/round-words.ts";
import { nthNames, repeatNames, roundsText } from "../words/rounds-text.ts";

const words = roundsText.form;

export interface RoundFieldsProps {
  readonly values: RoundValues;
  readonly errors: RoundErrors;
  readonly set: (change: Partial<RoundValues>) => void;
}

/** How often, and on which day. */
export function RoundDayFields({ values, errors, set }: RoundFieldsProps): ReactElement {
  const { repeat, weekday, nth, dates } = values;
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceField
          label={words.repeat}
          name="repeat"
          value={repeat}
          choices={repeatNames}
          onChange={(value) => set({ repeat: value })}
        />
        {(repeat === "weekly" || repeat === "monthly") && (
          <Select
            label={words.weekday}
            name="weekday"
            value={weekday}
            error={errors.day}
            onChange={({ target }) => set({ weekday: Number(target.value) as Weekday })}
          >
            {weekdayNames.map((name, index) => (
              <option key={name} value={index + 1}>
                {name}
              </option>
            ))}
          </Select>
        )}
        {repeat === "monthly" && (
          <Select
            label={words.nth}
            name="nth"
            value={nth}
            onChange={({ target }) => set({ nth: Number(target.value) })}
          >
            {Object.entries(nthNames).map(([value, name]) => (
              <option key={value} value={value}>
                {words.nthOf(name, weekdayName(weekday))}
              </option>
            ))}
          </Select>
        )}
        {repeat === "biweekly" && (
          <DateField
            label={words.from}
            hint={words.fromHint}
            value={values.from}
            error={errors.day}
            onChange={({ target }) => set({ from: target.value })}
          />
        )}
      </div>
      {repeat === "dates" && (
        <fieldset className="grid gap-2">
          <legend className="field-label mb-1">{words.dates}</legend>
          {dates.map((date, index) => (
            <RowCard
              // oxlint-disable-next-line react/no-array-index-key -- days are told apart by their order
              key={index}
              removeLabel={words.removeDate(index + 1)}
              onRemove={() => set({ dates: dates.filter((_, other) => other !== index) })}
            >
              <DateField
                label={words.date(index + 1)}
                value={date}
                error={index === 0 ? errors.dates : undefined}
                onChange={({ target }) => set({ dates: dates.map((old, at) => (at === index ? target.value : old)) })}
              />
            </RowCard>
          ))}
          <AddButton label={words.addDate} onClick={() => set({ dates: [...dates, ""] })} />
        </fieldset>
      )}
    </>
  );
}
