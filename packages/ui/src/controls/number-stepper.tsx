import type { ReactElement } from "react";
import { classNames } from "../class-names.ts";
import { MinusIcon, PlusIcon, TrashIcon } from "../icons/icons.ts";

export interface NumberStepperProps {
  /** The counted thing, such as „Anzahl Bauernbrot“. */
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  /** Shows a bin on the last step, where less than the smallest number removes the thing. */
  readonly onRemove?: () => void;
  readonly className?: string;
}

/** Minus, number, plus. The number is a status, so each step is said. */
export function NumberStepper({
  label,
  value,
  onChange,
  min = 0,
  max = Number.POSITIVE_INFINITY,
  step = 1,
  onRemove,
  className,
}: NumberStepperProps): ReactElement {
  const removes = onRemove !== undefined && value - step < min;
  const atMost = value + step > max;
  const atLeast = !removes && value - step < min;
  const lessen = (): void => {
    if (removes) onRemove();
    else if (!atLeast) onChange(value - step);
  };
  return (
    <fieldset aria-label={label} className={classNames("inline-flex items-center rounded-pill bg-sunken", className)}>
      <button
        type="button"
        className="step-button"
        onClick={lessen}
        aria-label={removes ? "entfernen" : "weniger"}
        aria-disabled={atLeast || undefined}
      >
        {removes ? <TrashIcon size={16} /> : <MinusIcon size={16} />}
      </button>
      <output className="min-w-6 text-center text-name font-bold" aria-live="polite">
        {value}
      </output>
      <button
        type="button"
        className="step-button"
        onClick={() => {
          if (!atMost) onChange(value + step);
        }}
        aria-label="mehr"
        aria-disabled={atMost || undefined}
      >
        <PlusIcon size={16} />
      </button>
    </fieldset>
  );
}
