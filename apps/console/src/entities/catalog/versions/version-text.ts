export const versionText = {
  subject: "Frühere Versionen",
  title: "Frühere Versionen",
  loading: "Versionen werden zusammengestellt …",
  failed: "Die Versionen konnten nicht geladen werden.",
  failedNext: "Prüfe die Verbindung. Im Laden ist alles unverändert.",
  none: "Es ist noch nichts veröffentlicht.",
  version: (version: number): string => `Version ${version}`,
  current: "im Laden",
  by: (name: string): string => `von ${name}`,
  counted: (count: number): string =>
    count === 0 ? "keine Änderung" : count === 1 ? "1 Änderung" : `${count} Änderungen`,
  look: "Ansehen",
  close: "Zuklappen",
  first: "Die erste Version: alles war neu.",
  restore: "Diesen Stand zurückholen",
  restoreText:
    "Artikel, Pakete, Optionen und Kategorien stehen dann hier wie in dieser Version. Im Laden ändert sich erst etwas, wenn du veröffentlichst. Was seitdem dazukam, wird verborgen und nicht gelöscht.",
  restoring: "Wird zurückgeholt …",
  restored: (version: number, count: number): string =>
    count === 0 ? `Hier steht schon alles wie in Version ${version}.` : `Version ${version} steht wieder hier.`,
  restoredNext: "Veröffentliche, damit sie im Laden steht.",
  discard: "Änderungen verwerfen",
  discardText:
    "Artikel, Pakete, Optionen und Kategorien stehen dann wieder hier wie im Laden. Die Änderungen daran oben gehen verloren.",
  discarded: "Die Änderungen sind verworfen.",
  cancel: "Abbrechen",
} as const;
