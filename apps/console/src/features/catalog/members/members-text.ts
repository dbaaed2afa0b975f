const number = new Intl.NumberFormat("de-DE");

export const membersText = {
  title: "Mitglieder",
  lead: (storefronts: readonly string[]): string =>
    `Bestellen kann in ${storefronts.map((name) => `„${name}“`).join(" und ")}, wer sich mit einer Adresse von dieser Liste anmeldet. Allen anderen sagt die Seite nur, für wen sie ist. Ein Geheimnis sind Angebot und Preise damit nicht.`,
  count: (count: number): string =>
    count === 0
      ? "Noch steht niemand auf der Liste: Zurzeit kann hier niemand bestellen."
      : count === 1
        ? "1 Adresse steht auf der Liste."
        : `${number.format(count)} Adressen stehen auf der Liste.`,
  open: "Liste bearbeiten",
  add: "Adressen hinzufügen",
  addHint: "Eine Adresse je Zeile, oder mit Komma getrennt. Nimm nur auf, wer das möchte.",
  addButton: "Auf die Liste setzen",
  nothing: "Schreib zuerst eine Adresse in das Feld.",
  wrong: (words: readonly string[]): string =>
    `Das ist keine vollständige E-Mail-Adresse: ${words.slice(0, 3).join(", ")}${words.length > 3 ? " …" : ""}`,
  full: (most: number): string => `Mehr als ${number.format(most)} Adressen passen nicht auf die Liste.`,
  known: "Diese Adressen stehen alle schon auf der Liste.",
  added: (count: number): string =>
    count === 1 ? "1 Adresse ist dazugekommen." : `${count} Adressen sind dazugekommen.`,
  find: "In der Kundschaft suchen",
  findHint: "Name oder E-Mail von jemandem, der schon bei dir bestellt hat.",
  noneFound: "Niemand gefunden, der noch nicht auf der Liste steht.",
  take: (name: string): string => `${name} auf die Liste setzen`,
  list: "Auf der Liste",
  remove: (address: string): string => `${address} von der Liste nehmen`,
  removed: (address: string): string => `${address} steht nicht mehr auf der Liste.`,
  more: (count: number): string => `… und ${number.format(count)} weitere. Such mit dem Feld oben.`,
  filter: "Liste durchsuchen",
  changed: "Die Liste wurde gerade an anderer Stelle geändert. Bitte noch einmal.",
} as const;
