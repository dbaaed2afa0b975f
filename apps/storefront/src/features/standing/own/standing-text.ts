import type { OutputOf, RefusalsOf } from "@lokalkorb/contracts/contract";
import type { changeStandingOrder } from "@lokalkorb/contracts/standing-orders";
import type { MissedReason } from "@lokalkorb/domain/ordering/standing/standing-choices";

export const standingText = {
  back: "Zum Konto",
  loading: "Deine Daueraufträge werden geladen …",
  failed: "Deine Daueraufträge lassen sich gerade nicht laden",
  signIn: "Melde dich an, dann siehst du deine Termine.",
  toSignIn: "Anmelden",
  none: "Du hast keinen Dauerauftrag",
  noneNext: "Auf der Seite jeder Bestellung steht „Jede Woche bestellen“: Dann kommt sie von selbst wieder.",
  toOrders: "Deine Bestellungen",
  isNew: "Dein Dauerauftrag läuft. Die Termine stehen auch in der E-Mail, die gerade kommt.",
  states: { active: "Läuft", suspended: "Zahlung klären", paused: "Pausiert" },
  every: (rhythm: string, day: string): string => `${rhythm}, ${day}`,
  each: (amount: string): string => `${amount} je Termin, inkl. MwSt.`,
  next: "Die nächsten Termine",
  noRuns: "Der Betrieb bietet das gerade nicht an. Sobald es wieder geht, geht es von selbst weiter.",
  lock: (moment: string): string => `änderbar bis ${moment}`,
  from: (clock: string): string => `ab ${clock}`,
  skipped: "Ausgesetzt",
  skippedNote: "Es kommt nichts, und es kostet nichts.",
  paused: "Pausiert",
  closed: "Der Betrieb hat zu",
  ordered: "Ist bestellt",
  orderedLink: "Zur Bestellung",
  skip: "Aussetzen",
  skipOf: (day: string): string => `${day} aussetzen`,
  unskip: "Doch bestellen",
  unskipOf: (day: string): string => `${day} doch bestellen`,
  past: "Bisher",
  short: (name: string, wanted: number, got: number): string => `${name}: statt ${wanted} nur ${got}`,
  goods: "Was kommt",
  change: "Menge ändern",
  changeTitle: "Wie viel soll kommen?",
  changeTitleOn: (day: string): string => `Wie viel soll am ${day} kommen?`,
  changeOnce: "Das gilt nur für diesen Termin. Danach kommt wieder so viel wie sonst.",
  changeAll: (days: string): string =>
    `Das gilt für alle Termine. Deine eigenen Mengen für ${days} gelten dann nicht mehr.`,
  amount: "Menge",
  amountOn: (day: string): string => `Menge für ${day} ändern`,
  thisTime: (goods: string, total: string): string => `Diesmal ${goods} für ${total}`,
  amountOf: (name: string): string => `Anzahl ${name}`,
  newPrice: (amount: string): string => `Je Termin dann ${amount}, inkl. MwSt.`,
  newPriceOn: (amount: string): string => `Dieser Termin kostet dann ${amount}, inkl. MwSt.`,
  asking: "Preis wird berechnet …",
  noPrice: "Der Preis lässt sich gerade nicht berechnen. Versuch es gleich noch einmal.",
  tooMany: "So viel davon gibt es in einer Bestellung nicht.",
  take: "Ändern",
  pause: "Pausieren",
  pauseTitle: "Wie lange pausieren?",
  pauseLead:
    "Bis dahin kommt nichts, und es kostet nichts. Danach geht es von selbst weiter; wir schreiben dir rechtzeitig vorher.",
  pauseWeeks: (weeks: number): string => (weeks === 1 ? "1 Woche" : `${weeks} Wochen`),
  pauseUntil: (day: string): string => `bis ${day}`,
  pausedUntil: (day: string): string => `Pause bis ${day}`,
  resume: "Weiter bestellen",
  card: "Andere Karte wählen",
  suspended:
    "Die letzte Zahlung hat nicht geklappt. Wähle eine andere Karte, dann geht es mit dem nächsten Termin weiter. Nachgeholt wird nichts.",
  saveCard: "Mit dieser Karte bezahlen",
  end: "Dauerauftrag beenden",
  endTitle: "Dauerauftrag beenden?",
  endLead:
    "Von selbst kommt dann nichts mehr. Was schon bestellt ist, bleibt bestellt. Du bekommst eine Bestätigung per E-Mail.",
  endYes: "Jetzt beenden",
  ends: (day: string): string => `Endet am ${day}`,
  no: "Abbrechen",
  saving: "Wird gespeichert …",
} as const;

export const missedWords: Readonly<Record<MissedReason, string>> = {
  dearer: "nicht bestellt: Der Preis war kurz vorher gestiegen",
  soldOut: "nicht bestellt: Es war nichts mehr da",
  time: "nicht bestellt: Der Betrieb nahm keine Bestellung mehr an",
  payment: "nicht bestellt: Die Zahlung hat nicht geklappt",
  shop: "nicht bestellt: Der Betrieb nahm die Bestellung nicht an",
};

export const changeProblems: Readonly<
  Record<Exclude<OutputOf<typeof changeStandingOrder>["result"], "saved">, string>
> = {
  "too-late": "Dafür ist es zu spät: Dieser Termin ist schon bestellt.",
  "wrong-days": "Das geht so nicht. Lade die Seite neu und versuch es noch einmal.",
  "last-goods":
    "Etwas muss übrig bleiben. Soll an dem Tag nichts kommen, setze den Termin aus; soll nie mehr etwas kommen, beende den Dauerauftrag.",
  over: "Dieser Dauerauftrag ist schon beendet.",
};

export const changeRefusals: Readonly<Record<RefusalsOf<typeof changeStandingOrder>["type"], string>> = {
  "not-found": "Diesen Dauerauftrag gibt es nicht mehr.",
  "sign-in-required": "Melde dich noch einmal an, dann geht es weiter.",
  "price-changed": "Der Preis hat sich gerade geändert. Bitte prüfe ihn noch einmal.",
  "distribution-unavailable": "Der Betrieb bietet das gerade nicht an.",
  "line-invalid": "So viel davon gibt es in einer Bestellung nicht.",
  "payment-method-unavailable": "Diese Karte gilt nicht mehr. Bitte wähle eine andere.",
  "request-reused": "Lade die Seite neu und versuch es noch einmal.",
};
