import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { PaymentIneligibility } from "@lokalkorb/domain/menu/offered-methods";
import type { FulfilmentType } from "@lokalkorb/domain/kernel/fulfilment-type";

const methods: Readonly<Record<FulfilmentType, string>> = {
  pickup: "bei Abholung",
  delivery: "bei Lieferung",
  shipping: "bei Versand",
  locker: "am Abholfach",
  dineIn: "vor Ort",
};

/** The condition for a method, to be read on its own or after „gibt es“. */
export function ineligibilityText(bar: PaymentIneligibility): string {
  switch (bar.reason) {
    case "distribution":
      return `nur ${bar.ways.map((method) => methods[method]).join(" oder ")}`;
    case "known":
      return "nur für bekannte Kunden";
    case "denied":
      return "für dich gerade nicht";
    case "paused":
      return "gerade nicht";
    case "minimum":
      return `ab ${formatMoney(bar.cents)}`;
    case "maximum":
      return `nur bis ${formatMoney(bar.cents)}`;
  }
}
