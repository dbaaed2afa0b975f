import { useEffect, useEffectEvent } from "react";
import { isTyping } from "@/shared/device/is-typing";

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
