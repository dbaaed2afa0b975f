import { Duration, type Value } from "../values/values.ts";
import { inRange } from "../values/arithmetic.ts";
import { builtin, wrongArgument, type BuiltinTable, type FunctionTable } from "./builtin.ts";

const SECOND = 1_000_000_000n;
const UNITS: Readonly<Record<string, bigint>> = {
  w: 604_800n * SECOND,
  d: 86_400n * SECOND,
  h: 3_600n * SECOND,
  m: 60n * SECOND,
  s: SECOND,
  ms: 1_000_000n,
  ns: 1n,
};

export const durationMethods: BuiltinTable<Duration> = {
  seconds: builtin(0, (duration) => duration.nanos / SECOND),
  nanos: builtin(0, (duration) => duration.nanos % SECOND),
};

export const durationFunctions: FunctionTable = {
  abs: builtin(1, (_, [duration]) => {
    if (!(duration instanceof Duration)) return wrongArgument("duration.abs()", "a duration", duration);
    return duration.nanos < 0n ? new Duration(-duration.nanos) : duration;
  }),
  value: builtin(2, (_, [magnitude, unit]) => {
    if (typeof magnitude !== "bigint") return wrongArgument("duration.value()", "an int", magnitude);
    const nanos = typeof unit === "string" && Object.hasOwn(UNITS, unit) ? UNITS[unit] : undefined;
    return nanos === undefined
      ? wrongArgument("duration.value()", `one of the units ${Object.keys(UNITS).join(", ")}`, unit)
      : inRange(new Duration(magnitude * nanos));
  }),
  time: builtin(4, (_, args: readonly Value[]) => {
    const [hours, minutes, seconds, nanos] = args;
    const wrong = args.find((arg) => typeof arg !== "bigint");
    if (
      wrong !== undefined ||
      typeof hours !== "bigint" ||
      typeof minutes !== "bigint" ||
      typeof seconds !== "bigint" ||
      typeof nanos !== "bigint"
    ) {
      return wrongArgument("duration.time()", "four ints", wrong);
    }
    return inRange(new Duration((hours * 3_600n + minutes * 60n + seconds) * SECOND + nanos));
  }),
};
