import type { setSwitches } from "@lokalkorb/contracts/back-office";
import type { RefusalsOf } from "@lokalkorb/contracts/contract";

export const switchesText = {
  lead: "Gilt für die ganze Plattform.",
  loading: "Die Schalter werden geladen",
  registrations: "Neue Betriebe aufnehmen",
  registrationsHint: "Aus: „Betrieb anlegen“ sagt, dass wir zurzeit keine aufnehmen. Bestehende Läden merken nichts.",
  approval: "Neue Läden erst nach Freigabe zeigen",
  approvalHint:
    "An: Jeder neue Laden ist angehalten, bis du ihn unter „Betriebe“ freigibst. Bestehende bleiben, wie sie sind.",
  onlinePayment: "Online bezahlen",
  onlinePaymentHint:
    "Aus: Es beginnt keine neue Online-Zahlung; an der Kasse steht, dass es gerade nicht geht. Begonnene Zahlungen laufen zu Ende. Es dauert bis zu zwei Minuten, bis es überall gilt.",
  saved: "Gespeichert.",
  problem: "Das hat nicht geklappt",
} as const;

export const switchRefusals: Readonly<Record<RefusalsOf<typeof setSwitches>["type"], string>> = {
  "not-allowed": "Das darf nur, wer für die Plattform arbeitet.",
  "sign-in-required": "Deine Anmeldung ist abgelaufen. Bitte melde dich neu an.",
  "request-reused": "Das hat sich überschnitten. Bitte versuche es noch einmal.",
};
