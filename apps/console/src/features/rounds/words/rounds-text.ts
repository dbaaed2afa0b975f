import type { InputOf, OutputOf } from "@lokalkorb/contracts/contract";
import type { changeRound, saveRound } from "@lokalkorb/contracts/order-rounds";
import type { RoundRule } from "@lokalkorb/domain/fulfilment/rounds/round-rule";
import type { Round } from "@lokalkorb/domain/fulfilment/rounds/next-rounds";

export type RoundChange = InputOf<typeof changeRound>["change"];
export type RoundAnswer = OutputOf<typeof saveRound>["result"];

export const repeatNames: Readonly<Record<RoundRule["repeat"], string>> = {
  weekly: "Jede Woche",
  biweekly: "Alle zwei Wochen",
  monthly: "Einmal im Monat",
  dates: "An einzelnen Tagen",
};

export const holidayNames: Readonly<Record<RoundRule["onHoliday"], string>> = {
  keep: "Die Ausgabe findet trotzdem statt",
  skip: "Die Ausgabe fällt aus",
  dayBefore: "Ausgabe am Werktag davor",
  dayAfter: "Ausgabe am Werktag danach",
};

/** '1' to '4', '5' is the last one. */
export const nthNames = { 1: "ersten", 2: "zweiten", 3: "dritten", 4: "vierten", 5: "letzten" } as const;

export const stateNames: Readonly<Record<Exclude<Round["state"], "held">, string>> = {
  skipped: "fällt aus",
  holiday: "fällt aus",
  closed: "geschlossen",
};

/** Sentences about an answer that saved nothing. */
export const answerText: Readonly<Record<Exclude<RoundAnswer, "saved">, string>> = {
  taken: "Einer dieser Wege gehört schon zu einer anderen Runde.",
  promised: "Für diesen Tag ist gerade eine Bestellung gekommen. Sag die Runde ab, wenn sie nicht stattfindet.",
  over: "Diese Runde ist beendet. Leg eine neue an.",
  day: "Sag noch, an welchem Tag ausgegeben wird.",
  "closes-before-opens": "Der Bestellschluss liegt vor dem Beginn. Dazwischen muss Zeit zum Bestellen sein.",
  "no-methods": "Wähl mindestens einen Weg, auf dem die Ware zu den Leuten kommt.",
  "no-times": "Ein gewählter Weg hat an diesem Wochentag keine Zeiten. Trag sie erst unter „Abholung & Lieferung“ ein.",
  "no-round-ahead": "So käme keine Runde zustande: Jeder Tag liegt in der Vergangenheit oder fällt aus.",
};

/** 'heute', 'am Fr., 04.12.' */
const onDay = (day: string): string => (day === "heute" || day === "morgen" ? day : `am ${day}`);

