import type { ReactElement } from "react";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { dayWords, type ShopZone, shortWeekday } from "./standing-words.ts";

export interface DateTileProps {
  readonly date: LocalDate;
  readonly zone: ShopZone;
  /** Nothing comes on that day. */
  readonly isOff: boolean;
}

/** 'Fr 27 Nov.', as a picture of the day; said in words. */
export function DateTile({ date, zone, isOff }: DateTileProps): ReactElement {
  const [, month = ""] = /\d+\. (\S+)/.exec(dayWords(date, zone)) ?? [];
  return (
    <span
      className={`grid min-w-16 shrink-0 content-center justify-items-center rounded-lg px-2 py-2 leading-tight ${isOff ? "bg-sunken text-ink-2" : "bg-tint-2"}`}
    >
      <span className="sr-only">{dayWords(date, zone)}</span>
      <span aria-hidden="true" className="text-meta">
        {shortWeekday(date)}
      </span>
      <b aria-hidden="true" className={`text-h3 ${isOff ? "line-through" : ""}`}>
        {Number(date.slice(8))}
      </b>
      <span aria-hidden="true" className="text-meta">
        {month.length > 4 ? `${month.slice(0, 3)}.` : month}
      </span>
    </span>
  );
}
