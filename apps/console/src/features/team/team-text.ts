import type { RefusalsOf } from "@lokalkorb/contracts/contract";
import type { inviteMember } from "@lokalkorb/contracts/team";
import type { Role } from "@lokalkorb/domain/access/role";

export const teamText = {
  title: "Wer dabei ist",
  count: (people: number, invitations: number): string =>
    `${people === 1 ? "1 Person" : `${people} Personen`}${invitations === 0 ? "" : `, ${invitations} eingeladen`}`,
  failed: "Das Team ist gerade nicht da",
  failedNext: "Bitte versuche es gleich noch einmal.",
  you: "du",
  roleOf: (name: string): string => `Rolle von ${name}`,
  duties: {
    owner: "alles, auch Geld, Team und Sichtbarkeit",
    manager: "alles außer Team, Auszahlung und Sichtbarkeit",
    staff: "Bestellungen, Ausverkauft, Bestand und Pause",
    kitchen: "Bestellungen sehen, beginnen, packen und fertig melden",
    accountant: "Bestellungen sehen und sonst nichts",
  } satisfies Record<Role, string>,
  open: "Einladung offen",
  openAs: (email: string, role: string): string => `${email} als ${role}`,
  again: "Noch einmal",
  withdraw: "Zurückziehen",
  remove: (name: string): string => `${name} entfernen`,
  removeTitle: (name: string): string => `${name} entfernen?`,
  removeText: "Der Zugang endet sofort, auf allen Geräten. Was an Bestellungen getan wurde, bleibt im Protokoll.",
  removeYes: "Entfernen",
  removeNo: "Behalten",
  makeOwnerTitle: (name: string): string => `${name} zur Inhaberin oder zum Inhaber machen?`,
  makeOwnerText:
    "Wer den Betrieb besitzt, darf alles: auch dich aus dem Team nehmen und das Konto für Zahlungen ändern.",
  makeOwnerYes: "Ja, machen",
  makeOwnerNo: "Nein",
  changed: (name: string, role: string): string => `${name}: ${role}`,
  removed: (name: string): string => `${name} ist nicht mehr dabei.`,
  lastOwner: "Einer muss den Betrieb besitzen. Mache zuerst jemand anderen zur Inhaberin oder zum Inhaber.",
  invite: {
    title: "Jemanden einladen",
    lead: "Die Einladung kommt per E-Mail. Wer sie annimmt, hat einen eigenen Zugang.",
    email: "E-Mail-Adresse",
    name: "Name",
    nameHint: "Wie er im Team heißt, zum Beispiel „Theke Samstag“",
    role: "Was darf sie oder er?",
    submit: "Einladung senden",
    pending: "Die Einladung geht hinaus …",
    sent: (email: string): string => `Die Einladung ist unterwegs an ${email}.`,
    member: "Diese Adresse ist schon im Team.",
    failed: "Nicht eingeladen",
    emailWrong: "Diese E-Mail-Adresse ist nicht vollständig.",
    nameMissing: "Bitte gib einen Namen ein.",
  },
} as const;

export const inviteRefusals: Readonly<Record<RefusalsOf<typeof inviteMember>["type"], string>> = {
  "not-allowed": "Nur wer den Betrieb besitzt, kann einladen.",
  "sign-in-required": "Deine Anmeldung ist abgelaufen. Bitte melde dich neu an.",
  "request-reused": "Das hat sich überschnitten. Bitte versuche es noch einmal.",
  "rate-limited": "Das waren viele Einladungen auf einmal. In einer Stunde geht es weiter.",
};
