import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { ReactElement } from "react";
import { Plot } from "./plot.tsx";
import { partOf, scaleTo } from "./scale.ts";

export interface Bar {
  readonly name: string;
  /** On the axis; '' = no room for one. */
  readonly tick: string;
  readonly value: number;
  /** Of the span before; null: nothing is known of it. */
  readonly before: number | null;
  readonly strong?: boolean;
}

export interface BarPlotProps {
  readonly label: string;
  readonly bars: readonly Bar[];
  readonly unit: "euro" | "count";
  /** Stands before what the bar is compared with. */
  readonly beforeName: string;
}

/** '1.200 €' on a scale: whole euros. */
export const wholeEuros = (cents: number): string => formatMoney(Math.round(cents / 100) * 100).replace(",00", "");

/** Bars of this span, and the one before as a dashed line. */
export function BarPlot({ label, bars, unit, beforeName }: BarPlotProps): ReactElement {
  const format = unit === "euro" ? formatMoney : String;
  const lines = scaleTo(Math.max(0, ...bars.flatMap(({ value, before }) => [value, before ?? 0])));
  const top = lines.at(-1) ?? 1;
  const width = 1000 / Math.max(1, bars.length);
  const middle = (index: number): number => Math.round(width * (index + 0.5));
  const known = bars.flatMap(({ before }, index) =>
    before === null ? [] : [[middle(index), 1000 - partOf(before, top)]],
  );
  return (
    <Plot
      label={label}
      lines={lines}
      format={unit === "euro" ? wholeEuros : String}
      ticks={bars.flatMap(({ tick }, index) => (tick === "" ? [] : [{ at: middle(index), label: tick }]))}
      points={bars.map(({ name, value, before }, index) => ({
        at: middle(index),
        tip: [`${name} · ${format(value)}`, before === null ? null : `${beforeName} ${format(before)}`],
      }))}
      resting={null}
    >
      {bars.map(({ name, value, strong }, index) => (
        <rect
          key={name}
          x={width * (index + 0.14)}
          width={width * 0.72}
          y={1000 - partOf(Math.max(0, value), top)}
          height={partOf(Math.max(0, value), top)}
          className={strong === true ? "fill-theme-ink" : "fill-theme-ink/55"}
        />
      ))}
      <polyline
        points={known.map((at) => at.join(",")).join(" ")}
        className="stroke-ink-2"
        strokeWidth={2}
        strokeDasharray="4 4"
        vectorEffect="non-scaling-stroke"
      />
    </Plot>
  );
}
