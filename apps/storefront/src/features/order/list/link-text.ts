import type { RefusalsOf } from "@lokalkorb/contracts/contract";
import type { sendOrderLinks } from "@lokalkorb/contracts/orders";
import { sendingFailures } from "@/shared/live/use-sending";

export const linkText = {
  title: "Bestellung auf einem anderen Gerät?",
  lead: "Öffne den Link in deiner Bestätigungsmail. Ist sie weg, schicken wir dir den Link noch einmal.",
  no: "Bestellnummer",
  noHint: "Zum Beispiel A-1042. Sie steht auf deiner Bestellung und auf der Rechnung.",
  noMissing: "Gib die Bestellnummer ein.",
  email: "E-Mail",
  emailWrong: "Gib die E-Mail-Adresse ein, mit der du bestellt hast.",
  send: "Link noch einmal senden",
  sending: "Wird gesendet …",
  sentTitle: "Schau in dein Postfach.",
  sent: "Wenn es eine Bestellung mit dieser Nummer und dieser Adresse gibt, ist die E-Mail in ein, zwei Minuten da.",
} as const;

export const linkRefusals: Readonly<Record<RefusalsOf<typeof sendOrderLinks>["type"], string>> = {
  "rate-limited": "An diese Adresse ging der Link schon oft genug. Versuch es in einer Stunde noch einmal.",
  "request-reused": "Das hat sich überschnitten. Bitte sende es noch einmal.",
  "sign-in-required": sendingFailures.denied,
};
