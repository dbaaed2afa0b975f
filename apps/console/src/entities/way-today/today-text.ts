import type { FulfilmentType } from "@lokalkorb/domain/kernel/fulfilment-type";

export const todayText = {
  title: "Nur eines für heute ausschalten",
  lead: "Alles andere läuft weiter, und für spätere Tage kann bestellt werden. Das endet um Mitternacht von selbst.",
  off: "Im Laden steht es sofort. Für spätere Tage kann bestellt werden.",
  end: "Das endet um Mitternacht von selbst.",
  open: (count: number): string =>
    count === 1
      ? "1 Bestellung dafür ist heute noch offen und bleibt bestellt."
      : `${count} Bestellungen dafür sind heute noch offen und bleiben bestellt.`,
  on: {
    pickup: "Abholung wieder annehmen",
    delivery: "Lieferung wieder annehmen",
    shipping: "Versand wieder annehmen",
    locker: "Abholfach wieder annehmen",
    dineIn: "Vor Ort wieder annehmen",
  } satisfies Readonly<Record<FulfilmentType, string>>,
  isOn: {
    pickup: "Abholung geht heute wieder.",
    delivery: "Lieferung geht heute wieder.",
    shipping: "Versand geht heute wieder.",
    locker: "Das Abholfach geht heute wieder.",
    dineIn: "Vor Ort geht heute wieder.",
  } satisfies Readonly<Record<FulfilmentType, string>>,
  undo: "Rückgängig",
} as const;
