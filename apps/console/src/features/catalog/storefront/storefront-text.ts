import { catalogText } from "../lists/catalog-text.ts";

export const storefrontText = {
  title: catalogText.categories.times,
  titleOf: (name: string): string => `Wann es „${name}“ gibt`,
  lead: "Gilt für alles zusammen, zum Beispiel für einen Weihnachtsverkauf. Es zählt, wann abgeholt oder geliefert wird. Ohne Angabe gibt es das Angebot immer.",
  from: "Ab",
  to: "Bis einschließlich",
  optional: "freiwillig",
  windows: "Nur zu diesen Zeiten",
  saved: "Die Zeiten sind gespeichert. Nach dem Veröffentlichen gelten sie im Laden.",
} as const;
