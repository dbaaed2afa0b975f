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
}

/** Ctrl+Z or Cmd+Z. */
export const isUndoKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress): boolean =>
  key.toLowerCase() === "z" && ctrlKey !== metaKey && !shiftKey && !altKey;
