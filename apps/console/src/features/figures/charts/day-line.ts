import type { Period } from "@lokalkorb/domain/ordering/metrics/period-fields";
import { handedOverUntil } from "@lokalkorb/domain/ordering/metrics/read-periods";

export interface DayLine {
  /** Minutes since midnight, full hours. */
  readonly from: number;
  readonly to: number;
  readonly points: readonly {
    readonly minutes: number;
    /** 'HH:MM' */
    readonly name: string;
    /** Null: that minute is still to come. */
    readonly now: number | null;
    /** Null: nothing is known of that day. */
    readonly before: number | null;
  }[];
}

const ordinary = { from: 8, to: 18 };
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** Takings up to each half hour and up to the present minute, over the hours in which something was handed over. */
export function dayLine(today: Period, before: Period | null, minute: string): DayLine {
  const hours = [...Object.keys(today.handedOver), ...Object.keys(before?.handedOver ?? {}), minute].map((time) =>
    Number(time.slice(0, 2)),
  );
  const from = Math.min(ordinary.from, ...hours) * 60;
  const to = Math.max(ordinary.to, ...hours.map((hour) => hour + 1)) * 60;
  const present = minutesOf(minute);
  const steps = Array.from({ length: (to - from) / 30 + 1 }, (_, index) => from + index * 30);
  const all = [...new Set([...steps, present])].toSorted((a, b) => a - b);
  return {
    from,
    to,
    points: all.map((minutes) => {
      const name = timeOf(minutes);
      return {
        minutes,
        name,
        now: minutes > present ? null : handedOverUntil(today, name).takingsCents,
        before: before === null ? null : handedOverUntil(before, name).takingsCents,
      };
    }),
  };
}
