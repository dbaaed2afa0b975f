import { useEffect, useEffectEvent } from "react";

/** Strg Z outside of text fields, which have one of their own. */
export function useUndoKey(undo: (() => void) | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isKey =
      event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isKey || undo === null || isTyping(event.target)) return;
    event.preventDefault();
    undo();
  });
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

const withoutText = new Set(["checkbox", "radio", "button", "submit", "file"]);
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !withoutText.has(target.type)) ||
  (target instanceof HTMLElement && target.isContentEditable);
