import type { RefObject } from "react";
import { revealField } from "./reveal-field.ts";

export const wrongFields = "[aria-invalid=true],[data-invalid]";

/** Once its error is drawn, the first field that is wrong comes into sight with the cursor in it. */
export function focusWrongField(form: RefObject<HTMLFormElement | null>): void {
  requestAnimationFrame(() => {
    const first = form.current?.querySelector<HTMLElement>(wrongFields);
    if (first) revealField(first);
    first?.focus({ preventScroll: true });
    // Not only into the window: below the bar at its foot it is not seen.
    first?.scrollIntoView({ block: "center" });
  });
}
