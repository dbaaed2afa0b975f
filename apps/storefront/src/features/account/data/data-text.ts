export const dataText = {
  title: "Deine Daten",
  back: "Zurück zum Konto",
  loading: "Dein Konto wird geladen …",
  download: "Herunterladen",
  downloadLead:
    "Konto, Adressen, Namen deiner Passkeys und alle Bestellungen deines Kontos: als Datei für Programme, und als Seite zum Lesen.",
  json: "Datei (JSON)",
  page: "Seite zum Lesen",
  collecting: "Deine Daten werden zusammengestellt …",
  failed: "Das hat nicht geklappt",
  failures: {
    offline: "Keine Internetverbindung. Versuch es noch einmal, sobald sie wieder da ist.",
    unavailable: "Der Server ist gerade nicht erreichbar. Bitte versuche es in ein paar Minuten noch einmal.",
    denied: "Das wurde nicht erlaubt. Melde dich neu an und versuche es noch einmal.",
    unexpected: "Bitte versuche es noch einmal.",
  },
  tooOften: "Das war oft hintereinander. Bitte versuche es in einer Stunde noch einmal.",
  erase: "Konto löschen",
  eraseGoes: "Sofort und für immer gelöscht werden:",
  goes: [
    "dein Konto mit Name, Telefonnummer, Adressen und Passkeys",
    "gespeicherte Karten und dein Eintrag beim Zahlungsanbieter",
    "dein Eintrag in der Kundenliste der Läden, mit ihren Notizen",
    "deine Telefonnummer und deine Bemerkungen in alten Bestellungen",
    "die E-Mails, die wir dir geschickt haben, und Körbe auf unserem Server",
  ],
  eraseStays: "Bleiben muss:",
  stays: [
    "Bestellungen mit Name, E-Mail-Adresse, Lieferadresse und Beträgen. Sie sind Geschäftsbriefe der Läden: in Deutschland sechs, in Österreich sieben Jahre, gezählt ab dem Jahresende. Danach wird auch dort die Person gelöscht.",
    "Rechnungen, so lange das Steuerrecht es verlangt: in Deutschland acht, in Österreich sieben Jahre.",
    "der Eintrag bei einem Laden, der dir noch etwas schuldet oder dich gesperrt hat",
    "Nachrichten, die du an Lokalkorb geschrieben hast: 400 Tage",
    "Widerrufe, die du erklärt hast, mit ihrer Eingangsbestätigung: in Deutschland sechs, in Österreich sieben Jahre",
    "E-Mails, die gerade noch unterwegs zu dir sind",
  ],
  understood: "Ja, mein Konto soll gelöscht werden.",
  understoodMissing: "Bitte bestätige das zuerst.",
  press: "Konto endgültig löschen",
  erasing: "Dein Konto wird gelöscht …",
  signInAgain: "Zur Sicherheit: Melde dich noch einmal an. Danach hast du fünf Minuten Zeit zum Löschen.",
  signIn: "Neu anmelden",
  openOrders:
    "Du hast noch eine offene Bestellung. Löschen kannst du dein Konto, sobald sie übergeben oder storniert ist.",
  worksInShop: "Mit diesem Konto arbeitest du in einem Betrieb. Lass dich dort erst aus dem Team nehmen.",
  doneTitle: "Dein Konto ist gelöscht.",
  done: (kept: number): string =>
    kept === 0
      ? "Von dir ist bei uns nichts mehr gespeichert, was noch zu einem Konto führt."
      : `${kept === 1 ? "Eine Bestellung bleibt" : `${kept} Bestellungen bleiben`} so lange gespeichert, wie das Gesetz es verlangt. Zu einem Konto führt davon nichts mehr.`,
  home: "Zur Startseite",
} as const;
