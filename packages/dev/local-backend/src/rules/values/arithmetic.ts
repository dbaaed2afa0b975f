import { Failure } from "./failure.ts";
import { Duration, QueriedValue, Timestamp, describeType, type Result, type Value } from "./values.ts";

export type Arithmetic = "+" | "-" | "*" | "/" | "%";

/** 64-bit whole numbers stay whole and fail on overflow; one float makes the result a float. */
export function calculate(operator: Arithmetic, a: Value, b: Value): Result {
  if (a instanceof QueriedValue) return a.open();
  if (b instanceof QueriedValue) return b.open();
  if (typeof a === "bigint" && typeof b === "bigint") return calculateInts(operator, a, b);
  if ((typeof a === "number" || typeof a === "bigint") && (typeof b === "number" || typeof b === "bigint")) {
    return calculateFloats(operator, Number(a), Number(b));
  }
  if (operator === "+" && typeof a === "string" && typeof b === "string") return a + b;
  return (
    calculateTimes(operator, a, b) ?? new Failure(`${describeType(a)} ${operator} ${describeType(b)} is not defined`)
  );
}

export function checkedInt(value: bigint): Result {
  return BigInt.asIntN(64, value) === value ? value : new Failure("the result does not fit into 64 bits");
}

function calculateInts(operator: Arithmetic, a: bigint, b: bigint): Result {
  switch (operator) {
    case "+":
      return checkedInt(a + b);
    case "-":
      return checkedInt(a - b);
    case "*":
      return checkedInt(a * b);
    case "/":
      return b === 0n ? new Failure("division by zero") : BigInt.asIntN(64, a / b);
    case "%":
      return b === 0n ? new Failure("division by zero") : a % b;
  }
}

function calculateFloats(operator: Arithmetic, a: number, b: number): Result {
  switch (operator) {
    case "+":
      return a + b;
    case "-":
      return a - b;
    case "*":
      return a * b;
    case "/":
      return a / b;
    case "%":
      return a % b;
  }
}

function calculateTimes(operator: Arithmetic, a: Value, b: Value): Result | null {
  if (a instanceof Timestamp) {
    if (operator === "-" && b instanceof Timestamp) return inRange(new Duration(a.nanos - b.nanos));
    if (b instanceof Duration && operator === "+") return inCalendar(new Timestamp(a.nanos + b.nanos));
    if (b instanceof Duration && operator === "-") return inCalendar(new Timestamp(a.nanos - b.nanos));
  }
  if (a instanceof Duration && operator === "+") {
    if (b instanceof Timestamp) return inCalendar(new Timestamp(a.nanos + b.nanos));
    if (b instanceof Duration) return inRange(new Duration(a.nanos + b.nanos));
  }
  if (a instanceof Duration && b instanceof Duration && operator === "-")
    return inRange(new Duration(a.nanos - b.nanos));
  return null;
}

const second = 1_000_000_000n;

/** The years 1 to 9999. */
export function inCalendar(time: Timestamp): Result {
  const isIn = time.nanos >= -62_135_596_800n * second && time.nanos < 253_402_300_800n * second;
  return isIn ? time : new Failure("a timestamp lies between the years 1 and 9999");
}

/** About 10,000 years either way. */
export function inRange(duration: Duration): Result {
  const longest = 315_576_000_000n * second;
  const isIn = duration.nanos <= longest && duration.nanos >= -longest;
  return isIn ? duration : new Failure("a duration is no longer than 10,000 years");
}
