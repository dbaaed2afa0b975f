import type { FulfilmentMethod } from "@lokalkorb/domain/fulfilment/methods/fulfilment-method";
import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement } from "react";
import { DateField } from "@/shared/forms/time/date-field";
import { TimeField } from "@/shared/forms/time/time-field";
import { ChoiceField } from "@/shared/forms/ui/choice-field";
import type { TrialExample } from "./trial-examples.ts";
import { trialText as words } from "./trial-text.ts";

export interface TrialFieldsProps {
  /** Of the example; two of them are open at once. */
  readonly name: string;
  readonly example: TrialExample;
  /** To choose from; none where one is edited. */
  readonly ways: readonly FulfilmentMethod[];
  readonly isBrought: boolean;
  readonly onChange: (example: TrialExample) => void;
}

/** One example as a person may change it. Nothing of it is stored. */
export function TrialFields({ name, example, ways, isBrought, onChange }: TrialFieldsProps): ReactElement {
  const field = (part: keyof TrialExample) => ({
    name: `${name} ${part}`,
    value: example[part],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      const next = { ...example, [part]: target.value };
      onChange(part === "date" && next.time === "" ? { ...next, time: "08:00" } : next);
    },
  });
  return (
    <fieldset aria-label={name} className="grid gap-3 pt-1">
      {ways.length > 1 && (
        <ChoiceField
          label={words.way}
          name={`${name} optionId`}
          value={example.optionId}
          choices={Object.fromEntries(ways.map((way) => [way.id, way.name]))}
          onChange={(optionId) => onChange({ ...example, optionId })}
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_96px] gap-3">
        <DateField label={words.date} hint={words.dateHint} {...field("date")} />
        <TimeField label={words.time} {...field("time")} />
      </div>
      <DateField label={words.day} hint={words.dayHint} {...field("day")} />
      <div className="grid grid-cols-2 gap-3">
        <TextField label={words.value} inputMode="decimal" autoComplete="off" {...field("value")} />
        {isBrought && <TextField label={words.zip} inputMode="numeric" autoComplete="off" {...field("zip")} />}
      </div>
      <p className="text-meta text-ink-2">{words.valueHint}</p>
    </fieldset>
  );
}
