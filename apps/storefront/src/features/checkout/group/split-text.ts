export const splitText = {
  legend: "Wer zahlt?",
  all: "Ich zahle alles",
  allDetail: "Du bekommst den Beleg und regelst den Rest mit der Gruppe.",
  each: "Jeder zahlt selbst",
  eachDetail:
    "Nach dem Bestellen haben alle 20 Minuten Zeit. Erst wenn alle gezahlt haben, geht die Bestellung an den Betrieb. Fehlt jemand, wird nichts abgebucht.",
  shares: "So teilt es sich auf",
  how: "Lieferung und Gebühren zu gleichen Teilen, Trinkgeld nach dem Wert der Artikel.",
  unnamed: (number: number): string => `Person ${number}`,
  small: "Aufteilen geht nicht: Ein Anteil ist zu klein, um ihn online zu zahlen. Deshalb zahlst du alles.",
} as const;
