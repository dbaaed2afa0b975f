import { IconButton } from "@lokalkorb/ui/icon-button";
import { TrashIcon } from "@lokalkorb/ui/icons";
import type { ReactElement, ReactNode } from "react";
import type { RowFields, Rows } from "../state/form-fields.ts";
import { formText } from "../state/form-text.ts";
import { AddButton } from "../ui/add-button.tsx";
import { WeekdayChoice } from "./weekday-choice.tsx";
import { newWindow, type WindowValues } from "../state/window-values.ts";
import { TimeField } from "./time-field.tsx";

const labels = formText.windows;

export interface WindowRowsProps {
  readonly rows: Rows<WindowValues>;
  /** More fields of a row, such as what it holds. */
  readonly more?: (row: RowFields<WindowValues>) => ReactNode;
}

/** Hours by weekday: which days, from when, until when. */
export function WindowRows({ rows, more }: WindowRowsProps): ReactElement {
  return (
    <div className="grid gap-3">
      {rows.each.map((row, index) => (
        // Rows have no name of their own; their order is what identifies them.
        // oxlint-disable-next-line react/no-array-index-key -- see above
        <div key={index} className="grid gap-3 rounded-md border border-line p-3">
          <div className="flex items-start justify-between gap-2">
            <WeekdayChoice legend={labels.days} legendHidden {...row.choice("weekdays")} />
            <IconButton label={labels.remove} onClick={row.remove}>
              <TrashIcon size={18} />
            </IconButton>
          </div>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(120px,1fr))] gap-3">
            <Time row={row} name="start" label={labels.from} />
            <Time row={row} name="end" label={labels.to} hint={endHint(row.value)} />
            {more?.(row)}
          </div>
        </div>
      ))}
      <AddButton label={labels.add} error={rows.error} onClick={() => rows.add(newWindow)} />
    </div>
  );
}

function endHint({ start, end }: WindowValues): string | undefined {
  if (end > start) return undefined;
  return start === "00:00" && end === "00:00" ? labels.wholeDay : labels.nextDay;
}

interface TimeProps {
  readonly row: RowFields<WindowValues>;
  readonly name: "start" | "end";
  readonly label: string;
  readonly hint?: ReactNode;
}

function Time({ row, name, label, hint }: TimeProps): ReactElement {
  const { longMinutes: _long, ...plain } = row.value;
  return (
    <TimeField
      label={label}
      hint={hint}
      {...row.text(name)}
      onChange={(event) => row.replace({ ...plain, [name]: event.target.value })}
    />
  );
}
