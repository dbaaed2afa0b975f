import { tableLabel } from "@lokalkorb/domain/labels/fulfilment-labels";

export const tableText = {
  title: (table: string): string => `Dein Platz: ${tableLabel(table)}`,
  waiting: "Einen Moment, wir sehen nach deinem Tisch …",
  lead: (shop: string): string =>
    `Such dir bei ${shop} etwas aus. Was du bestellst, kommt an diesen Tisch. Sitzt du woanders, dann scanne den Code dort.`,
  toMenu: "Zur Karte",
  wrongTitle: "Dieser Code gilt nicht",
  wrong: "Vielleicht wurde er erneuert. Scanne den QR-Code an deinem Tisch noch einmal, oder frag im Betrieb nach.",
  offTitle: "Gerade wird nicht am Tisch serviert",
  off: "Auf der Karte siehst du, wie du sonst bestellen kannst.",
  back: (shop: string): string => `Zu ${shop}`,
} as const;
