import type { OrderAction } from "@lokalkorb/domain/ordering/lifecycle/order-action";
import { mustCheckAge } from "@lokalkorb/domain/ordering/lifecycle/order-guards";
import type { ShopOrder } from "@/entities/order/state/order-document";
import type { OrderTask } from "./order-actions.tsx";
import { mustTakeMoney } from "@/entities/order/state/order-steps";

export type OpenDialog = { readonly order: ShopOrder } & (
  | { readonly kind: "details" | "age" | "ship" | "noShow" | "restore" | OrderTask }
  | { readonly kind: "payment"; readonly ageCheck?: "passed" }
  | { readonly kind: "reason"; readonly action: "reject" | "cancel" }
);

/** The question before a press acts; null: it acts at once. */
export function askFirst(order: ShopOrder, action: OrderAction): OpenDialog | null {
  switch (action) {
    case "reject":
    case "cancel":
      return { kind: "reason", order, action };
    case "complete":
      if (mustCheckAge(order)) return { kind: "age", order };
      return mustTakeMoney(order) ? { kind: "payment", order } : null;
    case "ship":
    case "noShow":
    case "restore":
      return { kind: action, order };
    default:
      return null;
  }
}
