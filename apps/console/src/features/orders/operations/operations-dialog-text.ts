import type { Minutes } from "@lokalkorb/domain/kernel/time/instant";

const hours = (minutes: Minutes): string => String(minutes / 60).replace(".", ",");

/** How long a rush or a pause lasts is asked in a dialog of its own. */
export const operationsDialogText = {
  rushTitle: "Stoßzeit einschalten",
  rushLead: "Neue Bestellungen bekommen 15 Minuten mehr Vorlauf. Das endet von selbst.",
  pauseTitle: "Bestellungen anhalten",
  pauseLead: "Solange kann niemand für gleich bestellen. Angenommene Bestellungen bleiben. Das endet von selbst.",
  forMinutes: (minutes: Minutes): string =>
    minutes < 60 ? `${minutes} Minuten` : minutes === 60 ? "1 Stunde" : `${hours(minutes)} Stunden`,
  until: (time: string): string => `bis ${time}`,
  restOfDay: "Für heute schließen",
  restOfDayDetail: "öffnet morgen wieder",
} as const;
