const unanswered = (orders: number): string =>
  orders === 1 ? "1 Bestellung blieb ohne Antwort" : `${orders} Bestellungen blieben ohne Antwort`;

export const watchText = {
  title: "Der Laden ist von selbst pausiert.",
  runs: (since: string): string =>
    `Seit ${since} nimmt er für heute nichts mehr an: Keine Tafel war wach, und Bestellungen blieben ohne Antwort. Die Pause endet, sobald eine Tafel zu sehen oder zu hören ist, spätestens um Mitternacht.`,
  open: "Wieder öffnen",
  subject: "Betrieb",
  overTitle: "Der Laden war von selbst pausiert.",
  over: (from: string, to: string, orders: number): string =>
    `Von ${from} bis ${to} nahm er für diesen Tag nichts an, weil keine Tafel wach war: ${unanswered(orders)}.`,
  understood: "Verstanden",
} as const;
