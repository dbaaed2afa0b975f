import { useState } from "react";

/**
 * How a choice that the address keeps is shown: the press at once, the address once its way has ended, wherever that led.
 * An optimistic update of React would wait for itself here: the router shows a page in a transition, and transitions
 * wait for every action that has not ended.
 */
export function usePressed<Value>(kept: Value): readonly [Value, (pressed: Value, way: Promise<unknown>) => void] {
  const [pressed, setPressed] = useState<{ readonly value: Value } | null>(null);
  const press = (value: Value, way: Promise<unknown>): void => {
    const last = { value };
    setPressed(last);
    const forget = (): void => setPressed((current) => (current === last ? null : current));
    void way.then(forget, forget);
  };
  return [pressed === null ? kept : pressed.value, press];
}
