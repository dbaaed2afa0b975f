import { queryOf } from "@lokalkorb/model/document/document-query";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { useQuery } from "@lokalkorb/model/react/use-query";
import { PageLink } from "@lokalkorb/shell/page-link";
import { ReceiptTextIcon } from "@lokalkorb/ui/icons";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { shopPath } from "@/shared/routes/routes";
import { customersText as words } from "../state/customers-text.ts";

/** 'A-1042', and the same without its line. */
export function orderNoIn(typed: string): string | null {
  const [, letter, number] = /^\s*([a-z])-?(\d{3,})\s*$/i.exec(typed) ?? [];
  return letter === undefined || number === undefined ? null : `${letter.toUpperCase()}-${number}`;
}

/** The order whose number was typed, and the way to whom it is from. */
export function OrderMatch({ no }: { readonly no: string }): ReactElement | null {
  const { restaurantId } = useShop();
  const terms = { where: [["no", "==", no]], limit: 1 } as const;
  const live = valueOf(useQuery(queryOf(orderDocument, { restaurantId }, terms)));
  const old = valueOf(useQuery(queryOf(historicOrderDocument, { restaurantId }, terms)));
  const order = live?.[0] ?? old?.[0];
  if (order === undefined || order.customer.name === null) return null;
  return (
    <PageLink
      href={`${shopPath("customers", restaurantId)}?bestellung=${order.id}`}
      className="flex min-h-14 items-center gap-3 border-b border-line px-4 text-ink no-underline hover:bg-sunken"
    >
      <ReceiptTextIcon size={16} className="flex-none text-ink-2" />
      <span className="min-w-0 truncate">{words.ofOrder(no, order.customer.name)}</span>
    </PageLink>
  );
}
