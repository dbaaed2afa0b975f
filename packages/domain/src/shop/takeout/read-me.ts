import { dayCell } from "../../invoices/books/cells.ts";
import type { LocalDate } from "../../kernel/time/instant.ts";

/** Tells in the file itself what is in it. */
export const readMe = (shopName: string, day: LocalDate): string =>
  [
    `Alle Daten von ${shopName}, Stand ${dayCell(day)}`,
    "",
    "Tabellen (CSV) öffnet jedes Tabellenprogramm: UTF-8, Strichpunkt als Trennzeichen, Beträge in Euro mit Komma.",
    "JSON-Dateien enthalten alles in voller Tiefe, für den Umzug zu einem anderen Programm. Beträge darin sind Cent.",
    "",
    "Betrieb/        Profil, Storefronts, Lieferarten und eigene Rechtstexte",
    "Angebot/        Artikel als CSV und JSON; Optionen, Pakete und Kategorien als JSON",
    "Fotos/          Fotos, wie sie hochgeladen wurden; die Namen stehen in Artikel.json",
    "Bestellungen/   übergebene Bestellungen, ihre Positionen und Zahlungen",
    "Kunden/         Kunden mit Adressen, Notizen und Einwilligungen",
    "Rechnungen/     Belege und Rechnungen als PDF und XML, so wie sie ausgestellt wurden; dazu zwei Tabellen",
    "",
    "Einwilligungen stehen bei jeder Person: Stand, Zeitpunkt (UTC) und der Wortlaut oder die Quelle. Ein leeres Feld",
    "heißt, dass keine Einwilligung vorliegt: An diese Person darf keine Werbung gehen.",
    "Offene, stornierte und abgelehnte Bestellungen, Proben und gelöschte Personen sind nicht enthalten.",
    "Ordner ohne Inhalt fehlen. Codes von Gutscheinen sind gekürzt: Sie sind so gut wie Geld.",
    "",
    "Die Datei enthält personenbezogene Daten. Bitte bewahre sie sicher auf und gib sie nur weiter, wenn du darfst.",
    "Rechnungen musst du aufbewahren: in Deutschland acht, in Österreich sieben Jahre nach dem Ende des Jahres.",
    "",
  ].join("\r\n");
