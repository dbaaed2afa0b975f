import { bulkText } from "../bulk/bulk-text.ts";

const number = new Intl.NumberFormat("de-DE");

export const tableText = {
  title: "Artikel als Tabelle",
  exportTitle: "Herunterladen",
  exportLead:
    "Alle Artikel als CSV-Datei für Excel, LibreOffice oder Numbers. Lass die Spalte „ID“ stehen: An ihr wird jeder Artikel wiedererkannt.",
  exportButton: (count: number): string => `${number.format(count)} Artikel herunterladen`,
  fileName: (shop: string, day: string): string => `artikel-${shop}-${day}.csv`,
  importTitle: "Einlesen",
  importLead:
    "Du siehst zuerst, was sich ändert. Spalten, die fehlen, bleiben, wie sie sind. Eine Zeile ohne ID wird ein neuer Artikel.",
  file: "CSV-Datei",
  otherFile: "Andere Datei wählen",
  opening: "Die Datei wird gelesen …",
  id: "ID",
  headers: {
    contentUnit: "Einheit",
    minQty: "Mindestmenge",
    stepQty: "Schritt",
    minGrams: "Gewicht mindestens (g)",
    estGrams: "Übliches Gewicht (g)",
    maxGrams: "Gewicht höchstens (g)",
    depositKind: "Pfandart",
    goodsKind: "Besondere Ware",
    withdrawalReason: "Grund für das Widerrufsrecht",
    bestBeforeDate: "Ablaufdatum",
    packed: "Geschlossene Packung",
    leadMinutes: "Vorlaufzeit (Min.)",
    from: "Verfügbar ab",
    to: "Verfügbar bis einschließlich",
  },
  noAllergens: "keine",
  tooBig: "Die Datei ist größer als 5 MB. Teile sie bitte in mehrere.",
  tooLong: "Die Tabelle hat mehr als 5.000 Zeilen. Teile sie bitte in mehrere Dateien.",
  unreadable: "Die Datei lässt sich nicht lesen. Speichere sie bitte als CSV.",
  noHeader: "In der ersten Zeile steht keine Spalte, die wir kennen, zum Beispiel „Name“ oder „Preis“.",
  twice: (header: string): string => `Die Spalte „${header}“ kommt zweimal vor.`,
  unknownColumns: (headers: readonly string[]): string =>
    `${headers.length === 1 ? "Diese Spalte kennen" : "Diese Spalten kennen"} wir nicht und lassen sie aus: ${headers.join(", ")}`,
  oneOf: (labels: readonly string[]): string => `Möglich ist: ${labels.join(", ")}.`,
  unknownWords: (typed: readonly string[]): string => `Das kennen wir nicht: ${typed.join(", ")}.`,
  noFigure: "Bitte eine Zahl wie 12 oder 0,5 eingeben.",
  noAnswer: (lines: readonly string[]): string =>
    `Bitte je Zeile eine Angabe wie „Klasse: I“. Das kennen wir nicht: ${lines.join(" / ")}.`,
  goesWithItself: "Ein Artikel passt nicht zu sich selbst.",
  goesWithMost: (most: number): string => `Bitte höchstens ${most} Artikel.`,
  goesWithUnknown: (lines: readonly string[]): string =>
    `Bitte je Zeile den Namen, die Artikelnummer oder die ID eines Artikels. Den gibt es nicht: ${lines.join(" / ")}.`,
  goesWithMany: (line: string): string => `„${line}“ heißen mehrere Artikel. Nimm bitte die Artikelnummer oder die ID.`,
  noCategory: (name: string): string => `Die Kategorie „${name}“ gibt es nicht. Lege sie bitte zuerst an.`,
  unknownId: "Diese ID gibt es nicht. Für einen neuen Artikel bleibt die Zelle leer.",
  idTwice: (row: number): string => `Diese ID steht schon in Zeile ${row}.`,
  skuTaken: (name: string): string => `Diese Artikelnummer hat schon „${name}“.`,
  byWeight: "Dieser Artikel wird nach Gewicht verkauft. Sein Preis steht unter „Preis je Kilogramm“.",
  lost: "Diese Angabe passt nicht zu den anderen der Zeile und ginge verloren.",
  byPiece: "Dieser Artikel wird nicht nach Gewicht verkauft.",
  missing: "Bitte ausfüllen.",
  summary: (added: number, changed: number, unchanged: number, errors: number): string =>
    [
      `${number.format(added)} neu`,
      `${number.format(changed)} geändert`,
      `${number.format(unchanged)} unverändert`,
      `${number.format(errors)} ${errors === 1 ? "Zeile" : "Zeilen"} mit Fehlern`,
    ].join(" · "),
  nothing: "Die Tabelle ist genau wie dein Angebot. Es gibt nichts zu ändern.",
  errors: "Das stimmt noch nicht",
  error: (row: number, header: string | null): string => `Zeile ${row}${header === null ? "" : `, ${header}`}: `,
  soundOnly: "Nur die fehlerfreien Zeilen übernehmen",
  changed: "Geänderte Artikel",
  added: "Neue Artikel",
  empty: "leer",
  andMore: bulkText.andMore,
  andMoreRows: (count: number): string => `… und ${number.format(count)} weitere`,
  apply: (count: number): string => `${number.format(count)} Artikel übernehmen`,
  progress: bulkText.progress,
  applied: (count: number): string =>
    count === 1 ? "1 Artikel ist übernommen." : `${number.format(count)} Artikel sind übernommen.`,
  stayed: bulkText.stayed,
  unplaced: (count: number): string =>
    count === 1
      ? "Dieser Artikel ist gespeichert, steht aber nicht in seiner neuen Kategorie:"
      : `Diese ${number.format(count)} Artikel sind gespeichert, stehen aber nicht in ihrer neuen Kategorie:`,
} as const;
