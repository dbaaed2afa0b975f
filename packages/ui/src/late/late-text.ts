import type { LateFailure } from "./late-part.ts";

export const lateText = {
  loading: "Einen Moment, das wird noch geladen …",
  retry: "Nochmal versuchen",
  reload: "Seite neu laden",
  loadingTitle: "Wird geladen",
  title: "Das lässt sich gerade nicht öffnen.",
} as const;

/** The safe state and the next action, in words for the visitor. */
export const lateReason: Readonly<Record<LateFailure, string>> = {
  offline: "Dafür fehlt gerade die Verbindung. Sobald sie wieder da ist, geht es von selbst weiter.",
  replaced: "Es gibt eine neue Version dieser Seite. Lade sie neu, sobald du hier fertig bist.",
};
