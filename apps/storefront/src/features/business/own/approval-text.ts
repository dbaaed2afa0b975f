import type { RefusalsOf } from "@lokalkorb/contracts/contract";
import type { answerApproval, setApprovalLimit } from "@lokalkorb/contracts/approvals";

export const approvalText = {
  waiting: "Wartet auf Freigabe",
  lead: (by: string, until: string): string => `${by} hat bestellt. Reserviert ist alles bis ${until}.`,
  over: {
    order: (limit: string): string => `Sie liegt über der Grenze von ${limit} für eine Bestellung.`,
    month: (limit: string): string => `Sie liegt über der Grenze von ${limit} im Monat.`,
  },
  line: (qty: number, name: string): string => `${qty}\u00a0× ${name}`,
  note: (note: string): string => `Wunsch: ${note}`,
  notYours: "Freigeben kann sie, wer die Firma verwaltet und sie nicht selbst bestellt hat.",
  approve: "Freigeben",
  approving: "Wird freigegeben …",
  decline: "Ablehnen …",
  word: "Was soll die Person wissen?",
  wordHint: "Sie liest es in der E-Mail und bei der Bestellung.",
  wordMissing: "Schreib mindestens ein kurzes Wort dazu.",
  declineNow: "Ablehnen und Bescheid geben",
  declining: "Wird abgelehnt …",
  back: "Zurück",
  answered: (status: string): string => `Die Bestellung aus der E-Mail wartet nicht mehr. Stand: ${status}.`,
  limits: "Freigabe",
  limitsLead:
    "Was über der Grenze liegt, wartet höchstens einen Tag, bis es jemand freigibt, der die Firma verwaltet. Wer allein verwaltet, braucht keine Freigabe.",
  none: "Für die Firma gibt es keine Grenze.",
  current: (amount: string): string => `Bestellungen über ${amount} warten auf Freigabe.`,
  change: "Grenze ändern",
  field: "Je Bestellung ohne Freigabe bis (Euro)",
  fieldHint: "Leer heißt: ohne Grenze. Für einzelne Personen legst du unten eine andere fest.",
} as const;

export const answerRefusals: Readonly<Record<RefusalsOf<typeof answerApproval>["type"], string>> = {
  "sign-in-required": "Du bist nicht mehr angemeldet. Lade die Seite neu.",
  "not-found": "Diese Bestellung kannst du nicht mehr beantworten. Lade die Seite neu.",
  "not-allowed": "Eine eigene Bestellung gibt jemand anderes frei, der die Firma verwaltet.",
  "already-handled": "Die Bestellung ist schon beantwortet. Lade die Seite neu.",
  "too-late": "Dafür ist es zu spät: Die Bestellung war nur bis eben reserviert.",
  "slot-changed":
    "Für diese Zeit nimmt der Betrieb keine Bestellung mehr an. Lehn sie ab, dann kann neu bestellt werden.",
  "slot-full": "Für diese Zeit nimmt der Betrieb keine Bestellung mehr an. Lehn sie ab, dann kann neu bestellt werden.",
  "cutoff-passed": "Der Bestellschluss für diese Zeit ist vorbei. Lehn sie ab, dann kann neu bestellt werden.",
  "shop-closed": "Zu dieser Zeit ist der Betrieb geschlossen. Lehn sie ab, dann kann neu bestellt werden.",
  "distribution-unavailable": "Diesen Weg gibt es beim Betrieb nicht mehr. Lehn sie ab, dann kann neu bestellt werden.",
  "request-reused": "Diese Antwort ist schon angekommen. Lade die Seite neu.",
};

export const limitRefusals: Readonly<Record<RefusalsOf<typeof setApprovalLimit>["type"], string>> = {
  "sign-in-required": "Du bist nicht mehr angemeldet. Lade die Seite neu.",
  "not-found": "Du darfst das für diese Firma nicht mehr. Lade die Seite neu.",
  "rate-limited": "Das waren viele Änderungen. Versuch es in einer Stunde noch einmal.",
  "request-reused": "Diese Änderung ist schon angekommen. Lade die Seite neu.",
};
