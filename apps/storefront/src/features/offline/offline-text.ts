export const offlineText = {
  title: "Gerade kein Netz.",
  lead: "Diese Seite konnten wir nicht laden. Dein Korb bleibt gespeichert. Bestellen geht, sobald du wieder Netz hast.",
  again: "Nochmal versuchen",
  bySelf: "Sobald das Netz wieder da ist, laden wir die Seite von selbst.",
  orders: "Deine laufenden Bestellungen",
  ordersLead: "Sie sind sicher beim Betrieb. So hat dieser Browser sie zuletzt gesehen:",
  menus: "Karten, die du schon gesehen hast",
  menusLead: "Zum Nachlesen. Preise und Vorrat können sich geändert haben.",
  seen: (moment: string): string => `Stand ${moment}`,
} as const;
