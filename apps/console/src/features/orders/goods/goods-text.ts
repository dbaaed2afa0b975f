import type { OptionRule } from "@lokalkorb/domain/catalog/goods/option-rules";

export const goodsText = {
  search: "Artikel suchen",
  none: (term: string): string => `Zu „${term}“ gibt es in der Karte dieser Bestellung nichts.`,
  more: (count: number): string =>
    count === 1 ? "1 weiterer: Tippe mehr vom Namen." : `${count} weitere: Tippe mehr vom Namen.`,
  pick: (name: string): string => `${name} wählen`,
  other: "Anderer Artikel",
  choose: "Bitte wähle noch:",
  quantity: (name: string): string => `Anzahl ${name}`,
  text: "Text",
} as const;

/** '1 wählen', '1 bis 2 wählen', 'bis zu 3', '' where anything goes. */
export function ruleWords({ min, max }: Pick<OptionRule, "min" | "max">): string {
  if (max === null) return min === 0 ? "" : `mindestens ${min}`;
  if (min === max) return `${min} wählen`;
  return min === 0 ? `bis zu ${max}` : `${min} bis ${max} wählen`;
}
