import { Chip } from "@lokalkorb/ui/chip";
import { AlertIcon } from "@lokalkorb/ui/icons";
import { useId, type ReactElement, type ReactNode } from "react";

export interface ChipChoiceProps<Value extends string | number> {
  readonly legend: string;
  readonly legendHidden?: boolean;
  /** Names the field for links that lead to it. */
  readonly name?: string;
  readonly choices: readonly (readonly [Value, ReactNode, string?])[];
  readonly value: readonly Value[];
  readonly onChange: (value: readonly Value[]) => void;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** Any number of a few things, in the order in which they are offered. */
export function ChipChoice<Value extends string | number>({
  legend,
  legendHidden = false,
  name,
  choices,
  value,
  onChange,
  hint,
  error,
}: ChipChoiceProps<Value>): ReactElement {
  const id = useId();
  return (
    <fieldset className="grid min-w-0 gap-1" {...(error && { "aria-describedby": `${id}-error` })}>
      <legend className={legendHidden ? "sr-only" : "field-label mb-1"}>{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {choices.map(([choice, label, spoken], index) => (
          <Chip
            key={choice}
            className="min-w-11 justify-center px-3!"
            pressed={value.includes(choice)}
            {...(index === 0 && name !== undefined && { name })}
            {...(index === 0 && error && { "data-invalid": true })}
            {...(spoken !== undefined && { "aria-label": spoken })}
            onClick={() =>
              onChange(
                choices
                  .map(([other]) => other)
                  .filter((other) => (other === choice ? !value.includes(choice) : value.includes(other))),
              )
            }
          >
            {label}
          </Chip>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="flex gap-1.5 text-meta font-bold text-danger-ink">
          <AlertIcon size={16} className="mt-px" />
          {error}
        </p>
      )}
      {hint && <p className="text-meta text-ink-2">{hint}</p>}
    </fieldset>
  );
}
