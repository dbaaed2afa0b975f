import { useEffect, useRef } from "react";
import { sheetHistory, type SheetHistory } from "./sheet-history.ts";

/** The way back of the browser and of phones closes the topmost sheet, before it leaves the page. */
export function useBackCloses(onClose: () => void, open = true): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => (open ? pageHistory().open(() => close.current()) : undefined), [open]);
}

let shared: SheetHistory | undefined;

function pageHistory(): SheetHistory {
  if (shared) return shared;
  const made = sheetHistory({
    state: () => window.history.state as unknown,
    page: () => window.location.pathname + window.location.search,
    push: (state) => window.history.pushState(state, ""),
    go: (steps) => window.history.go(steps),
    soon: (act) => queueMicrotask(act),
  });
  // In the capture phase, so that the router does not take a closed sheet for a change of pages.
  window.addEventListener(
    "popstate",
    (event) => {
      if (made.arrived()) event.stopImmediatePropagation();
    },
    { capture: true },
  );
  shared = made;
  return made;
}
