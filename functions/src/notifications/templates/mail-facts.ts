import type { TransitionFacts } from "@lokalkorb/domain/ordering/order/order-event";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { MailShop } from "../../billing/seller.ts";

/** Everything a mail about one step of an order is made of. */
export interface OrderMailFacts {
  readonly order: Order & { readonly id: string };
  readonly shop: MailShop;
  /** Plain facts of the step: minutes of a delay, old and new slot, old and new total. */
  readonly data: TransitionFacts;
  readonly links: { readonly order: string; readonly board: string; readonly imprint: string };
  readonly now: Instant;
}
