import { Failure } from "../values/failure.ts";
import { Duration, Timestamp } from "../values/values.ts";
import { inCalendar } from "../values/arithmetic.ts";
import { builtin, wrongArgument, type BuiltinTable, type FunctionTable } from "./builtin.ts";

const DAY_NANOS = 86_400_000_000_000n;
const MILLI_NANOS = 1_000_000n;

/** All in UTC. */
export const timestampMethods: BuiltinTable<Timestamp> = {
  date: builtin(0, (time) => new Timestamp(time.nanos - sinceMidnight(time))),
  time: builtin(0, (time) => new Duration(sinceMidnight(time))),
  year: builtin(0, (time) => field(time, (date) => date.getUTCFullYear())),
  month: builtin(0, (time) => field(time, (date) => date.getUTCMonth() + 1)),
  day: builtin(0, (time) => field(time, (date) => date.getUTCDate())),
  dayOfWeek: builtin(0, (time) => field(time, (date) => date.getUTCDay() || 7)),
  dayOfYear: builtin(0, (time) =>
    field(time, (date) => Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / 86_400_000) + 1),
  ),
  hours: builtin(0, (time) => field(time, (date) => date.getUTCHours())),
  minutes: builtin(0, (time) => field(time, (date) => date.getUTCMinutes())),
  seconds: builtin(0, (time) => field(time, (date) => date.getUTCSeconds())),
  nanos: builtin(0, (time) => floorModulo(time.nanos, 1_000_000_000n)),
  toMillis: builtin(0, (time) => floorDivide(time.nanos, MILLI_NANOS)),
};

export const timestampFunctions: FunctionTable = {
  date: builtin(3, (_, [year, month, day]) => {
    if (typeof year !== "bigint" || typeof month !== "bigint" || typeof day !== "bigint")
      return wrongArgument("timestamp.date()", "three ints", year);
    const date = new Date(0);
    date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
    const real =
      date.getUTCFullYear() === Number(year) &&
      date.getUTCMonth() === Number(month) - 1 &&
      date.getUTCDate() === Number(day);
    return real
      ? inCalendar(new Timestamp(BigInt(date.getTime()) * MILLI_NANOS))
      : wrongArgument("timestamp.date()", "a day of the calendar", day);
  }),
  value: builtin(1, (_, [millis]) =>
    typeof millis === "bigint"
      ? inCalendar(new Timestamp(millis * MILLI_NANOS))
      : wrongArgument("timestamp.value()", "an int", millis),
  ),
};

function calendar(time: Timestamp): Date {
  return new Date(Number(floorDivide(time.nanos, MILLI_NANOS)));
}

function sinceMidnight(time: Timestamp): bigint {
  return floorModulo(time.nanos, DAY_NANOS);
}

function floorModulo(value: bigint, by: bigint): bigint {
  return ((value % by) + by) % by;
}

function floorDivide(value: bigint, by: bigint): bigint {
  return (value - floorModulo(value, by)) / by;
}

/** A time outside the calendar (years beyond 275760) has no fields. */
function field(time: Timestamp, read: (date: Date) => number): bigint | Failure {
  const value = read(calendar(time));
  return Number.isNaN(value) ? new Failure("this timestamp is outside the calendar") : BigInt(value);
}
