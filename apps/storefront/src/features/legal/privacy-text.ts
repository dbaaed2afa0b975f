import type { LegalSection } from "./legal-page.tsx";

const sections: readonly LegalSection[] = [
  {
    title: "Verantwortlich",
    paragraphs: [
      "Für Ihre Bestellung ist der Betrieb verantwortlich, bei dem Sie bestellen; seine Angaben stehen in seinem Impressum. Für den Betrieb dieser Plattform ist der Betreiber verantwortlich; seine Angaben stehen im Impressum der Plattform.",
    ],
  },
  {
    title: "Was beim Ansehen geschieht",
    paragraphs: [
      "Beim Aufruf einer Seite verarbeitet der Server Ihre IP-Adresse, um die Seite auszuliefern (Art. 6 Abs. 1 Buchst. f DSGVO). Es gibt auf diesen Seiten keine Werbung, keine Schriften und keine Skripte von fremden Servern; die eine Ausnahme ist der Schutz vor Missbrauch im nächsten Abschnitt. Statistik- und Marketing-Werkzeuge laufen nicht ohne Ihre Einwilligung.",
    ],
  },
  {
    title: "Schutz vor Missbrauch",
    paragraphs: [
      "Damit nur unsere eigenen Seiten bestellen können und keine fremden Programme, weist sich die Seite gegenüber unseren Servern aus (Firebase App Check von Google). Das geschieht erst, wenn Sie etwas in den Warenkorb legen oder die Seite bedienen. Hat der Betreiber dafür reCAPTCHA Enterprise eingerichtet, lädt Ihr Browser dann ein Skript von Google, das Merkmale des Browsers und Ihre IP-Adresse auswertet. Der Ausweis selbst enthält nichts über Sie und gilt höchstens eine Stunde. Grundlage ist unser Interesse an einem Dienst, der für Bestellungen offen bleibt (Art. 6 Abs. 1 Buchst. f DSGVO).",
    ],
  },
  {
    title: "Was Ihr Browser speichert",
    paragraphs: [
      "Ihr Warenkorb liegt im lokalen Speicher Ihres Browsers, je Betrieb ein Eintrag. Ihre Kontaktangaben an der Kasse und der Ort, an dem Sie Betriebe suchen, bleiben nur, bis Sie den Tab schließen. Legen Sie etwas in den Warenkorb und senden es an den Server, erhält Ihr Browser eine anonyme Kennung, mit der nur Sie Ihren Warenkorb und Ihre Bestellungen sehen. Diese Speicherung ist für die gewünschte Funktion unbedingt erforderlich (§ 25 Abs. 2 TDDDG, § 165 Abs. 3 TKG 2021).",
    ],
  },
  {
    title: "Was eine Bestellung enthält",
    paragraphs: [
      "Name, E-Mail-Adresse, auf Wunsch oder bei Bedarf Telefonnummer, die bestellten Waren, Zeit und Ort der Abholung, Zahlungsart und Ihre Nachricht. Diese Angaben braucht der Betrieb, um Ihre Bestellung auszuführen (Art. 6 Abs. 1 Buchst. b DSGVO) und seine Bücher zu führen (Art. 6 Abs. 1 Buchst. c DSGVO). Nur der Betrieb und sein Personal sehen sie.",
    ],
  },
  {
    title: "Online bezahlen und gemerkte Karten",
    paragraphs: [
      "Bezahlen Sie online, geben Sie Ihre Zahlungsdaten auf einer Seite des Zahlungsdienstes Stripe ein; die Nummer Ihrer Karte erreicht uns nicht. Stripe erhält, was die Zahlung braucht, und meldet dem Betrieb, ob sie gelungen ist (Art. 6 Abs. 1 Buchst. b DSGVO).",
      "Merken Sie sich an der Kasse eine Karte, liegt auch sie bei Stripe. Wir speichern dazu die Kartenmarke, die letzten vier Ziffern, das Ablaufdatum und die Kennung der Karte bei Stripe, und zwar zu Ihrer Anmeldung oder zu der anonymen Kennung Ihres Browsers. Ihr Browser merkt sich nur, dass es gemerkte Karten gibt. Zahlen Sie damit, gibt Stripe die Karte für diese eine Zahlung an den Betrieb weiter. Entfernen Sie die Karte an der Kasse, wird sie bei uns gelöscht und kann auch bei Stripe nicht mehr belastet werden.",
    ],
  },
  {
    title: "Standort",
    paragraphs: [
      "„In meiner Nähe“ fragt Ihren Browser nach dem Standort. Er wird nur auf Ihrem Gerät verwendet, um Entfernungen zu berechnen, und nicht übertragen.",
    ],
  },
  {
    title: "Suche",
    paragraphs: [
      "Suchen Sie in allen Betrieben, fragt unser Server den Dienst Algolia. Er erhält nur die Wörter und Filter der Suche, nicht Ihre IP-Adresse und keine Kennung Ihres Browsers. Geben Sie deshalb dort nichts über sich selbst ein. Grundlage ist unser Interesse an einer Suche, die auch Schreibfehler versteht (Art. 6 Abs. 1 Buchst. f DSGVO).",
    ],
  },
  {
    title: "Fehlerberichte",
    paragraphs: [
      "Tritt ein Fehler auf, kann ein technischer Bericht an den Dienst Sentry gehen: die Meldung, die Stelle im Programm und die Seite ohne Zusätze der Adresse. E-Mail-Adressen, Telefonnummern und Zugangsschlüssel werden vorher entfernt. Grundlage ist unser Interesse an einem funktionierenden Dienst (Art. 6 Abs. 1 Buchst. f DSGVO). Was Sie im Fehlerbericht selbst schreiben, Name und E-Mail-Adresse eingeschlossen, ist freiwillig.",
    ],
  },
  {
    title: "Statistik, Werbung und Chat nur mit Einwilligung",
    paragraphs: [
      "Erlauben Sie Statistik, erhält der Dienst Mixpanel, welche Seiten und Schritte bis zur Bestellung genutzt werden, ohne vollständige Adressen. Sind Sie angemeldet, gehören dazu Ihre Benutzerkennung, E-Mail-Adresse, Ihr Name und ob Sie einen Betrieb führen. Außerdem wird für die Hälfte der Besuche gemessen, wie lange Seiten laden.",
      "Erlauben Sie Werbung, kann ein Skript von Google messen, ob eine Anzeige zu einer Bestellung geführt hat, sofern der Betreiber das eingerichtet hat. Ein Chat eines fremden Anbieters lädt erst, wenn Sie ihn öffnen.",
      "Grundlage ist Ihre Einwilligung (§ 25 Abs. 1 TDDDG, § 165 Abs. 3 TKG 2021, Art. 6 Abs. 1 Buchst. a DSGVO). Sie ist freiwillig und lässt sich jederzeit unter „Cookie-Einstellungen“ am Ende jeder Seite widerrufen; dann endet die Übertragung, und was dafür gespeichert war, wird gelöscht. Ihre Auswahl selbst merkt sich Ihr Browser zwölf Monate.",
    ],
  },
  {
    title: "Wo die Daten liegen und wie lange",
    paragraphs: [
      "Datenbank, Anmeldung und Dateien liegen bei Google Cloud in der Europäischen Union; mit dem Anbieter besteht ein Vertrag zur Auftragsverarbeitung, den der Betreiber schließt. Warenkörbe verfallen nach 30 Tagen. Bestellungen werden so lange aufbewahrt, wie Steuer- und Handelsrecht es verlangen (Deutschland acht, Österreich sieben Jahre für Belege).",
    ],
  },
  {
    title: "Ihre Rechte",
    paragraphs: [
      "Sie können Auskunft, Berichtigung, Löschung, Einschränkung und Übertragbarkeit verlangen und einer Verarbeitung widersprechen. Wenden Sie sich an den Betrieb oder an den Betreiber. Sie können sich außerdem bei einer Datenschutz-Aufsichtsbehörde beschweren.",
    ],
  },
];

export const privacyText = { title: "Datenschutz", sections };
