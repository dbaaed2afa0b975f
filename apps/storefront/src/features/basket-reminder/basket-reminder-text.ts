import type { stopBasketReminders } from "@lokalkorb/contracts/basket-reminders";
import type { RefusalsOf } from "@lokalkorb/contracts/contract";

export const reminderText = {
  home: "Zu allen Betrieben",
  title: "Keine Erinnerung mehr",
  lead: "Ein Tipp, und wir schreiben dir nicht mehr, wenn du einen Korb liegen lässt. Mails zu deinen Bestellungen kommen weiter.",
  stop: "Nicht mehr erinnern",
  sending: "Wird gesendet …",
  broken: "Dieser Link ist nicht vollständig. Öffne ihn noch einmal aus der E-Mail.",
  doneTitle: "Erledigt.",
  done: "Wir erinnern dich nicht mehr an einen Korb. In deinem Konto kannst du es jederzeit wieder einschalten.",
  toAccount: "Zum Konto",
} as const;

export const reminderRefusals: Readonly<Record<RefusalsOf<typeof stopBasketReminders>["type"], string>> = {
  "not-found": "Dieser Link gehört zu keinem Konto mehr. Dann schreiben wir dir auch nicht.",
  "rate-limited": "Das waren viele Versuche in kurzer Zeit. Versuch es in einer Stunde noch einmal.",
  "sign-in-required": "Das hat nicht geklappt. Lade die Seite neu und versuch es noch einmal.",
};
