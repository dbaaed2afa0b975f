import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Customer } from "@lokalkorb/domain/ordering/customers/customer-fields";
import { emailsOf, isOrderOf, uidsOf } from "@lokalkorb/domain/ordering/customers/merge-customers";
import { readQuery, type ReadScope } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";

export interface OrdersOfCustomer {
  readonly live: readonly DocumentOf<typeof orderDocument>[];
  readonly archived: readonly DocumentOf<typeof historicOrderDocument>[];
}

/** All orders of a customer: by their accounts, and as a guest by the addresses. */
export async function ordersOfCustomer(
  scope: ReadScope,
  restaurantId: Id<"shop">,
  customer: Customer,
): Promise<OrdersOfCustomer> {
  const keys = [
    ["customer.uid", uidsOf(customer)],
    ["customer.email", emailsOf(customer)],
  ] as const;
  const asked = keys.flatMap(([field, values]) => inParts(values).map((part) => [field, part] as const));
  const live = await Promise.all(
    asked.map(([field, values]) =>
      readQuery(scope, queryOf(orderDocument, { restaurantId }, { where: [[field, "in", values]] })),
    ),
  );
  const archived = await Promise.all(
    asked.map(([field, values]) =>
      readQuery(scope, queryOf(historicOrderDocument, { restaurantId }, { where: [[field, "in", values]] })),
    ),
  );
  return { live: once(live.flat(), customer), archived: once(archived.flat(), customer) };
}

/** The database compares a field with so many values at once; a record that others were merged into has more. */
const mostValues = 30;

const inParts = (values: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(values.length / mostValues) }, (_, part) =>
    values.slice(part * mostValues, (part + 1) * mostValues),
  );

/** An account's order is found by its address, too. */
const once = <O extends Parameters<typeof isOrderOf>[1] & { readonly id: string }>(
  orders: readonly O[],
  customer: Customer,
): readonly O[] => [
  ...new Map(orders.filter((order) => isOrderOf(customer, order)).map((order) => [order.id, order])).values(),
];
