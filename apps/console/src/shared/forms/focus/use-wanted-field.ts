import { useEffect, type RefObject } from "react";
import { revealField } from "./reveal-field.ts";
import { useQueryValue } from "../../routes/use-query-value.ts";

/** A link may name the field that it is about: it comes into sight with the cursor in it. */
export function useWantedField(form: RefObject<HTMLFormElement | null>): void {
  const name = useQueryValue("feld");
  useEffect(() => {
    if (name === null) return;
    // In a list of rows it is the first one of the name.
    const wanted = CSS.escape(name);
    const field = form.current?.querySelector<HTMLElement>(`[name="${wanted}"], [name$=".${wanted}"]`);
    if (field) revealField(field);
    field?.scrollIntoView({ block: "center" });
    field?.focus({ preventScroll: true });
  }, [name, form]);
}
