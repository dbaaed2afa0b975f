import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { ChoiceRow } from "@lokalkorb/ui/choice-row";
import { TextField } from "@lokalkorb/ui/text-field";
import type { ReactElement } from "react";
import { centsField, readCents } from "@/shared/forms/state/read-amount";
import { changeText } from "./change-text.ts";
import type { RefundableLine, RefundValues } from "./refund-values.ts";

export interface RefundLinesProps {
  readonly lines: readonly RefundableLine[];
  readonly typed: RefundValues["lines"];
  readonly onChange: (typed: RefundValues["lines"]) => void;
}

const labels = changeText.refund;

/** A ticked line goes back whole, unless a lower number is typed. */
export function RefundLines({ lines, typed, onChange }: RefundLinesProps): ReactElement {
  const tick = (line: RefundableLine, wanted: boolean): void => {
    const { [line.lineId]: _gone, ...others } = typed;
    onChange(wanted ? { ...others, [line.lineId]: centsField(line.leftCents) } : others);
  };
  return (
    <fieldset className="grid gap-1 px-3">
      <legend className="sr-only">{labels.lines}</legend>
      {lines.map((line) => {
        const amount = typed[line.lineId];
        return (
          <div key={line.lineId} className="grid gap-1">
            <ChoiceRow
              kind="checkbox"
              label={line.name}
              end={formatMoney(line.leftCents)}
              checked={amount !== undefined}
              onChange={(event) => tick(line, event.target.checked)}
            />
            {amount !== undefined && (
              <TextField
                className="grid gap-1 ps-9 pb-2"
                label={labels.amountOf(line.name)}
                inputMode="decimal"
                autoComplete="off"
                value={amount}
                error={(readCents(amount) ?? 0) > line.leftCents ? labels.tooMuch(line.leftCents) : undefined}
                onChange={(event) => onChange({ ...typed, [line.lineId]: event.target.value })}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
