import { useEffect, useRef, type RefObject } from "react";
import { isDialogOpen, isTyping } from "./is-typing.ts";
import { plainKeys } from "./plain-keys.ts";

/** Strg K searches everything, on every page; this key leads to the search of the page itself. */
export const searchKey = "/";

export function useSearchKey(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const lead = (event: KeyboardEvent): void => {
      if (event.key !== searchKey || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || isDialogOpen() || !plainKeys.areOn()) return;
      event.preventDefault();
      field.current?.select();
      field.current?.focus();
    };
    document.addEventListener("keydown", lead);
    return () => document.removeEventListener("keydown", lead);
  }, []);
  return field;
}
