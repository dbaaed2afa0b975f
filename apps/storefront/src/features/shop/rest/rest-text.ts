export const restText = {
  coming: "Weitere Artikel kommen …",
  waiting: "Gerade keine Verbindung. Es geht von selbst weiter, sobald sie zurück ist.",
  searching: "Suche läuft …",
  more: (shown: number, found: number): string =>
    `Zu sehen sind ${shown} von ${found} Treffern. Ein weiteres Wort macht es genauer.`,
} as const;
