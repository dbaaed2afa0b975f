import type { PublishGapType } from "../menu/publishing/publish-gap.ts";

const promisedUnpaid = "Für diese Tage wird gerade noch eine Bestellung bezahlt. Bitte warte, bis sie da ist.";

const mostNamed = 5;

/** Which orders stand in the way, the first few by their numbers. */
function promisedFor(numbers: string): string {
  const all = numbers.split(", ");
  const named = all.slice(0, mostNamed).join(", ");
  const names = all.length > mostNamed ? `${named} und ${all.length - mostNamed} weitere` : named;
  const orders = all.length === 1 ? "1 Bestellung" : `${all.length} Bestellungen`;
  return `Für diese Tage gibt es noch ${orders}: ${names}. Verschiebe oder storniere sie zuerst.`;
}

/** The gap with the name of the thing where there is one, and the part of it where that helps. */
export const gapWords: Readonly<Record<PublishGapType, (name: string, detail?: string) => string>> = {
  "no-price": (name) => `${name}: Der Preis fehlt.`,
  "no-name": () => "Ein Artikel hat noch keinen Namen.",
  "no-vat-rate": (name) => `${name}: Der Steuersatz fehlt.`,
  "allergens-unknown": (name) => `${name}: Die Allergene sind nicht angegeben.`,
  "allergen-kinds": (name) =>
    `${name}: Bitte nenne bei den Allergenen, welches Getreide oder welche Nüsse es sind, zum Beispiel Weizen oder Mandel.`,
  "no-base-price": (name) => `${name}: Der Inhalt für den Grundpreis fehlt.`,
  "alcohol-flag": (name) => `${name}: Alkoholgehalt und Altersgrenze passen nicht zusammen.`,
  "organic-control": (name) => `${name}: Für „Bio“ fehlt die Nummer der Kontrollstelle.`,
  "additive-words": (name) =>
    `${name}: Ein Zusatzstoff steht nicht so da, wie das Gesetz ihn nennt, zum Beispiel „mit Konservierungsstoff“.`,
  "packed-facts": (name) =>
    `${name}: Für verpackte Ware fehlen Inhalt, Zutaten, eine ganze Nährwerttabelle oder der Alkoholgehalt („% vol“).`,
  "goods-facts": (name, detail = "") =>
    `${name}: Die Kennzeichnung ist nicht vollständig. Es fehlt oder stimmt nicht: ${detail}.`,
  "free-from": (name) => `${name}: „glutenfrei“ oder „laktosefrei“ passt nicht zu Ernährung und Allergenen.`,
  "reusable-price": (name) => `${name}: Der Mehrwegbehälter darf nicht teurer sein als die anderen.`,
  "quantity-range": (name) => `${name}: Mindestmenge, Schrittweite und Höchstmenge passen nicht zusammen.`,
  "price-rule": (name) => `${name}: Ein Preis für bestimmte Zeiten ist unvollständig.`,
  "catch-weight": (name) => `${name}: Preis je Kilogramm oder Gewichtsspanne stimmen nicht.`,
  availability: (name) => `${name || "Online-Shop"}: Die Zeiten der Verfügbarkeit stimmen nicht.`,
  "option-missing": (name) => `${name}: Eine gewählte Option gibt es nicht mehr.`,
  "option-range": (name) => `${name}: Mindest- und Höchstzahl der Auswahl passen nicht zusammen.`,
  "option-depends": (name) => `${name}: Eine Auswahl hängt von einer anderen ab, die hier fehlt.`,
  "option-circle": (name) => `${name}: Die Auswahlen hängen im Kreis voneinander ab.`,
  "choice-item": (name) => `${name}: Den Artikel einer Wahl gibt es nicht mehr. Wähle einen anderen oder keinen.`,
  "bundle-slot-empty": (name) => `${name}: Ein Teil des Pakets ist leer.`,
  "bundle-pricing": (name) => `${name}: Der Preis des Pakets lässt sich so nicht berechnen.`,
  "bundle-week": (name) => `${name}: Der Inhalt einer Woche ist leer oder enthält Artikel, die es nicht mehr gibt.`,
  "no-entry": () => "Keine Kategorie enthält einen Artikel.",
  "no-distribution": () => "Es gibt keine Abholung oder Lieferung mit Zeiten.",
  "slot-interval": (name) => `${name}: Der Abstand der Zeiten ist zu klein.`,
  "windows-overlap": (name) => `${name}: Zwei Zeitfenster überschneiden sich.`,
  "window-malformed": (name) => `${name}: Ein Zeitfenster ist unvollständig.`,
  "closure-days": (name) => `${name}: Geschlossene Tage brauchen einen Anfang und ein Ende, das nicht davor liegt.`,
  "days-promised": (name, detail) => `${name}: ${detail === undefined ? promisedUnpaid : promisedFor(detail)}`,
  "zone-missing": (name) => `${name}: Es gibt noch kein Liefergebiet.`,
  "zone-invalid": (name) => `${name}: Ein Liefergebiet ist nicht vollständig.`,
  "shipping-incomplete": (name) => `${name}: Länder oder Versandtage fehlen.`,
  "no-payment": () => "Es ist keine Zahlungsart eingeschaltet.",
  "no-payment-here": (name) => `${name}: Dafür passt keine der Zahlungsarten.`,
  "imprint-missing": () => "Das Impressum ist nicht ausgefüllt.",
  malformed: (name) => `${name}: Angaben sind beschädigt. Bitte öffnen und neu speichern.`,
};
