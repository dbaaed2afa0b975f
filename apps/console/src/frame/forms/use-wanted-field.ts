import { useEffect } from "react";
import type { RefObject } from "react";
import { useQueryValue } from "../use-query-value.ts";

/** A link may name the field that it is about: it comes into sight with the cursor in it. */
export function useWantedField(form: RefObject<HTMLFormElement | null>): void {
  const name = useQueryValue("feld");
  useEffect(() => {
    if (name === null) return;
    const field = form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
    field?.scrollIntoView({ block: "center" });
    field?.focus({ preventScroll: true });
  }, [name, form]);
}
