import { useEffect, useState } from "react";

const quietMillis = 250;

/** A typed value once the hand rests, so that not every letter asks the database. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMillis);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
