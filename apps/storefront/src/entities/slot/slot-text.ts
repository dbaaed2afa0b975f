import type { SlotState } from "@lokalkorb/domain/fulfilment/slots/offered-slots";

export const slotText = {
  title: "Welche Zeit passt dir?",
  day: "Tag",
  allTimes: "Spätere Zeiten an diesem Tag",
  choose: "Bitte wählen",
  none: "An den nächsten Tagen ist keine Zeit frei.",
  leftToday: (minutes: number): string =>
    minutes <= 1 ? "Noch eine Minute für heute." : `Noch ${minutes} Minuten für heute.`,
  /** Of an order round. */
  until: (moment: string): string => `Bestellen kannst du dafür bis ${moment}.`,
  take: "Zeit übernehmen",
  /** 'Ausgebucht: 17:15, 17:30' */
  whyNot: (reason: string, times: readonly string[]): string =>
    `${reason.charAt(0).toUpperCase()}${reason.slice(1)}: ${times.join(", ")}`,
  soonest: "Früheste Zeit",
} as const;

/** Why a time cannot be had. */
export const slotStateText: Readonly<Record<Exclude<SlotState, "free">, string>> = {
  full: "ausgebucht",
  tooSoon: "zu knapp",
  cutoff: "Bestellschluss vorbei",
  closed: "geschlossen",
  paused: "Pause",
  goods: "nicht alles verfügbar",
  area: "keine Zustellung",
};
