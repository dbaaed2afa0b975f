import { createHash } from "node:crypto";
import { customerAfter, derivedCustomer } from "@lokalkorb/domain/ordering/customers/count-customer";
import type { Customer } from "@lokalkorb/domain/ordering/customers/customer-fields";
import { type DepositBook, openPieces, takeBack } from "@lokalkorb/domain/ordering/deposits/deposit-book";
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
  for (const [id, customer] of customers) customers.set(id, derivedCustomer(id, broughtBack(customer)));
  return customers;
}

/** People bring most of their glasses; the last two of a kind are still at home. */
function broughtBack<Known extends DepositBook & Pick<Customer, "lastAt">>(customer: Known): Known {
  const pieces = openPieces(customer).flatMap((one) => (one.pieces > 2 ? [{ ...one, pieces: one.pieces - 2 }] : []));
  if (pieces.length === 0) return customer;
  const back = takeBack(customer, { id: "demo", at: customer.lastAt ?? 0, by: "" }, pieces);
  return back.ok ? back.value : customer;
}
