import { rankingCriteria, type RankingCriterion } from "@lokalkorb/domain/fulfilment/ranking/rank-shops";
import { nearMeters } from "@lokalkorb/domain/fulfilment/ranking/reach";
import type { LegalSection } from "../legal-page.tsx";

/** A criterion more does not compile without its words. */
const criteria: Readonly<Record<RankingCriterion, { readonly name: string; readonly why: string }>> = {
  parcelsLast: {
    name: "Was bei dir ankommt oder in deiner Nähe liegt, steht vor dem, was nur als Paket kommt.",
    why: "Brot, Gemüse und Mittagessen willst du frisch. Ohne Ort kennen wir deine Wege nicht, dann zählt das nicht.",
  },
  openFirst: {
    name: "Betriebe, die gerade geöffnet sind, stehen vor denen, die geschlossen haben oder Pause machen.",
    why: "Wer Hunger hat, soll zuerst sehen, wo es jetzt etwas gibt.",
  },
  nearFirst: {
    name: "Der nähere Betrieb steht vor dem ferneren.",
    why: "Gemessen wird die Luftlinie von der Mitte deines Ortes oder, wenn du „In meiner Nähe“ gewählt hast, von dort. Kennen wir den Punkt eines Betriebs nicht, steht er hinter denen mit bekannter Entfernung.",
  },
  soonFirst: {
    name: "Wer früher übergeben kann, steht vor dem, der später kann.",
    why: "Es zählt die erste freie Zeit, gleich ob beim Abholen, Liefern oder Versenden. Wer zurzeit keine freie Zeit hat, steht dahinter.",
  },
  byName: {
    name: "Ist alles gleich, entscheidet der Name nach dem Alphabet.",
    why: "Bei gleichem Namen entscheidet die Adresse der Seite im Alphabet. So ist die Reihenfolge für alle dieselbe.",
  },
};

const listed = rankingCriteria.map((criterion, index) => {
  const { name, why } = criteria[criterion];
  return `${index + 1}. ${name} ${why}`;
});

export const rankingSections: readonly LegalSection[] = [
  {
    title: "Welche Betriebe du siehst",
    paragraphs: [
      "Ohne Ort zeigen wir alle Betriebe, die öffentlich auf Lokalkorb verkaufen.",
      `Gibst du eine Postleitzahl oder einen Ort ein, zeigen wir die Betriebe, die dorthin liefern, die dorthin versenden oder bei denen du abholen kannst, weil sie dort oder höchstens ${nearMeters / 1000} km Luftlinie entfernt sind. Auf jeder Karte steht, was davon gilt. Filter lassen weg, was nicht passt, und ändern die Reihenfolge nicht.`,
    ],
  },
  {
    title: "Die Reihenfolge der Betriebe",
    paragraphs: [
      "Es gibt keine Punkte, die wir zusammenzählen. Wir vergleichen je zwei Betriebe der Reihe nach; das erste Merkmal, in dem sie sich unterscheiden, entscheidet:",
      ...listed,
    ],
  },
  {
    title: "Die Suche",
    paragraphs: [
      "Die Suche ordnet danach, wie gut ein Treffer zu deinen Wörtern passt: ob alle Wörter vorkommen, wie genau sie geschrieben sind und wo sie stehen. Bei Waren zählt der Name am meisten, dann kommen Sorten und Größen, Kategorie, Hinweise wie „Bio“, der Name des Betriebs, sein Ort und die Beschreibung; bei Betrieben der Name, dann Art, Ort, Kategorien und Beschreibung. Bei gleich guten Treffern steht zuerst, was gerade zu haben ist, dann bei Waren, was der Betrieb selbst mit „Beliebt“, danach mit „Neu“ oder „Saison“ bezeichnet.",
    ],
  },
  {
    title: "„Jetzt Saison“, „Oft gekauft“ und „Stöbern“",
    paragraphs: [
      "Unter „Jetzt Saison“ stehen Waren, für die der Betrieb eine Saison eingetragen hat, solange sie läuft. Unter „Oft gekauft“ stehen die meistverkauften Waren eines Betriebs aus 30 Tagen, wenn er in dieser Zeit mindestens 20 Bestellungen angenommen und die Ware mindestens zehnmal verkauft hat. Beides sind höchstens zwei Waren je Betrieb und sechs zusammen, nach dem Alphabet. Unter „Stöbern“ stehen Kategorien, die bei den meisten Betrieben vorkommen, sonst nach dem Alphabet. Hast du einen Ort angegeben, zählen nur Betriebe, die für ihn in der Liste stehen.",
    ],
  },
  {
    title: "Im Laden eines Betriebs",
    paragraphs: ["Die Reihenfolge der Kategorien und Waren im Laden legt der Betrieb fest."],
  },
  {
    title: "Was keine Rolle spielt",
    paragraphs: [
      "Niemand kann sich einen Platz kaufen. Bezahlte Plätze und Anzeigen gibt es nicht. Ob und wie viel ein Betrieb an Lokalkorb bezahlt, wie viel er insgesamt verkauft und wer du bist oder was du früher bestellt hast, ändert nichts an der Reihenfolge.",
    ],
  },
];
