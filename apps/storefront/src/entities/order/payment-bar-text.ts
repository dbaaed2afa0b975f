import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import type { PaymentBar } from "@lokalkorb/domain/menu/offered-methods";
import type { DistributionType } from "@lokalkorb/domain/kernel/distribution-type";

const ways: Readonly<Record<DistributionType, string>> = {
  pickup: "bei Abholung",
  delivery: "bei Lieferung",
  shipping: "bei Versand",
  locker: "am Abholfach",
  dineIn: "vor Ort",
};

/** What has to be so that a method can be chosen, to be read on its own or after „gibt es“. */
export function paymentBarText(bar: PaymentBar): string {
  switch (bar.reason) {
    case "distribution":
      return `nur ${bar.ways.map((way) => ways[way]).join(" oder ")}`;
    case "known":
      return "nur für bekannte Kunden";
    case "minimum":
      return `ab ${formatMoney(bar.cents)}`;
    case "maximum":
      return `nur bis ${formatMoney(bar.cents)}`;
  }
}
