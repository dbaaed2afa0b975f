import type { RefusalsOf } from "@lokalkorb/contracts/contract";
import type { answerRestockWait } from "@lokalkorb/contracts/restock";

export const answerText = {
  home: "Zu allen Betrieben",
  title: "Bescheid, wenn es wieder da ist",
  lead: "Sollen wir dir ein einziges Mal schreiben, sobald der Artikel wieder da ist? Danach löschen wir deine Adresse aus der Liste.",
  agree: "Ja, einmal schreiben",
  leave: "Nein, Adresse löschen",
  sending: "Wird gesendet …",
  broken: "Dieser Link ist nicht vollständig. Öffne ihn noch einmal aus der E-Mail.",
  done: {
    waiting: (name: string, shop: string) => ({
      title: "Du stehst auf der Liste.",
      text: `Sobald „${name}“ bei ${shop} wieder da ist, schreiben wir dir. Nach 60 Tagen vergessen wir die Bitte von selbst.`,
    }),
    left: (name: string) => ({
      title: "Deine Adresse ist gelöscht.",
      text: `Zu „${name}“ schreiben wir dir nicht.`,
    }),
    available: (name: string, shop: string) => ({
      title: "Es ist schon wieder da.",
      text: `„${name}“ kannst du bei ${shop} gerade bestellen. Deine Adresse ist gelöscht.`,
    }),
  },
  toProduct: "Zum Artikel",
} as const;

export const answerRefusals: Readonly<Record<RefusalsOf<typeof answerRestockWait>["type"], string>> = {
  "not-found": "Zu diesem Link gibt es keine Bitte mehr: Sie ist erledigt, zurückgenommen oder abgelaufen.",
  "rate-limited": "Das waren viele Versuche in kurzer Zeit. Versuch es in einer Stunde noch einmal.",
  "request-reused": "Das hat nicht geklappt. Lade die Seite neu und versuch es noch einmal.",
  "sign-in-required": "Das hat nicht geklappt. Lade die Seite neu und versuch es noch einmal.",
};
