import type { FulfilmentType } from "../kernel/fulfilment-type.ts";

export const fulfilmentTypeLabels: Readonly<Record<FulfilmentType, string>> = {
  pickup: "Abholung",
  delivery: "Lieferung",
  shipping: "Versand",
  locker: "Abholfach",
  dineIn: "Vor Ort",
};
