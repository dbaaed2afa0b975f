import { IconButton } from "@lokalkorb/ui/icon-button";
import { CalendarDaysIcon } from "@lokalkorb/ui/icons";
import { TextField } from "@lokalkorb/ui/text-field";
import { useRef, useState, type ReactElement } from "react";
import type { MomentFieldProps } from "./moment-field.ts";
import { readDate, shownDate } from "./read-moment.ts";

/** A day as it is written here, whatever the browser's language is; its calendar is there for who wants to look. */
export function DateField({ value, onChange, ...rest }: MomentFieldProps): ReactElement {
  const [typed, setTyped] = useState<string | null>(null);
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      placeholder="TT.MM.JJJJ"
      maxLength={14}
      value={typed ?? shownDate(value)}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange({ target: { value: readDate(target.value) ?? target.value } });
      }}
      onBlur={() => setTyped(null)}
      after={
        <>
          <input
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden
            className="pointer-events-none absolute inset-0 w-full opacity-0"
            value={readDate(value) ?? ""}
            onChange={onChange}
          />
          <IconButton label={calendarLabel} onClick={() => calendar.current?.showPicker()}>
            <CalendarDaysIcon size={18} />
          </IconButton>
        </>
      }
    />
  );
}

const calendarLabel = "Kalender";
