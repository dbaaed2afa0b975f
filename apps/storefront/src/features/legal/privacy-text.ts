import type { LegalSection } from "./legal-page.tsx";

const sections: readonly LegalSection[] = [
  {
    title: "Verantwortlich",
    paragraphs: [
      "Für deine Bestellung ist der Betrieb verantwortlich, bei dem du bestellst; seine Angaben stehen in seinem Impressum. Für den Betrieb dieser Plattform ist der Betreiber verantwortlich; seine Angaben stehen im Impressum der Plattform.",
    ],
  },
  {
    title: "Was beim Ansehen geschieht",
    paragraphs: [
      "Beim Aufruf einer Seite verarbeitet der Server deine IP-Adresse, um die Seite auszuliefern (Art. 6 Abs. 1 Buchst. f DSGVO). Es gibt auf diesen Seiten keine Werbung, keine Schriften und keine Skripte von fremden Servern; die eine Ausnahme ist der Schutz vor Missbrauch im nächsten Abschnitt. Straßen auf Karten kommen nur mit deiner Einwilligung von außen. Statistik- und Marketing-Werkzeuge laufen nicht ohne deine Einwilligung.",
    ],
  },
  {
    title: "Schutz vor Missbrauch",
    paragraphs: [
      "Damit nur unsere eigenen Seiten bestellen können und keine fremden Programme, weist sich die Seite gegenüber unseren Servern aus (Firebase App Check von Google). Das geschieht erst, wenn du etwas in den Korb legst oder die Seite bedienst. Hat der Betreiber dafür reCAPTCHA Enterprise eingerichtet, lädt dein Browser dann ein Skript von Google, das Merkmale des Browsers und deine IP-Adresse auswertet. Der Ausweis selbst enthält nichts über dich und gilt höchstens eine Stunde. Grundlage ist unser Interesse an einem Dienst, der für Bestellungen offen bleibt (Art. 6 Abs. 1 Buchst. f DSGVO).",
    ],
  },
  {
    title: "Was dein Browser speichert",
    paragraphs: [
      "Dein Korb liegt im lokalen Speicher deines Browsers, je Betrieb ein Eintrag. Deine Kontaktangaben an der Kasse und der Ort, an dem du Betriebe suchst, bleiben nur, bis du den Tab schließt. Sobald dein Korb an den Server geht, erhält dein Browser eine anonyme Kennung, mit der nur du deinen Korb und deine Bestellungen siehst. Bist du mit einem Konto angemeldet, liegt dein Korb auch dort, damit du ihn auf deinen anderen Geräten wiederfindest, bis 30 Tage nach der letzten Änderung; an einen liegen gelassenen erinnern wir dich einmal per E-Mail, wenn du das in deinem Konto angekreuzt hast. Diese Speicherung ist für die gewünschte Funktion unbedingt erforderlich (§ 25 Abs. 2 TDDDG, § 165 Abs. 3 TKG 2021).",
      "Tippst du bei einem Betrieb oder einem Artikel auf das Herz, merkt sich dein Browser Kennung, Name und Zeitpunkt, bis du es zurücknimmst. Bist du angemeldet, steht dasselbe in deinem Konto, damit du es auf jedem Gerät findest; beim Abmelden wird es aus dem Browser gelöscht. Um dir zu zeigen, was gerade zu haben ist, fragt dein Browser unseren Server nach diesen Kennungen. Die Frage wird nicht gespeichert, und kein Betrieb erfährt davon.",
      "Filterst du die Karte eines Betriebs nach Ernährung oder „ohne …“, merkt sich das nur dein Browser, für alle Betriebe, bis du den Filter aufhebst. Im Link der Seite steht der Filter mit, damit du ihn weitergeben kannst.",
      "Die letzten zwölf Karten von Betrieben, die du angesehen hast, und die Nummern deiner laufenden Bestellungen behält dein Browser, damit du sie ohne Netz nachlesen kannst. Was davon im Browser liegt, verlässt ihn nicht; wenn du dich abmeldest, wird es gelöscht.",
      "Unter „Für wen kochst du?“ kannst du angeben, was bei euch nicht auf den Tisch kommt. Angaben zu Allergien sind Angaben zur Gesundheit (Art. 9 DSGVO). Sie bleiben deshalb nur in diesem Browser, bis du sie dort löschst, und kein Betrieb erfährt davon. In deinem Konto speichern wir sie allein mit deiner Einwilligung, die du dort mit einem eigenen Häkchen gibst (Art. 9 Abs. 2 lit. a DSGVO). Nimmst du es weg, löschen wir sie im Konto sofort; beim Abmelden gehen sie aus dem Browser.",
    ],
  },
  {
    title: "Was eine Bestellung enthält",
    paragraphs: [
      "Name, E-Mail-Adresse, auf Wunsch oder bei Bedarf Telefonnummer, die bestellten Waren, Zeit und Ort der Abholung, Zahlungsart und deine Nachricht. Diese Angaben braucht der Betrieb, um deine Bestellung auszuführen (Art. 6 Abs. 1 Buchst. b DSGVO) und seine Bücher zu führen (Art. 6 Abs. 1 Buchst. c DSGVO). Nur der Betrieb und sein Personal sehen sie.",
      "Schreibst du dem Betrieb zu einer Bestellung oder meldest du, dass etwas nicht stimmt, speichern wir deine Worte und bis zu drei Fotos; Aufnahmeort, Zeit und Gerät werden aus den Fotos entfernt. Lesen können sie du, wer den Link zu deiner Bestellung hat, und im Betrieb, wer dir antwortet. Gelöscht werden sie 90 Tage nach dem Ende der Bestellung oder mit deinem Konto (Art. 6 Abs. 1 Buchst. b DSGVO). Bestätigst du einen weiteren Browser für eine Bestellung, speichern wir bis dahin zu ihr auch seine anonyme Kennung.",
      "Tippst du bei einer Bestellung auf „Sag mir Bescheid“, speichern wir zu ihr die Adresse, die der Mitteilungsdienst deines Browsers (Google, Mozilla, Apple oder Microsoft) dafür vergibt, und schicken dorthin verschlüsselt, was sich an ihr ändert: Nummer, Stand und Name des Betriebs. Am Ende der Bestellung, oder sobald du es ausschaltest, wird die Adresse gelöscht (Art. 6 Abs. 1 Buchst. b DSGVO).",
      "Richtest du einen Dauerauftrag ein, speichern wir Waren, Rhythmus, Ort, Zahlungsart und, wenn du online zahlst, welche deiner Karten je Termin belastet wird (Art. 6 Abs. 1 Buchst. b DSGVO). Der Betrieb sieht ihn, aber keine Angaben deiner Karte. Ein beendeter Dauerauftrag und eine Kündigung ohne Anmeldung bleiben so lange wie Geschäftsbriefe (Art. 6 Abs. 1 Buchst. c DSGVO); löschst du dein Konto, geht der Dauerauftrag mit.",
      "Kaufst du einen Gutschein, speichern wir deine E-Mail-Adresse und den Betrag so lange wie eine Rechnung; für wen er ist, steht nur so lange bei uns, bis die E-Mails geschrieben sind, und danach 90 Tage in ihnen (Art. 6 Abs. 1 Buchst. b und c DSGVO).",
      "Tippst du bei einem ausverkauften Artikel auf „Sag mir Bescheid“, speichern wir deine E-Mail-Adresse mit diesem Artikel, nachdem du sie bestätigt hast, und schreiben dir ein einziges Mal, wenn er wieder da ist (Art. 6 Abs. 1 Buchst. a DSGVO). Danach, auf deinen Klick in der E-Mail oder nach 60 Tagen wird sie gelöscht; der Betrieb erfährt nur, wie viele warten.",
      "„Route“ öffnet auf deinen Druck die Anschrift des Betriebs bei OpenStreetMap, ohne Angaben zu dir oder deiner Bestellung.",
    ],
  },
  {
    title: "Online bezahlen und gemerkte Karten",
    paragraphs: [
      "Bezahlst du online, gibst du deine Zahlungsdaten auf einer Seite des Zahlungsdienstes Stripe ein; die Nummer deiner Karte erreicht uns nicht. Stripe erhält, was die Zahlung braucht, und meldet dem Betrieb, ob sie gelungen ist (Art. 6 Abs. 1 Buchst. b DSGVO).",
      "Lässt du an der Kasse oder in deinem Konto eine Karte merken, liegt auch sie bei Stripe. Auf der Seite „Karte hinzufügen“ deines Kontos, und nur dort, läuft dafür das Formular von Stripe. Wir speichern dazu die Kartenmarke, die letzten vier Ziffern, das Ablaufdatum und die Kennung der Karte bei Stripe, und zwar zu deiner Anmeldung oder zu der anonymen Kennung deines Browsers. Dein Browser merkt sich nur, dass es gemerkte Karten gibt. Zahlst du damit, gibt Stripe die Karte für diese eine Zahlung an den Betrieb weiter. Entfernst du die Karte, wird sie bei uns gelöscht und kann auch bei Stripe nicht mehr belastet werden.",
    ],
  },
  {
    title: "Dein Konto",
    paragraphs: [
      "Ein Konto ist freiwillig, bestellen kannst du auch ohne. Zu ihm gehören deine E-Mail-Adresse und, wenn du sie angibst, Name, Telefonnummer und bis zu fünf Adressen, damit du sie an der Kasse nicht neu tippst, welche Mails zu Bestellungen du weglässt und was du dir als Liebling gemerkt hast (Art. 6 Abs. 1 Buchst. b DSGVO). Bestellungen, die du in diesem Browser als Gast aufgegeben hast, kommen beim Anmelden mit. Dein Browser merkt sich, dass du angemeldet bist und an welche Adresse dein Link ging. Legst du einen Passkey an, speichern wir seinen öffentlichen Schlüssel, den Namen, den du ihm gibst, und wann er zuletzt benutzt wurde; Finger, Gesicht und PIN verlassen dein Gerät nie.",
      "Unter „Konto“ und „Deine Daten“ lädst du Konto, Adressen, die Namen deiner Passkeys und alle Bestellungen herunter oder löschst dein Konto. Gelöscht werden dann auch deine Karten bei Stripe und dein Eintrag in den Kundenlisten der Betriebe, außer ein Betrieb schuldet dir noch etwas oder hat dich gesperrt; Bestellungen bleiben ohne Konto, Telefonnummer und Bemerkungen so lange, wie das Gesetz es verlangt.",
    ],
  },
  {
    id: "nachrichten",
    title: "Nachrichten und Meldungen an Lokalkorb",
    paragraphs: [
      "Schreibst du uns über „Hilfe“ oder meldest du einen Inhalt, speichern wir deinen Text, die Adresse der Seite, um die es geht, und Name und E-Mail-Adresse, die du angibst. Bei einer Frage merken wir uns dazu dein Konto oder die Gastkennung dieses Browsers, damit unter „Hilfe“ die Antwort steht. Wir brauchen das, um zu antworten (Art. 6 Abs. 1 Buchst. b und f DSGVO) und um Meldungen zu prüfen, wie es das Gesetz verlangt (Art. 16 der Verordnung (EU) 2022/2065, Art. 6 Abs. 1 Buchst. c DSGVO). Der Betrieb, um den es geht, erfährt unsere Gründe, nicht deinen Namen. Nach 400 Tagen wird alles gelöscht.",
    ],
  },
  {
    title: "Standort",
    paragraphs: [
      "„In meiner Nähe“ fragt deinen Browser nach dem Standort. Er wird nur auf deinem Gerät verwendet, um Entfernungen zu berechnen, und nicht übertragen. Sind sehr viele Betriebe dabei, sucht dein Gerät die nächste Postleitzahl mit Betrieben heraus und fragt nur mit ihr nach.",
    ],
  },
  {
    title: "Suche",
    paragraphs: [
      "Suchst du in allen Betrieben, fragt unser Server den Dienst Algolia. Er erhält nur die Wörter und Filter der Suche, nicht deine IP-Adresse und keine Kennung deines Browsers. Gib deshalb dort nichts über dich selbst ein. Grundlage ist unser Interesse an einer Suche, die auch Schreibfehler versteht (Art. 6 Abs. 1 Buchst. f DSGVO).",
    ],
  },
  {
    title: "Vorschläge für deine Adresse",
    paragraphs: [
      "Tippst du an der Kasse eine Straße, oder lässt deine Postleitzahl offen, ob der Betrieb zu dir liefert, kann unser Server den Dienst Mapbox nach passenden Adressen fragen, sofern der Betreiber das eingerichtet hat. Mapbox erhält nur Straße, Hausnummer, PLZ, Ort und Land, nicht deinen Namen, deine IP-Adresse oder eine Kennung deines Browsers. Du kannst die Vorschläge übergehen und alles selbst eintragen. Grundlage ist unser Interesse an Adressen, die sich finden lassen (Art. 6 Abs. 1 Buchst. f DSGVO).",
    ],
  },
  {
    id: "karten",
    title: "Karten",
    paragraphs: [
      "Unsere Karten zeigen Betriebe, Orte und Liefergebiete aus unseren eigenen Daten; dabei geht nichts an andere. Hat der Betreiber es eingerichtet, kannst du über einer Karte erlauben, dass darunter Straßen stehen. Erst dann lädt dein Browser sie von Mapbox, Inc. in den USA. Mapbox erfährt deine IP-Adresse, die Adresse unserer Seite, welchen Ausschnitt du ansiehst und Angaben zu Browser und Gerät, und hinterlegt in deinem Browser Kartenteile und eine Kennung, mit der es Besuche zählt.",
      "Grundlage ist deine Einwilligung (§ 25 Abs. 1 TDDDG, § 165 Abs. 3 TKG 2021, Art. 6 Abs. 1 Buchst. a DSGVO). Du widerrufst sie mit „Straßen ausblenden“ über der Karte oder in den „Cookie-Einstellungen“ unseres eigenen Hinweises; dann endet die Übertragung, und was Mapbox in deinem Browser hinterlegt hat, wird gelöscht. Deine Antwort merkt sich dein Browser zwölf Monate. Ohne Straßen steht in den Listen dasselbe wie auf der Karte.",
    ],
  },
  {
    title: "Fehlerberichte",
    paragraphs: [
      "Tritt ein Fehler auf, kann ein technischer Bericht an den Dienst Sentry gehen: die Meldung, die Stelle im Programm und die Seite ohne Zusätze der Adresse. E-Mail-Adressen, Telefonnummern und Zugangsschlüssel werden vorher entfernt. Grundlage ist unser Interesse an einem funktionierenden Dienst (Art. 6 Abs. 1 Buchst. f DSGVO). Was du im Fehlerbericht selbst schreibst, Name und E-Mail-Adresse eingeschlossen, ist freiwillig.",
    ],
  },
  {
    title: "Statistik, Werbung und Chat nur mit Einwilligung",
    paragraphs: [
      "Erlaubst du Statistik, erhält der Dienst Mixpanel, welche Seiten und Schritte bis zur Bestellung genutzt werden, ohne vollständige Adressen. Bist du angemeldet, gehören dazu deine Benutzerkennung, deine E-Mail-Adresse, dein Name und ob du einen Betrieb führst. Außerdem wird für die Hälfte der Besuche gemessen, wie lange Seiten laden.",
      "Erlaubst du Werbung, kann ein Skript von Google messen, ob eine Anzeige zu einer Bestellung geführt hat, sofern der Betreiber das eingerichtet hat. Ein Chat eines fremden Anbieters lädt erst, wenn du ihn öffnest.",
      "Grundlage ist deine Einwilligung (§ 25 Abs. 1 TDDDG, § 165 Abs. 3 TKG 2021, Art. 6 Abs. 1 Buchst. a DSGVO). Sie ist freiwillig und lässt sich jederzeit unter „Cookie-Einstellungen“ am Ende jeder Seite widerrufen; dann endet die Übertragung, und was dafür gespeichert war, wird gelöscht. Deine Auswahl selbst merkt sich dein Browser zwölf Monate.",
    ],
  },
  {
    title: "Wo die Daten liegen und wie lange",
    paragraphs: [
      "Datenbank und Dateien liegen bei Google Cloud in der Europäischen Union. Körbe verfallen nach 30 Tagen. Mails zu deiner Bestellung, also Empfänger, Inhalt und Zustellung, werden nach 90 Tagen gelöscht. Bestellungen werden so lange aufbewahrt, wie Steuer- und Handelsrecht es verlangen (Deutschland acht, Österreich sieben Jahre für Belege).",
    ],
  },
  {
    title: "Wer für uns Daten verarbeitet",
    paragraphs: [
      "Mit jedem Dienst, der Daten in unserem Auftrag verarbeitet, schließt der Betreiber einen Vertrag (Art. 28 DSGVO). Immer dabei sind Google Cloud mit Firebase (Server, Datenbank, Dateien, Anmeldung) und ein Anbieter, der unsere Mails verschickt. Nur wenn der Betreiber sie eingerichtet hat, kommen hinzu: Stripe (Zahlungen, dafür auch selbst verantwortlich), Algolia (Suche), Mapbox (Orte zu Adressen), Sentry (Fehlerberichte), Google reCAPTCHA (Schutz vor Missbrauch) und, nur mit deiner Einwilligung, Mapbox (Straßen auf Karten), Mixpanel (Statistik), Google (Werbung) und der Anbieter eines Chats.",
      "Einige dieser Dienste gehören zu Unternehmen in den USA oder arbeiten auch dort. Grundlage ist dann, dass die Europäische Kommission das Schutzniveau dort anerkannt hat und der Anbieter sich dem unterstellt hat (EU-US Data Privacy Framework, Art. 45 DSGVO), sonst ein Vertrag mit den Standardklauseln der Kommission (Art. 46 Abs. 2 Buchst. c DSGVO). Was für welchen Anbieter gilt, sagt dir der Betreiber; eine Kopie der Klauseln gibt er dir auf Anfrage.",
    ],
  },
  {
    title: "Deine Rechte",
    paragraphs: [
      "Du kannst Auskunft, Berichtigung, Löschung, Einschränkung und Übertragbarkeit verlangen und einer Verarbeitung widersprechen. Wende dich an den Betrieb oder an den Betreiber. Du kannst dich außerdem bei einer Datenschutz-Aufsichtsbehörde beschweren.",
    ],
  },
];

export const privacyText = { title: "Datenschutz", sections };
