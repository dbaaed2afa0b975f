import type { TransitionFacts } from "@lokalkorb/domain/ordering/order/order-event";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import type { legalTextDocument } from "@lokalkorb/model/documents/restaurants/legal-texts/legal-texts";
import type { MailShop } from "../../billing/seller.ts";

export type OwnLegalText = Pick<DocumentOf<typeof legalTextDocument>, "kind" | "version" | "text" | "sha256">;

/** Everything a mail about one step of an order is made of. */
export interface OrderMailFacts {
  readonly order: Order & { readonly id: string };
  readonly shop: MailShop;
  /** Plain facts of the step: minutes of a delay, old and new slot, old and new total. */
  readonly data: TransitionFacts;
  readonly links: {
    readonly order: string;
    readonly board: string;
    readonly imprint: string;
    /** WDR-02: the function to withdraw. */
    readonly withdraw: string;
    /** The same with this order, for those who have the mail. */
    readonly withdrawOrder: string;
  };
  /** Texts of the shop's own that the order was made under; read where a mail holds them. */
  readonly ownTexts?: readonly OwnLegalText[];
  readonly now: Instant;
}
