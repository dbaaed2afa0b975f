import type { RefusalsOf } from "@lokalkorb/contracts/contract";
import type { startStandingOrder } from "@lokalkorb/contracts/standing-orders";

export const setupText = {
  title: "Jede Woche?",
  lead: (shop: string): string =>
    `${shop} bekommt diese Bestellung von selbst wieder. Du kannst jeden Termin aussetzen und jederzeit aufhören.`,
  back: "Zur Bestellung",
  loading: "Deine Termine werden geladen …",
  failed: "Deine Termine lassen sich gerade nicht laden",
  signIn: "Für einen Dauerauftrag brauchst du ein Kundenkonto: Dort siehst und änderst du deine Termine.",
  toSignIn: "Anmelden oder Konto anlegen",
  unknown: "Diese Bestellung gehört nicht zu deinem Konto, oder es gibt sie nicht.",
  unavailable:
    "Diese Bestellung lässt sich nicht als Dauerauftrag wiederholen: Der Betrieb bietet sie so nicht mehr an.",
  toOrders: "Deine Bestellungen",
  howOften: "Wie oft",
  yearly: (count: number): string => `${count} im Jahr`,
  onDay: "An welchem Tag",
  firstOf: (day: string): string => `zuerst ${day}`,
  lock: (moment: string): string => `Ändern und aussetzen kannst du bis ${moment}, und so vor jedem Termin.`,
  dates: "Deine ersten vier Termine",
  from: (clock: string): string => `ab ${clock}`,
  closed: "zu",
  skip: (day: string): string => `${day} aussetzen`,
  check: "Prüfen",
  gone: (names: string): string => `Gibt es nicht mehr und kommt nicht mit: ${names}`,
  each: "Je Termin",
  vat: "inkl. MwSt.",
  term: (rhythm: string, day: string): string =>
    `${rhythm}, das erste Mal am ${day}, auf unbestimmte Zeit. Du kannst jederzeit ohne Frist beenden. Teurer wird ein Termin nur, wenn wir es dir vorher schreiben.`,
  starting: "Wird eingerichtet …",
} as const;

export const startRefusals: Readonly<Record<RefusalsOf<typeof startStandingOrder>["type"], string>> = {
  "not-found": setupText.unknown,
  "sign-in-required": setupText.signIn,
  "distribution-unavailable": setupText.unavailable,
  "payment-method-unavailable": "So lässt sich ein Dauerauftrag nicht bezahlen. Wähle eine Karte, die noch gilt.",
  "price-changed": "Der Preis hat sich gerade geändert. Bitte prüfe ihn noch einmal.",
  "slot-changed": "Der erste Termin ist nicht mehr zu haben. Bitte wähle einen anderen Tag.",
  "request-reused": "Lade die Seite neu und versuch es noch einmal.",
};
