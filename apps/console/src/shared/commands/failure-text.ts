import type { Failure } from "@lokalkorb/model/document/failure";

export const failureText: Readonly<Record<Failure["type"] | "refused", string>> = {
  offline: "Keine Internetverbindung. Es wurde nichts geändert.",
  denied: "Dafür fehlt dir die Berechtigung, oder deine Anmeldung ist abgelaufen.",
  unavailable: "Der Server ist gerade nicht erreichbar. Es wurde nichts geändert.",
  refused: "Das geht so nicht. Es wurde nichts geändert.",
  unexpected: "Das hat nicht geklappt. Es wurde nichts geändert.",
};
