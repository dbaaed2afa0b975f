import type { BasketLines } from "@lokalkorb/domain/basket/change-basket";

/** Here and in the account there are lines of their own; the shopper says which are wanted. */
export interface TwoBaskets {
  readonly basket: string;
  readonly there: BasketLines;
  readonly answer: (wanted: "both" | "here" | "there") => void;
}

let open: TwoBaskets | null = null;
const listeners = new Set<() => void>();

export const openQuestion = (): TwoBaskets | null => open;

export function askAbout(question: TwoBaskets | null): void {
  if (question === open) return;
  open = question;
  for (const listener of listeners) listener();
}

export function onQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
