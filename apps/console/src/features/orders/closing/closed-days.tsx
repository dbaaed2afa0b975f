import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatDay } from "@lokalkorb/domain/kernel/format/format-day";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import type { DayClosing } from "@lokalkorb/domain/ordering/closing/closing-fields";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { closingText as words } from "./closing-text.ts";
import { shownClosings } from "./use-day-closing.ts";

export interface ClosedDaysProps {
  /** The newest first. */
  readonly closings: readonly DayClosing[];
  readonly current: LocalDate | null;
  readonly onChoose: (day: LocalDate) => void;
}

export function ClosedDays({ closings, current, onChoose }: ClosedDaysProps): ReactElement {
  const { shop } = useShop();
  return (
    <section aria-label={words.earlier} className="grid gap-2">
      <h2 className="text-h3">{words.earlier}</h2>
      {closings.length === 0 ? (
        <p className="text-ink-2">{words.noEarlier}</p>
      ) : (
        <ul className="rounded-lg border border-line bg-surface">
          {closings.map(({ day, no, totalCents, by }) => (
            <li key={day} className="border-b border-line last:border-0">
              <button
                type="button"
                className="grid min-h-14 w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-2 text-start hover:bg-sunken"
                onClick={() => onChoose(day)}
                {...(day === current && { "aria-current": "true" as const })}
              >
                <span className="min-w-0">
                  <span className={day === current ? "block font-bold" : "block"}>{formatDay(day, shop.country)}</span>
                  <span className="block truncate text-meta text-ink-2">
                    {words.closingNo(no)} · {by || words.someone}
                  </span>
                </span>
                <span className="whitespace-nowrap">{formatMoney(totalCents)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {closings.length === shownClosings && <p className="text-meta text-ink-2">{words.earlierShown(shownClosings)}</p>}
    </section>
  );
}
