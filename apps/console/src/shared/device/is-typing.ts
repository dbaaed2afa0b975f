const withoutText = new Set(["checkbox", "radio", "button", "submit", "file"]);

/** A key pressed here is text, or moves through a list. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !withoutText.has(target.type)) ||
  (target instanceof HTMLElement && target.isContentEditable);

export const isDialogOpen = (): boolean => document.querySelector("dialog[open]") !== null;
