export const lateBoardText = {
  peak: (time: string): string => `Spitze um ${time}`,
  /** The same in a row of the orders for later, which has room for two words. */
  railProposed: { open: "Antwort offen", lapsed: "Keine Antwort" },
  appears: (time: string): string => `erscheint ${time}`,
  railOrder: (dayCode: string, items: string): string => `Nr. ${dayCode}, ${items}`,
  until: (isEscalated: boolean): string =>
    isEscalated ? "bis zur Ablehnung von selbst" : "bis zur Erinnerung per Mail",
  load: (steps: string): string => `Arbeit der nächsten zwei Stunden: ${steps}`,
  toMake: (day: string): string => `Zu machen für ${day}`,
  moreGoods: (count: number): string => (count === 1 ? "und 1 weiterer Artikel" : `und ${count} weitere Artikel`),
  cancelledHead: "Storniert",
  cancelledBy: "von der Kundschaft",
  seen: "Gesehen",
  print: "Liste drucken",
  unread: "Neue Nachrichten",
  messages: (count: number): string => (count === 1 ? "1 neue Nachricht" : `${count} neue Nachrichten`),
  complaint: "Reklamation",
  unreadOf: (dayCode: string, news: string): string => `${news} zu Bestellung ${dayCode}`,
} as const;
