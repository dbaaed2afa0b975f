import type { RefusalsOf } from "@lokalkorb/contracts/contract";
import type { acceptInvitation } from "@lokalkorb/contracts/team";

export const invitationText = {
  title: "Du bist eingeladen",
  lead: (email: string): string => `Du bist als ${email} angemeldet. Mit einem Druck bist du im Team.`,
  accept: "Einladung annehmen",
  pending: "Einen Moment …",
  other: "Mit anderem Konto anmelden",
  failed: "Das hat nicht geklappt",
  loading: "Einen Moment",
} as const;

export const acceptRefusals: Readonly<Record<RefusalsOf<typeof acceptInvitation>["type"], string>> = {
  "not-found":
    "Für diese Adresse gibt es hier keine Einladung. Vielleicht ging sie an eine andere, oder sie wurde zurückgezogen.",
  "not-allowed":
    "Diese E-Mail-Adresse ist noch nicht bestätigt. Melde dich einmal mit einem Link an, den wir dir mailen.",
  "sign-in-required": "Deine Anmeldung ist abgelaufen. Bitte melde dich neu an.",
  "request-reused": "Das hat sich überschnitten. Bitte lade die Seite neu.",
};
