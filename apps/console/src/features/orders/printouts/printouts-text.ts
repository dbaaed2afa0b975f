import type { PrintoutKind, StickerSize } from "./printouts.ts";

export const printoutNames: Readonly<Record<PrintoutKind, string>> = {
  bakeList: "Backliste",
  pickList: "Sammelliste",
  supplierList: "Liste je Lieferant",
  packingSlips: "Packzettel",
  kitchenSlips: "Küchenbons",
  stickers: "Etiketten",
  deliveryList: "Lieferliste",
  pickupList: "Abholliste",
};

export const printoutNotes: Readonly<Record<PrintoutKind, string>> = {
  bakeList: "A4 · Summen nach Station, Pakete in ihre Teile zerlegt",
  pickList: "A4 · Summen nach Lagerplatz und Kühlung, zum Holen",
  supplierList: "A4 · Summen nach Hersteller",
  packingSlips: "A4 · je Bestellung, in der Reihenfolge der Ausgabe",
  kitchenSlips: "80 mm · je Bestellung, ohne Namen",
  stickers: "je Position, mit Allergenen",
  deliveryList: "A4 · nach Zeit und Straße, mit Karte",
  pickupList: "A4 · zum Abhaken am Stand, auch ohne Netz",
};

export const stickerSizeNames: Readonly<Record<StickerSize, string>> = {
  small: "62 × 29 mm",
  large: "100 × 50 mm",
};

export const printoutText = {
  settings: "Was gedruckt wird",
  kind: "Papier",
  day: "Tag",
  method: "Abhol- oder Lieferart",
  allMethods: "Alle",
  size: "Größe der Etiketten",
  print: "Drucken",
  preview: "Vorschau",
  orders: (count: number): string => (count === 1 ? "1 Bestellung" : `${count} Bestellungen`),
  unanswered: (count: number): string =>
    count === 1
      ? "1 neue Bestellung ist nicht dabei: erst annehmen."
      : `${count} neue Bestellungen sind nicht dabei: erst annehmen.`,
  nothing: "Dafür gibt es an diesem Tag keine Bestellung.",
  nothingHint: "Wähle einen anderen Tag oder eine andere Art.",
  toMake: "Gezählt wird, was noch zu machen ist.",
  toHandOver: "Gezählt wird, was noch auszugeben ist.",
  loading: "Bestellungen werden geladen",
  failed: "Die Bestellungen konnten nicht geladen werden.",
  asOf: (time: string): string => `Stand ${time} Uhr`,
  item: "Artikel",
  pieces: "Stück",
  weight: "Gewicht",
  sum: "Summe",
  noStation: "Ohne Station",
  noSupplier: "Eigene Ware und ohne Hersteller",
  noPlace: "Ohne Angabe",
  itemsPending: "Wo die Artikel gemacht werden und liegen, wird noch geladen. Bitte erst danach drucken.",
  itemsFailed:
    "Von einigen Artikeln war gerade nicht zu lesen, wo sie gemacht werden oder liegen. Sie stehen unter „Ohne …“.",
  storage: { ambient: "Ungekühlt", chilled: "Gekühlt", frozen: "Tiefgekühlt" },
  plain: "ohne Auswahl",
  madeBy: "Gemacht von",
  clock: "Uhrzeit",
  noReceipt: "Kein Beleg im Sinne des UStG, keine Rechnung.",
  test: "TESTBESTELLUNG",
  guest: "Gast",
  amount: "Menge",
  age: (age: number): string => `Ausweis ab ${age} zeigen lassen`,
  lines: (count: number, pieces: number): string => `${count} Posten · ${pieces} Teile`,
  number: "Nr.",
  time: "Zeit",
  who: "Name",
  where: "Wohin",
  goods: "Ware",
  pay: "Zu zahlen",
  paid: "bezahlt",
  map: "Karte",
  contains: "enthält",
  moreOnSlip: "… mehr auf dem Packzettel",
  stickerOf: (index: number, count: number): string => `${index} von ${count}`,
  weighing: "Artikel für Artikel wiegen",
  closing: "Tagesabschluss",
  auto: "Druckt von selbst bei Annahme",
  autoNote:
    "Auf diesem Gerät, solange diese Seite offen ist: je Bestellung einmal ein Küchenbon. Ohne Nachfrage druckt Chrome im Kioskmodus, gestartet mit --kiosk-printing.",
  autoWaits: "Wartet auf die nächste Annahme.",
  autoPrinted: (dayCode: string, time: string): string =>
    `Zuletzt gedruckt: Nr. ${dayCode}, angenommen um ${time} Uhr.`,
} as const;
