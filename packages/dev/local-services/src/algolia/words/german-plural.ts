const endings: readonly { readonly ending: string; readonly from: number }[] = [
  { ending: "ern", from: 6 },
  { ending: "en", from: 5 },
  { ending: "er", from: 4 },
  { ending: "es", from: 5 },
  { ending: "e", from: 4 },
  { ending: "n", from: 5 },
  { ending: "s", from: 5 },
];

/**
 * The common part of one and many. Folded words have lost their umlauts already, so „Äpfel“ and „Apfel“ are one; what is left to take
 * away is an ending. Rough on purpose: it only ever adds forms, and exact words rank first.
 */
export function pluralStem(folded: string): string {
  const found = endings.find(({ ending, from }) => folded.length >= from && folded.endsWith(ending));
  return found === undefined ? folded : folded.slice(0, -found.ending.length);
}
