export const germanStates = {
  BW: "Baden-Württemberg",
  BY: "Bayern",
  BE: "Berlin",
  BB: "Brandenburg",
  HB: "Bremen",
  HH: "Hamburg",
  HE: "Hessen",
  MV: "Mecklenburg-Vorpommern",
  NI: "Niedersachsen",
  NW: "Nordrhein-Westfalen",
  RP: "Rheinland-Pfalz",
  SL: "Saarland",
  SN: "Sachsen",
  ST: "Sachsen-Anhalt",
  SH: "Schleswig-Holstein",
  TH: "Thüringen",
} as const;
export type GermanState = keyof typeof germanStates;

/** Beginnings of postal codes, longer ones before the shorter ones they except. */
const starts: readonly (readonly [GermanState, string])[] = [
  ["BE", "140 141"],
  ["HH", "210 211"],
  ["SH", "228 229"],
  ["MV", "239"],
  ["HB", "275"],
  ["TH", "364 373 965"],
  ["HE", "372 685 686 694 695"],
  ["ST", "388"],
  ["NI", "484 485"],
  ["NW", "344 376 494 495"],
  ["RP", "535 575 576 668 669"],
  ["BY", "637 638 639 881 892 893 894"],
  ["BW", "978 979"],
  ["SN", "01 02 04 08 09"],
  ["BB", "03 14 15 16"],
  ["ST", "06 39"],
  ["TH", "07 98 99"],
  ["BE", "10 12 13"],
  ["MV", "17 18 19"],
  ["HH", "20 22"],
  ["NI", "21 26 27 29 30 31 37 38 49"],
  ["SH", "23 24 25"],
  ["HB", "28"],
  ["NW", "32 33 40 41 42 44 45 46 47 48 50 51 52 53 57 58 59"],
  ["HE", "34 35 36 60 61 63 64 65"],
  ["RP", "54 55 56 67"],
  ["SL", "66"],
  ["BW", "68 69 70 71 72 73 74 75 76 77 78 79 88 89"],
  ["BY", "80 81 82 83 84 85 86 87 90 91 92 93 94 95 96 97"],
];
const ordered = starts.flatMap(([state, list]) => list.split(" ").map((start) => [start, state] as const));

/**
 * The state in which most places of this part of the postal map lie, for a first answer that people can change: at
 * borders of states the same digits stand for both sides. null for what is no German postal code.
 */
export function likelyStateOf(zip: string): GermanState | null {
  return ordered.find(([start]) => zip.length === 5 && zip.startsWith(start))?.[1] ?? null;
}
