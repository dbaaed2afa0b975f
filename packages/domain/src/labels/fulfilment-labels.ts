import type { DistributionType } from "../kernel/distribution-type.ts";

export const fulfilmentTypeLabels: Readonly<Record<DistributionType, string>> = {
  pickup: "Abholung",
  delivery: "Lieferung",
  shipping: "Versand",
  locker: "Abholfach",
  dineIn: "Vor Ort",
};
