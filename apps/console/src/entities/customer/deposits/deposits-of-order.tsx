import { openPieces, piecesCents } from "@lokalkorb/domain/ordering/deposits/deposit-book";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { customerDocument } from "@lokalkorb/model/documents/restaurants/restaurant-users";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { useQuery } from "@lokalkorb/model/react/use-query";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import type { ShopCustomer } from "../use-customers.ts";
import { DepositBook } from "./deposit-book.tsx";
import { depositText as words } from "./deposit-text.ts";

export interface DepositsOfOrderProps {
  readonly order: Pick<Order, "customer"> & { readonly id: string };
  /** Still to be taken at the counter. */
  readonly dueCents: Cents;
}

/** At the handover: what the customer has of former orders, to be taken back. Nothing where there was never a deposit. */
export function DepositsOfOrder({ order, dueCents }: DepositsOfOrderProps): ReactElement | null {
  const customer = useCustomerOf(order);
  if (customer === null) return null;
  const withThis = (customer.depositReturns ?? []).filter(({ orderId }) => orderId === order.id);
  if (openPieces(customer).length === 0 && withThis.length === 0) return null;
  const backCents = piecesCents(withThis.flatMap(({ pieces }) => pieces));
  return (
    <section aria-label={words.title} className="grid gap-3 rounded-lg border border-line px-4 py-3">
      <h3 className="font-bold">{words.title}</h3>
      {dueCents > 0 && backCents > 0 && <p>{words.takeLess(dueCents, backCents)}</p>}
      <DepositBook customer={customer} orderId={order.id} />
    </section>
  );
}

/** By the account, as a guest by the address; the record into which it was merged. */
function useCustomerOf({ customer }: DepositsOfOrderProps["order"]): ShopCustomer | null {
  const { restaurantId } = useShop();
  const { uid, email, isGuest } = customer;
  const account = useDocument(isGuest ? null : customerDocument, isGuest ? null : { restaurantId, userDocId: uid });
  const guests = useQuery(
    isGuest
      ? queryOf(
          customerDocument,
          { restaurantId },
          { where: [["emailLower", "==", email.trim().toLowerCase()]], limit: 10 },
        )
      : null,
  );
  const own = isGuest ? valueOf(guests)?.find(({ id }) => id.startsWith("g_")) : valueOf(account);
  const into = own?.mergedInto;
  const merged = useDocument(
    into === undefined ? null : customerDocument,
    into === undefined ? null : { restaurantId, userDocId: into },
  );
  return (into === undefined ? own : valueOf(merged)) ?? null;
}