export const roundsText = {
  lead: "In einer Runde bestellen alle auf denselben Tag hin: die Gemüsekiste am Freitag, das Brot für den ersten Samstag im Monat. Du weißt zum Bestellschluss, was gebraucht wird, und deine Kundinnen und Kunden sehen, bis wann sie bestellen können.",
  failed: "Deine Runden lassen sich gerade nicht laden",
  failedNext: "Bestellungen laufen weiter. Versuch es gleich noch einmal.",
  none: "Noch keine Runde",
  noneNext:
    "Leg fest, an welchem Tag ausgegeben und bis wann dafür bestellt wird. Den Rest der Woche nimmt dieser Weg dann keine Bestellungen an.",
  add: "Runde anlegen",
  edit: "Bearbeiten",
  pause: "Pausieren",
  resume: "Fortsetzen",
  end: "Beenden",
  paused: "pausiert: es kann nicht bestellt werden",
  endTitle: (name: string): string => `„${name}“ beenden?`,
  endText:
    "Bestellungen von bisher bleiben, wie sie sind. Danach gelten für diesen Weg wieder seine gewohnten Zeiten und Fristen. Eine beendete Runde beginnt nicht wieder.",
  endYes: "Runde beenden",
  endNo: "Behalten",
  subject: (name: string): string => `Runde ${name}`,
  next: "Die nächsten Runden",
  legend: { ordering: "bestellen", handover: "Ausgabe", out: "fällt aus" },
  until: (opens: string, closes: string): string => `bestellen von ${opens} bis ${closes}`,
  open: "Jetzt offen",
  closed: "Bestellschluss vorbei",
  opens: (when: string): string => `öffnet ${when}`,
  moved: (holiday: string): string => `verlegt wegen ${holiday}`,
  ordered: (count: number): string =>
    count === 0 ? "noch keine Bestellung" : count === 1 ? "1 Bestellung" : `${count} Bestellungen`,
  needed: "Was gebraucht wird",
  neededOn: (day: string): string => `Was gebraucht wird, ${day}`,
  lists: (day: string): string => `Für deine Lieferanten, Ausgabe ${day}`,
  listsPending: "Artikel werden geladen …",
  listsFailed: "Die Artikel dieser Runde lassen sich gerade nicht laden. Versuch es gleich noch einmal.",
  goods: (qty: number, name: string): string => `${qty} × ${name}`,
  mail: "E-Mail schreiben",
  mailTo: (supplier: string): string => `E-Mail an ${supplier} schreiben`,
  mailSubject: (shop: string, day: string): string => `Bestellung von ${shop} für ${day}`,
  mailText: (goods: readonly string[], shop: string): string =>
    `Guten Tag,\n\nwir brauchen:\n\n${goods.join("\n")}\n\nViele Grüße\n${shop}`,
  markSent: "Als gesendet merken",
  markSentOf: (supplier: string): string => `Liste für ${supplier} als gesendet merken`,
  sentAt: (when: string): string => `gesendet ${when}`,
  unsend: "Rückgängig",
  unsendOf: (supplier: string): string => `Liste für ${supplier}: doch nicht gesendet`,
  callOff: "Absagen",
  callOffOf: (day: string): string => `Runde ${onDay(day)} absagen`,
  callOffTitle: (day: string): string => `Die Runde ${onDay(day)} absagen?`,
  callOffText: (count: number): string =>
    `${count === 1 ? "Die Bestellung wird" : `${count} Bestellungen werden`} storniert, und was schon bezahlt ist, geht zurück. Packst du schon, entscheidest du auf der Tafel selbst.`,
  word: "Warum? Das lesen alle, die bestellt haben.",
  wordMissing: "Schreib einen Satz dazu.",
  callOffYes: "Runde absagen",
  callOffNo: "Behalten",
  ending: "abgesagt, Bestellungen werden gerade storniert",
  calledOff: "abgesagt",
  capped: (count: number): string => (count === 1 ? "1 Artikel begrenzt" : `${count} Artikel begrenzt`),
  lacks: (money: string): string => `es fehlen noch ${money} bis zum Mindestwert`,
  least: (money: string): string => `mindestens ${money}`,
  skip: "Ausfallen lassen",
  hold: "Doch stattfinden lassen",
  skipOf: (day: string): string => `Runde ${onDay(day)} ausfallen lassen`,
  holdOf: (day: string): string => `Runde ${onDay(day)} doch stattfinden lassen`,
  form: {
    create: "Neue Runde",
    change: "Runde bearbeiten",
    name: "Name der Runde",
    nameHint: "Steht nur hier bei dir, zum Beispiel „Gemüsekiste“.",
    nameMissing: "Gib der Runde einen Namen.",
    repeat: "Wie oft",
    weekday: "Tag der Ausgabe",
    from: "Erster Tag der Ausgabe",
    fromHint: "Von hier an alle zwei Wochen.",
    nth: "Welcher im Monat",
    nthOf: (nth: string, weekday: string): string => `am ${nth} ${weekday}`,
    dates: "Tage der Ausgabe",
    date: (no: number): string => `${no}. Tag`,
    addDate: "Tag hinzufügen",
    removeDate: (no: number): string => `${no}. Tag entfernen`,
    dateWrong: "Gib einen Tag an, zum Beispiel 24.12.2026.",
    opens: "Bestellen ab",
    closes: "Bestellschluss",
    time: "Uhrzeit",
    opensTime: "Uhrzeit des Beginns",
    closesTime: "Uhrzeit des Bestellschlusses",
    timeWrong: "Gib eine Uhrzeit an, zum Beispiel 18:00.",
    sameDay: "am Tag der Ausgabe",
    daysBefore: (days: number): string => (days === 1 ? "1 Tag vorher" : `${days} Tage vorher`),
    methods: "Wege dieser Runde",
    methodsHint: "Diese Wege nehmen Bestellungen dann nur noch für die Tage der Runde an.",
    noMethods: "Richte erst unter „Abholung & Lieferung“ einen Weg ein.",
    least: "Mindestwert der Runde",
    leastHint:
      "Kommt bis zum Bestellschluss weniger zusammen, sagen wir die Runde ab, stornieren ihre Bestellungen und erstatten, was bezahlt ist. Leer: Die Runde findet immer statt.",
    leastWrong: "Gib einen Betrag an, zum Beispiel 120,00.",
    caps: "Höchstens je Runde",
    capsHint:
      "Ist von einem Artikel so viel bestellt, nimmt die Runde davon nichts mehr an, egal auf welchem ihrer Wege. Die nächste Runde fängt wieder von vorn an.",
    capItem: "Artikel",
    capChoose: "Artikel wählen",
    capMost: "Höchstens",
    addCap: "Artikel begrenzen",
    removeCap: (no: number): string => `${no}. Begrenzung entfernen`,
    capItemMissing: "Wähl einen Artikel.",
    capItemTwice: "Dieser Artikel steht schon darüber.",
    capWrong: "Gib eine Zahl ab 1 an, zum Beispiel 30.",
    onHoliday: "Wenn der Tag ein Feiertag ist",
    region: "Feiertage von",
    preview: "So kommt die Runde",
    save: "Runde speichern",
    saving: "Wird gespeichert …",
    cancel: "Abbrechen",
  },
} as const;
