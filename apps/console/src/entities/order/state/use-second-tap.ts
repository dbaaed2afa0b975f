import { useCallback, useEffect, useRef } from "react";
import { heldAgainst, isScannersEnter, type Tap } from "./second-tap.ts";

const fields = "input, select, textarea, [contenteditable]";

/** Keeps second taps and a scanner's Enter from every button of the page. Returns what holds the place of the last tap. */
export function useSecondTap(): () => void {
  const last = useRef<Tap | null>(null);
  const handled = useRef<Tap | null>(null);
  useEffect(() => {
    let typedAt: number | null = null;
    const gone = new AbortController();
    const options = { capture: true, signal: gone.signal };
    const swallow = (event: Event): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const tap = (event: MouseEvent): void => {
      const here = { x: event.clientX, y: event.clientY, at: event.timeStamp };
      handled.current = heldAgainst(handled.current, here);
      if (handled.current !== null) swallow(event);
      else last.current = here;
    };
    const press = (event: KeyboardEvent): void => {
      if (event.target instanceof Element && event.target.closest(fields) !== null) return;
      if (event.key === "Enter") {
        if (isScannersEnter(typedAt, event.timeStamp)) swallow(event);
      } else if (event.key.length === 1 && event.key !== " ") typedAt = event.timeStamp;
    };
    window.addEventListener("click", tap, options);
    window.addEventListener("keydown", press, options);
    return () => gone.abort();
  }, []);
  return useCallback(() => {
    handled.current = last.current;
  }, []);
}
