import { quantity } from "@/entities/labels/labels-text";

export const filterText = {
  buttonOn: (count: number): string => `Filter, ${count} an`,
  title: "Was darf es sein?",
  none: "Dieser Betrieb hat noch keine Angaben zu Ernährung und Allergenen gemacht.",
  diets: "Ernährung",
  without: "Ohne",
  hint: "Auch Spuren zählen mit.",
  unknown: (count: number): string =>
    count === 1
      ? "1 Artikel ist nicht dabei, weil Angaben dazu fehlen."
      : `${count} Artikel sind nicht dabei, weil Angaben dazu fehlen.`,
  ask: "Bei einer Allergie frag bitte immer auch im Betrieb nach.",
  show: (count: number): string => (count === 0 ? "Nichts passt dazu" : `${quantity(count)} zeigen`),
  clear: "Alles zeigen",
} as const;
