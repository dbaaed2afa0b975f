const numbered = (count: number, names: readonly ((no: number) => string)[]): readonly string[] =>
  Array.from({ length: count }, (_, index) => names.map((name) => name(index + 1))).flat();

/** The second line of a batch of bookings, version 13 of its format. */
export const extfColumns: readonly string[] = [
  ...[
    "Umsatz (ohne Soll/Haben-Kz)",
    "Soll/Haben-Kennzeichen",
    "WKZ Umsatz",
    "Kurs",
    "Basis-Umsatz",
    "WKZ Basis-Umsatz",
  ],
  ...["Konto", "Gegenkonto (ohne BU-Schlüssel)", "BU-Schlüssel", "Belegdatum", "Belegfeld 1", "Belegfeld 2", "Skonto"],
  ...["Buchungstext", "Postensperre", "Diverse Adressnummer", "Geschäftspartnerbank", "Sachverhalt", "Zinssperre"],
  "Beleglink",
  ...numbered(8, [(no) => `Beleginfo - Art ${no}`, (no) => `Beleginfo - Inhalt ${no}`]),
  ...["KOST1 - Kostenstelle", "KOST2 - Kostenstelle", "Kost-Menge", "EU-Land u. UStID (Bestimmung)"],
  ...["EU-Steuersatz (Bestimmung)", "Abw. Versteuerungsart", "Sachverhalt L+L", "Funktionsergänzung L+L"],
  ...["BU 49 Hauptfunktionstyp", "BU 49 Hauptfunktionsnummer", "BU 49 Funktionsergänzung"],
  ...numbered(20, [(no) => `Zusatzinformation - Art ${no}`, (no) => `Zusatzinformation - Inhalt ${no}`]),
  ...["Stück", "Gewicht", "Zahlweise", "Forderungsart", "Veranlagungsjahr", "Zugeordnete Fälligkeit", "Skontotyp"],
  ...["Auftragsnummer", "Buchungstyp", "USt-Schlüssel (Anzahlungen)", "EU-Land (Anzahlungen)"],
  ...["Sachverhalt L+L (Anzahlungen)", "EU-Steuersatz (Anzahlungen)", "Erlöskonto (Anzahlungen)", "Herkunft-Kz"],
  ...["Buchungs GUID", "KOST-Datum", "SEPA-Mandatsreferenz", "Skontosperre", "Gesellschaftername"],
  ...["Beteiligtennummer", "Identifikationsnummer", "Zeichnernummer", "Postensperre bis"],
  ...["Bezeichnung SoBil-Sachverhalt", "Kennzeichen SoBil-Buchung", "Festschreibung", "Leistungsdatum"],
  ...["Datum Zuord. Steuerperiode", "Fälligkeit", "Generalumkehr (GU)", "Steuersatz", "Land"],
  ...["Abrechnungsreferenz", "BVV-Position", "EU-Land u. UStID (Ursprung)", "EU-Steuersatz (Ursprung)"],
  "Abw. Skontokonto",
];
