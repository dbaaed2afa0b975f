import type { Failure } from "@lokalkorb/model/document/failure";

/** The safe state after a failure, and the next action. */
export const failureText: Readonly<Record<Failure["type"], string>> = {
  offline: "Du bist gerade offline. Dein Korb bleibt erhalten, wir versuchen es von selbst wieder.",
  unavailable: "Wir erreichen den Betrieb gerade nicht. Dein Korb bleibt erhalten, wir versuchen es von selbst wieder.",
  denied: "Das wurde nicht erlaubt. Lade die Seite neu, dein Korb bleibt erhalten.",
  unexpected: "Das hat nicht geklappt. Dein Korb bleibt erhalten. Versuch es bitte noch einmal.",
};
