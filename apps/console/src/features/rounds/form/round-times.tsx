import { Select } from "@lokalkorb/ui/select";
import type { Weekday } from "@lokalkorb/domain/kernel/time/instant";
import { isLocalDate } from "@lokalkorb/domain/kernel/time/local-date";
import type { ReactElement } from "react";
import { TimeField } from "@/shared/forms/time/time-field";
import type { RoundFieldsProps } from "./round-day-fields.tsx";
import { weekdayBefore, weekdayOfRule } from "../words/round-words.ts";
import { roundsText } from "../words/rounds-text.ts";

const words = roundsText.form;
const mostDays = 30;

/** From when until when it is ordered, told by the weekday where the handover always has the same. */
export function RoundTimes({ values, errors, set }: RoundFieldsProps): ReactElement {
  const { repeat, weekday, from } = values;
  const known = weekdayOfRule({ repeat, weekday, ...(isLocalDate(from) ? { from } : {}) });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Days label={words.opens} weekday={known} value={values.opensDays} onChange={(opensDays) => set({ opensDays })} />
      <TimeField
        label={words.opensTime}
        value={values.opensTime}
        error={errors.opens}
        onChange={({ target }) => set({ opensTime: target.value })}
      />
      <Days
        label={words.closes}
        weekday={known}
        value={values.closesDays}
        onChange={(closesDays) => set({ closesDays })}
      />
      <TimeField
        label={words.closesTime}
        value={values.closesTime}
        error={errors.closes}
        onChange={({ target }) => set({ closesTime: target.value })}
      />
    </div>
  );
}

interface DaysProps {
  readonly label: string;
  readonly weekday: Weekday | null;
  readonly value: number;
  readonly onChange: (days: number) => void;
}

function Days({ label, weekday, value, onChange }: DaysProps): ReactElement {
  return (
    <Select label={label} value={value} onChange={({ target }) => onChange(Number(target.value))}>
      {Array.from({ length: mostDays + 1 }, (_, days) => (
        <option key={days} value={days}>
          {dayText(days, weekday)}
        </option>
      ))}
    </Select>
  );
}

function dayText(days: number, weekday: Weekday | null): string {
  if (days === 0) return words.sameDay;
  if (weekday === null) return words.daysBefore(days);
  return `${weekdayBefore(weekday, days)}, ${words.daysBefore(days)}`;
}
