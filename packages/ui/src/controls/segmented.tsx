import type { ReactElement, ReactNode } from "react";
import { classNames } from "../class-names.ts";

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
}

export interface SegmentedProps<Value extends string> {
  /** The name of the choice; spoken by screen readers. */
  readonly legend: string;
  readonly name: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  readonly className?: string;
}

/** A few exclusive modes side by side. Radio buttons underneath, so arrow keys work by themselves. */
export function Segmented<Value extends string>({
  legend,
  name,
  segments,
  value,
  onChange,
  className,
}: SegmentedProps<Value>): ReactElement {
  return (
    <fieldset className={classNames("grid auto-cols-fr grid-flow-col gap-1 rounded-lg bg-sunken p-1", className)}>
      <legend className="sr-only">{legend}</legend>
      {segments.map((segment) => (
        <label key={segment.value} className="segment">
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            disabled={segment.disabled}
            onChange={() => onChange(segment.value)}
            className="peer absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <b className="flex max-w-full items-center gap-1.5 text-[max(0.8125rem,1em)] text-ink max-[359px]:text-[0.8125rem] peer-checked:[&>svg]:text-theme-ink">
            {segment.icon}
            <span className="min-w-0">{segment.label}</span>
          </b>
          {segment.detail}
        </label>
      ))}
    </fieldset>
  );
}
