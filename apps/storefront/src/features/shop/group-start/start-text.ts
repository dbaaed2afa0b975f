/** Words of the way from a basket to a group. */
export const startText = {
  hint: "Andere wählen über einen Link mit, du bestellst für alle. Was in deinem Korb liegt, wird dein Teil.",
  label: "Was steht auf deinem Aufkleber?",
  labelHint: "Zum Beispiel dein Vorname. Die Gruppe und der Betrieb sehen ihn.",
  labelMissing: "Bitte gib an, was auf deinem Aufkleber steht.",
  until: "Offen bis",
  untilHint: "Danach kann niemand mehr wählen. Du kannst verlängern.",
  untilMissing: "Bitte gib an, bis wann alle wählen können.",
  start: "Link erstellen",
  leave: "Abbrechen",
  here: "Du bestellst hier in einer Gruppe mit. Was in deinem Korb liegt, kommt zu deinem Teil.",
  move: "In den Gruppenkorb legen",
  look: "Nur ansehen",
  anew: "Neuen Gruppenkorb starten",
} as const;
