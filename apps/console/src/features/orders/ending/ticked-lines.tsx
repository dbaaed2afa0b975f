import { ChoiceRow } from "@lokalkorb/ui/choice-row";
import type { ReactElement } from "react";

export interface TickedLinesProps {
  readonly legend: string;
  readonly hint: string;
  readonly lines: readonly { readonly id: string; readonly label: string }[];
  readonly ticked: ReadonlySet<string>;
  readonly onChange: (ticked: ReadonlySet<string>) => void;
}

/** Some of the goods of an order, by a tick each. */
export function TickedLines({ legend, hint, lines, ticked, onChange }: TickedLinesProps): ReactElement {
  const tick = (id: string, wanted: boolean): void =>
    onChange(new Set(lines.map((line) => line.id).filter((one) => (one === id ? wanted : ticked.has(one)))));
  return (
    <fieldset className="px-3">
      <legend className="-mx-3 mb-1 text-name font-bold">{legend}</legend>
      <p className="-mx-3 mb-1 text-meta text-ink-2">{hint}</p>
      {lines.map(({ id, label }) => (
        <ChoiceRow
          key={id}
          kind="checkbox"
          label={label}
          checked={ticked.has(id)}
          onChange={(event) => tick(id, event.target.checked)}
        />
      ))}
    </fieldset>
  );
}
