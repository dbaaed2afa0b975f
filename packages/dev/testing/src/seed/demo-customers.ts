import { createHash } from "node:crypto";
import { customerAfter, derivedCustomer } from "@lokalkorb/domain/ordering/customers/count-customer";
import type { Customer } from "@lokalkorb/domain/ordering/customers/customer-fields";
import { metricsOf } from "@lokalkorb/domain/ordering/metrics/order-metrics";
import type { Order } from "@lokalkorb/domain/ordering/order/order";

/** The records that functions would have written with each step. */
export function customersOf(orders: readonly Order[]): ReadonlyMap<string, Customer> {
  const customers = new Map<string, Customer>();
  for (const order of orders) {
    const { uid, email, isGuest } = order.customer;
    const id = isGuest ? `g_${createHash("sha256").update(email.toLowerCase()).digest("base64url")}` : uid;
    customers.set(id, derivedCustomer(id, customerAfter(customers.get(id) ?? null, order, null, metricsOf(order))));
  }
  return customers;
}
