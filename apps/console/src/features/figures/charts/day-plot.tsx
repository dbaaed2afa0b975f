import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { ReactElement } from "react";
import { wholeEuros } from "./bar-plot.tsx";
import type { DayLine } from "./day-line.ts";
import { Plot } from "./plot.tsx";
import { partOf, scaleTo } from "./scale.ts";

export interface DayPlotProps {
  readonly label: string;
  readonly line: DayLine;
  readonly beforeName: string;
}

/** Takings over the day, added up: today a firm line as far as it has come, the day a week ago dashed. */
export function DayPlot({ label, line, beforeName }: DayPlotProps): ReactElement {
  const { points, from, to } = line;
  const lines = scaleTo(Math.max(0, ...points.flatMap(({ now, before }) => [now ?? 0, before ?? 0])));
  const top = lines.at(-1) ?? 1;
  const x = (minutes: number): number => partOf(minutes - from, to - from);
  const path = (of: (point: DayLine["points"][number]) => number | null): string =>
    points
      .flatMap((point) => {
        const value = of(point);
        return value === null ? [] : [`${x(point.minutes)},${1000 - partOf(value, top)}`];
      })
      .join(" ");
  const nowPath = path(({ now }) => now);
  const last = points.findLastIndex(({ now }) => now !== null);
  const hours = Array.from({ length: (to - from) / 60 + 1 }, (_, index) => from / 60 + index);
  const every = Math.max(1, Math.ceil(hours.length / 5));
  return (
    <Plot
      label={label}
      lines={lines}
      format={wholeEuros}
      ticks={hours.flatMap((hour, index) => (index % every === 0 ? [{ at: x(hour * 60), label: `${hour}:00` }] : []))}
      points={points.map(({ minutes, name, now, before }) => ({
        at: x(minutes),
        tip: [
          `${name} · ${now === null ? "–" : formatMoney(now)}`,
          before === null ? null : `${beforeName} ${formatMoney(before)}`,
        ],
      }))}
      resting={last === -1 ? null : last}
    >
      <polygon
        points={`${x(points[0]?.minutes ?? from)},1000 ${nowPath} ${x(points[last]?.minutes ?? from)},1000`}
        className="fill-theme-ink/10"
      />
      <polyline
        points={path(({ before }) => before)}
        className="stroke-ink-2"
        strokeWidth={2}
        strokeDasharray="4 4"
        vectorEffect="non-scaling-stroke"
      />
      <polyline points={nowPath} className="stroke-theme-ink" strokeWidth={3} vectorEffect="non-scaling-stroke" />
    </Plot>
  );
}
