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
        <label
          key={segment.value}
          className="relative grid min-h-11 min-w-0 content-center justify-items-center rounded-md px-2 py-1 text-center max-[359px]:px-0.5 max-[359px]:[&_svg]:hidden leading-tight text-ink-2 transition-colors has-checked:bg-surface has-checked:shadow-[0_1px_2px_rgb(29_27_23/0.14)] has-focus-visible:outline-3 has-focus-visible:outline-theme-ink has-disabled:cursor-default has-disabled:line-through"
        >
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
