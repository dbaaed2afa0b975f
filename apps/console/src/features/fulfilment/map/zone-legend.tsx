import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { lookOf } from "@lokalkorb/maps/looks";
import { Swatch } from "@lokalkorb/maps/swatch";
import { classNames } from "@lokalkorb/ui/class-names";
import type { ReactElement } from "react";
import { zoneOf, type ZoneValues } from "../state/zone-values.ts";
import { zoneMapText as words } from "./zone-map-text.ts";

export interface ZoneLegendProps {
  readonly zones: readonly ZoneValues[];
  readonly chosenId: string | undefined;
  readonly onChoose: (zoneId: string) => void;
}

/** Each area with its number, its look and its conditions; the pressed one is the one that is changed. */
export function ZoneLegend({ zones, chosenId, onChoose }: ZoneLegendProps): ReactElement {
  return (
    <ul aria-label={words.zones} className="flex flex-wrap gap-2">
      {zones.map((zone, index) => (
        <li key={zone.id} className="min-w-0">
          <button
            type="button"
            aria-pressed={zone.id === chosenId}
            className={classNames(
              "flex min-h-11 max-w-full items-center gap-2 rounded-lg border bg-surface px-2 py-1 text-start",
              zone.id === chosenId ? "border-theme-ink outline-1 outline-theme-ink" : "border-line-strong",
            )}
            onClick={() => onChoose(zone.id)}
          >
            <Swatch look={lookOf(index)} />
            <span className="grid min-w-0 leading-5">
              <b className="truncate">
                {index + 1} {zone.name.trim() || words.untitled}
              </b>
              <span className="text-meta text-ink-2">{termsOf(zone, index)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function termsOf(values: ZoneValues, index: number): string {
  const { feeCents, minOrderCents, enabled } = zoneOf(values, index);
  const amounts = [
    ...(Number.isFinite(feeCents) ? [formatMoney(feeCents)] : []),
    ...(Number.isFinite(minOrderCents) && minOrderCents > 0 ? [words.from(minOrderCents)] : []),
  ];
  return [...amounts, ...(enabled ? [] : [words.off])].join(", ");
}
