import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { Column } from "@/entities/order/state/lanes";

export const columnNames: Readonly<Record<Column, string>> = {
  new: "Neu",
  accepted: "Angenommen",
  inWork: "In Arbeit",
  done: "Fertig",
  onTheWay: "Unterwegs",
  preorders: "Vorbestellungen",
};

export const emptyColumns: Readonly<Record<Column, string>> = {
  new: "Gerade ist nichts neu. Sobald jemand bestellt, klingelt es hier.",
  accepted: "Hier liegt, was du für heute angenommen hast.",
  inWork: "Hier liegt, was gerade gemacht wird.",
  done: "Hier wartet, was abgeholt oder gebracht werden kann.",
  onTheWay: "Gerade ist nichts unterwegs.",
  preorders: "Bestellungen für andere Tage stehen hier und kommen von selbst auf die Tafel.",
};

export const boardText = {
  laneNav: "Zur Spalte springen",
  unpaid: (count: number): string => `${count} offen`,
  bell: (day: string, { channel }: Pick<Order, "channel">): string =>
    (channel === "test" ? "Testbestellung" : "Neue Bestellung") + (day === "" ? "" : ` für ${day}`),
  since: (time: string): string => `seit ${time}`,
  acceptFor: (time: string): string => `Annehmen für ${time}`,
  acceptLater: "Annehmen und später fertig",
  laterSpoken: (minutes: number, time: string, dayCode: string): string =>
    `+${minutes} ${time}, später annehmen, Bestellung ${dayCode}`,
  weigh: "Wiegen",
  more: (dayCode: string): string => `Einzelheiten zu Bestellung ${dayCode}`,
  beginAt: (time: string): string => `Zeit bis ${time}`,
  failed: {
    title: "Die Bestellungen konnten nicht geladen werden.",
    text: "Sie sind nicht verloren. Prüfe die Verbindung.",
  },
} as const;
