import { useEffect, useRef, type RefObject } from "react";

export const searchKey = "Strg K";
/** Behind the # of an address: the page is opened in order to search. */
export const searchAnchor = "suchen";

/** Strg K leads to the search of the page, Cmd K where keyboards have that: keys with Strg never get into what is typed. */
export function useSearchKey(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (window.location.hash === `#${searchAnchor}`) field.current?.focus();
    const lead = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      field.current?.select();
      field.current?.focus();
    };
    document.addEventListener("keydown", lead);
    return () => document.removeEventListener("keydown", lead);
  }, []);
  return field;
}
