import { queryOf } from "@lokalkorb/model/document/document-query";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { customerDocument } from "@lokalkorb/model/documents/restaurants/restaurant-users";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { useQuery } from "@lokalkorb/model/react/use-query";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { ContentWait } from "@/layouts/content-wait";
import { customersText } from "../state/customers-text.ts";
import { GoneCustomer, OpenCustomer, type OpenCustomerProps } from "./open-customer.tsx";

export interface CustomerOfOrderProps extends Omit<OpenCustomerProps, "customerId"> {
  readonly orderId: string;
}

/** The customer of an order: by the account, as a guest by the address. */
export function CustomerOfOrder({ orderId, ...rest }: CustomerOfOrderProps): ReactElement {
  const { restaurantId } = useShop();
  const live = useDocument(orderDocument, { restaurantId, orderId });
  const isArchived = live.status === "absent";
  const old = useDocument(isArchived ? historicOrderDocument : null, isArchived ? { restaurantId, orderId } : null);
  const customer = (valueOf(live) ?? valueOf(old))?.customer;
  const emailLower = customer?.isGuest === true ? (customer.email?.trim().toLowerCase() ?? null) : null;
  const guests = useQuery(
    emailLower === null
      ? null
      : queryOf(customerDocument, { restaurantId }, { where: [["emailLower", "==", emailLower]], limit: 10 }),
  );
  const guest = valueOf(guests)?.find(({ id }) => id.startsWith("g_"));
  const id = customer?.isGuest === false ? customer.uid : (guest?.id ?? null);
  if (id !== null && id !== undefined) return <OpenCustomer customerId={id} {...rest} />;
  const states = new Set([
    live.status,
    ...(isArchived ? [old.status] : []),
    ...(emailLower === null ? [] : [guests.status]),
  ]);
  if (states.has("failed")) return <ContentWait status="failed" words={customersText} />;
  if (states.has("pending")) return <ContentWait status="pending" words={customersText} />;
  return <GoneCustomer onClose={rest.onClose} />;
}
