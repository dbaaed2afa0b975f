import { weekdayNames } from "@lokalkorb/domain/kernel/format/format-day";
import { classNames } from "@lokalkorb/ui/class-names";
import { Fragment, type ReactElement } from "react";
import { chartText as words } from "./chart-text.ts";
import type { HeatWeek } from "./heat-week.ts";

const steps = ["bg-sunken", "bg-theme-ink/15", "bg-theme-ink/30", "bg-theme-ink/50", "bg-theme-ink/75", "bg-theme-ink"];

export interface HeatMapProps {
  readonly heat: HeatWeek;
  /** The present weekday and hour, e.g. '5-10'. */
  readonly current: string;
}

/** Days down, hours across: six steps from few to many, the present hour framed, the peak in words. */
export function HeatMap({ heat: { hours, counts, most, peak }, current }: HeatMapProps): ReactElement {
  const darkness = (count: number): number => (most === 0 ? 0 : Math.ceil((count / most) * (steps.length - 1)));
  const today = current.slice(0, 1);
  return (
    <div className="grid gap-3">
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture that is made of boxes
        role="img"
        aria-label={peak === null ? words.heatEmpty : words.heat(peak)}
        className="grid gap-1 text-meta text-ink-2"
        style={{ gridTemplateColumns: `2rem repeat(${hours.length}, minmax(0, 1fr))` }}
      >
        {weekdayNames.map((name, index) => (
          <Fragment key={name}>
            <span className={classNames("self-center", today === String(index + 1) && "font-bold text-ink")}>
              {name.slice(0, 2)}
            </span>
            {hours.map((hour) => {
              const key = `${index + 1}-${hour}`;
              return (
                <span
                  key={hour}
                  className={classNames(
                    "h-6 rounded-sm",
                    steps[darkness(counts[key] ?? 0)],
                    key === current && "outline-2 outline-offset-1 outline-ink",
                  )}
                />
              );
            })}
          </Fragment>
        ))}
        <span />
        {hours.map((hour) => (
          <span key={hour} className="text-center">
            {Number(hour) % 2 === 0 && Number(hour)}
          </span>
        ))}
      </div>
      <p className="flex flex-wrap items-center justify-between gap-2 text-meta text-ink-2">
        <span aria-hidden className="flex items-center gap-1">
          {words.few}
          {steps.map((step) => (
            <span key={step} className={classNames("h-3 w-5 rounded-sm", step)} />
          ))}
          {words.many}
        </span>
        {peak !== null && (
          <span>
            {words.peak} <b className="text-ink">{peak}</b>
          </span>
        )}
      </p>
    </div>
  );
}
