import type { ReactElement } from "react";
import { ChartPanel } from "./chart-panel.tsx";
import { chartText } from "./chart-text.ts";
import { HeatMap, type HeatMapProps } from "./heat-map.tsx";
import { hourName } from "./heat-week.ts";

export interface HeatPanelProps extends HeatMapProps {
  readonly title: string;
  readonly note: string;
}

/** Orders by weekday and hour, as picture and as table. */
export function HeatPanel({ title, note, heat, current }: HeatPanelProps): ReactElement {
  const rows = Object.entries(heat.counts)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, count]) => [hourName(key), count]);
  return (
    <ChartPanel title={title} note={note} table={{ head: chartText.heatHead, rows }}>
      <HeatMap heat={heat} current={current} />
    </ChartPanel>
  );
}
