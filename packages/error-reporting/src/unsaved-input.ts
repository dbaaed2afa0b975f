type Field = HTMLInputElement | HTMLTextAreaElement;

/** Fields with input since the page was loaded. */
const written = new Set<Field>();

const isField = (target: EventTarget | null): target is Field =>
  target !== null && "tagName" in target && (target.tagName === "TEXTAREA" || target.tagName === "INPUT");

/** Follows what is typed on a page, whichever screen it is typed on. Returns how to stop. */
export function watchInput(window: Window): () => void {
  const onInput = ({ target }: Event): void => {
    // Words to search for are typed again in no time; a tick or a choice is no text.
    if (isField(target) && !["search", "checkbox", "radio"].includes(target.type)) written.add(target);
  };
  window.addEventListener("input", onInput, { passive: true });
  return () => {
    window.removeEventListener("input", onInput);
    written.clear();
  };
}

/** A field on the page holds words that a reload would destroy. One that has gone was sent or given up. */
export function hasUnsavedInput(): boolean {
  for (const field of written) if (!field.isConnected) written.delete(field);
  return [...written].some(({ value }) => value !== "");
}
