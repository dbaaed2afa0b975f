import type { Minutes } from "@lokalkorb/domain/kernel/time/instant";
import type { UndoableAction } from "@lokalkorb/domain/ordering/undo/step-before";

export const undoText = {
  undo: "Rückgängig",
  done: (subject: string): string => `${subject}: zurückgenommen. Die Kundschaft bekommt darüber keine Mail.`,
} as const;

const steps: Readonly<Record<Exclude<UndoableAction, "delay">, string>> = {
  accept: "angenommen",
  prepare: "begonnen",
  ready: "fertig",
  deliver: "unterwegs",
  complete: "übergeben",
  reject: "abgelehnt",
};

/** 'Bestellung 47 angenommen, 20 Min. später' */
export function wordsOfStep(
  subject: string,
  action: UndoableAction,
  { minutes = 0, isNew }: { readonly minutes?: Minutes | undefined; readonly isNew: boolean },
): string {
  if (action !== "delay") return `${subject} ${steps[action]}`;
  return isNew ? `${subject} angenommen, ${minutes} Min. später` : `${subject}: ${minutes} Min. später`;
}

interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly target: unknown;
}

/** Ctrl+Z or Cmd+Z, but not in a field, where it takes back what was typed. */
export function isUndoKey({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyPress): boolean {
  if (key.toLowerCase() !== "z" || ctrlKey === metaKey || shiftKey || altKey) return false;
  return !(target instanceof Element && target.closest("input, select, textarea, [contenteditable]") !== null);
}
