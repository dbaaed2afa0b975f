import type { Round } from "@lokalkorb/domain/fulfilment/rounds/next-rounds";
import type { Country } from "@lokalkorb/domain/kernel/country/country";
import { formatMonth } from "@lokalkorb/domain/kernel/format/format-day";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { addDays, weekdayOf } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { classNames } from "@lokalkorb/ui/class-names";
import type { ReactElement } from "react";
import { roundsText } from "../words/rounds-text.ts";

export interface RoundCalendarProps {
  readonly rounds: readonly Round[];
  readonly today: LocalDate;
  readonly timezone: string;
  readonly country: Country;
}

/** Two months with the days of handover and the days on which one orders for them; the list beside it says the same in words. */
export function RoundCalendar({ rounds, today, timezone, country }: RoundCalendarProps): ReactElement {
  const first = (rounds[0]?.day ?? today).slice(0, 7);
  const from = first < today.slice(0, 7) ? first : today.slice(0, 7);
  const months = [from, addDays(`${from}-01`, 31).slice(0, 7)];
  const marks = new Map<LocalDate, Mark>();
  for (const { state, opensAt, closesAt } of rounds) {
    if (state !== "held") continue;
    const last = instantToLocal(closesAt, timezone).date;
    for (let day = instantToLocal(opensAt, timezone).date; day <= last; day = addDays(day, 1))
      marks.set(day, "ordering");
  }
  for (const { day, state } of rounds) marks.set(day, state === "held" ? "handover" : "out");
  return (
    <div aria-hidden className="grid content-start gap-3">
      <div className="grid gap-4 sm:grid-cols-2">
        {months.map((month) => (
          <Month key={month} month={month} marks={marks} today={today} title={formatMonth(month, country)} />
        ))}
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-meta text-ink-2">
        {marksShown.map((mark) => (
          <span key={mark} className="inline-flex items-center gap-1.5">
            <span className={classNames("size-3.5 rounded-sm", looks[mark])} />
            {roundsText.legend[mark]}
          </span>
        ))}
      </p>
    </div>
  );
}

const marksShown = ["ordering", "handover", "out"] as const;
type Mark = (typeof marksShown)[number];
const looks: Readonly<Record<Mark, string>> = {
  ordering: "bg-tint text-theme-ink",
  handover: "bg-primary font-bold text-on",
  out: "border border-line-strong text-ink-3 line-through",
};

interface MonthProps {
  readonly month: string;
  readonly title: string;
  readonly today: LocalDate;
  readonly marks: ReadonlyMap<LocalDate, Mark>;
}

function Month({ month, title, today, marks }: MonthProps): ReactElement {
  const first: LocalDate = `${month}-01`;
  const length = Array.from({ length: 31 }, (_, day) => addDays(first, day)).filter((day) => day.startsWith(month));
  return (
    <div className="grid content-start gap-1">
      <p className="font-bold">{title}</p>
      <div className="grid max-w-80 grid-cols-7 gap-0.5 text-center text-meta tabular-nums">
        {["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"].map((day) => (
          <span key={day} className="text-ink-3">
            {day}
          </span>
        ))}
        {length.map((day, index) => {
          const mark = marks.get(day);
          return (
            <span
              key={day}
              style={index === 0 ? { gridColumnStart: weekdayOf(first) } : undefined}
              className={classNames(
                "grid aspect-square max-h-9 place-items-center rounded-sm",
                mark === undefined ? (day < today ? "text-ink-3" : "") : looks[mark],
                day === today && "outline-2 outline-line-strong",
              )}
            >
              {Number(day.slice(8))}
            </span>
          );
        })}
      </div>
    </div>
  );
}
