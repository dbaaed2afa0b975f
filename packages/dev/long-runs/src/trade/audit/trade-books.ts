import { readDocument, readQuery } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { b2bCustomerDocument } from "@lokalkorb/model/documents/restaurants/b2b-customers";
import { b2bInvoiceDocument } from "@lokalkorb/model/documents/restaurants/b2b-invoices";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { orderPlanDocument } from "@lokalkorb/model/documents/restaurants/order-plans";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import type { TradeWorld } from "../world/trade-world.ts";

export type StoredOrder = DocumentOf<typeof orderDocument> | DocumentOf<typeof historicOrderDocument>;
export type StoredInvoice = DocumentOf<typeof b2bInvoiceDocument>;

/** The raw documents of a shop, as they lie there: the audit looks at nothing else. */
export interface TradeBooks {
  readonly orders: readonly StoredOrder[];
  readonly invoices: readonly StoredInvoice[];
  readonly companies: readonly DocumentOf<typeof b2bCustomerDocument>[];
  readonly plans: readonly DocumentOf<typeof orderPlanDocument>[];
}

/** Orders and plans of the simulation; every invoice of the shop, since numbers have no owner. */
export async function readBooks({ shop, pay, plans, firstOrders, companies }: TradeWorld): Promise<TradeBooks> {
  const { restaurantId } = shop;
  const { db } = pay.test.admin;
  const [live, archived, invoices] = await Promise.all([
    readQuery(db, queryOf(orderDocument, { restaurantId })),
    readQuery(db, queryOf(historicOrderDocument, { restaurantId })),
    readQuery(db, queryOf(b2bInvoiceDocument, { restaurantId })),
  ]);
  const ids = new Set(plans.map(({ planId }) => planId));
  const own = companies.map(({ customerId }) => readDocument(db, b2bCustomerDocument, { restaurantId, customerId }));
  const standing = plans.map(({ planId }) => readDocument(db, orderPlanDocument, { restaurantId, planId }));
  return {
    orders: [...live, ...archived].filter(({ id, plan }) => firstOrders.has(id) || ids.has(plan?.planId ?? "")),
    invoices,
    companies: (await Promise.all(own)).flatMap((one) => one ?? []),
    plans: (await Promise.all(standing)).flatMap((one) => one ?? []),
  };
}

export const add = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** One readable line for each difference. */
export const differ = (of: string, stored: unknown, expected: unknown): string[] =>
  stored === expected ? [] : [`${of}: ${String(stored)} is stored, ${String(expected)} is right`];
