import { draftInvoices as draftContract, planInvoices as planContract } from "@lokalkorb/contracts/business-invoices";
import { can } from "@lokalkorb/domain/access/permissions";
import { type CollectableOrder, type Collection, collectOrders } from "@lokalkorb/domain/invoices/collect-orders";
import { invoiceContent } from "@lokalkorb/domain/invoices/invoice-content";
import { owedOnAccountCents } from "@lokalkorb/domain/ordering/businesses/owed-on-account";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import { matching, queryOf } from "@lokalkorb/model/document/document-query";
import { b2bCustomerDocument } from "@lokalkorb/model/documents/restaurants/b2b-customers";
import { b2bInvoiceDocument } from "@lokalkorb/model/documents/restaurants/b2b-invoices";
import { invoicesDocument } from "@lokalkorb/model/documents/restaurants/data/invoices";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { roleIn } from "../access/staff.ts";
import { readMailShop } from "../notifications/read-mail-shop.ts";
import { defineCallable, type Command } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import type { BusinessCustomer, InvoiceDeps } from "./papers/invoice-deps.ts";
import { partiesOf } from "./invoice-parties.ts";

/** Of orders on account that are not paid. */
const mostOrders = 2000;
/** A transaction takes no more; the next press makes the others. */
const mostClaims = 150;

/** Delivered on account and not paid yet, of all companies. */
const openOrders = (scope: admin.ReadScope, restaurantId: string) =>
  admin.readQuery(
    scope,
    queryOf(
      orderDocument,
      { restaurantId },
      { where: matching({ status: "completed", paymentStatus: "onAccount" }), limit: mostOrders },
    ),
  );

interface Run {
  readonly customer: BusinessCustomer;
  readonly timezone: string;
  readonly now: number;
  readonly withOpenPeriod: boolean;
}

const collectionsOf = <Found extends CollectableOrder>(run: Run, orders: readonly Found[]) =>
  collectOrders({ ...run, orders: orders.filter((order) => order.customer.b2bCustomerId === run.customer.id) });

const plan: Command<typeof planContract, InvoiceDeps> = async ({ restaurantId, withOpenPeriod }, caller, deps) => {
  const role = await roleIn(deps.db, restaurantId, caller.uid);
  if (role === null || !can(role, "invoices.read")) return refuse({ type: "not-allowed" });
  const [{ shop }, customers, orders] = await Promise.all([
    readMailShop(deps, restaurantId),
    admin.readQuery(deps.db, queryOf(b2bCustomerDocument, { restaurantId })),
    openOrders(deps.db, restaurantId),
  ]);
  const { timezone } = shop;
  const proposals = customers.flatMap((customer) =>
    collectionsOf({ customer, timezone, now: deps.now(), withOpenPeriod }, orders).map(({ period, orders: own }) => {
      const { netCents, vatCents, grossCents } = invoiceContent(own, { groupBy: customer.groupBy, timezone });
      return {
        b2bCustomerId: customer.id,
        name: customer.legalName === "" ? customer.name : customer.legalName,
        ...period,
        orders: own.length,
        firstOrderNo: own[0]?.no ?? "",
        netCents,
        vatCents,
        grossCents,
      };
    }),
  );
  return ok({
    proposals: proposals.toSorted((a, b) => a.name.localeCompare(b.name, "de") || (a.from < b.from ? -1 : 1)),
  });
};

const draft: Command<typeof draftContract, InvoiceDeps> = async (input, caller, deps) => {
  const { restaurantId, b2bCustomerId, withOpenPeriod } = input;
  const role = await roleIn(deps.db, restaurantId, caller.uid);
  if (role === null || !can(role, "invoices.write")) return refuse({ type: "not-allowed" });
  const { shop } = await readMailShop(deps, restaurantId);
  return withIdempotency(deps, requestKeyOf(draftContract.name, caller, input), async (tx) => {
    const [customer, settings, orders] = await Promise.all([
      admin.readDocument(tx, b2bCustomerDocument, { restaurantId, customerId: b2bCustomerId }),
      admin.readDocument(tx, invoicesDocument, { restaurantId }),
      openOrders(tx, restaurantId),
    ]);
    if (customer === null) return refuse({ type: "not-found" });
    const { timezone } = shop;
    const now = deps.now();
    const found = upTo(mostClaims, collectionsOf({ customer, timezone, now, withOpenPeriod }, orders));
    if (found.length === 0) return refuse({ type: "nothing-to-invoice" });
    const parties = partiesOf(shop, customer, settings, instantToLocal(now, timezone).date);
    const drafts = found.map(({ period, orders: own }) => {
      const invoiceId = deps.newId();
      const content = invoiceContent(own, { groupBy: customer.groupBy, timezone });
      const poNumbers = [...new Set(own.flatMap((order) => order.customer.poNumber ?? []))];
      admin.createDocument(
        tx,
        b2bInvoiceDocument,
        { restaurantId, invoiceId },
        {
          type: "invoice",
          status: "draft",
          b2bCustomerId,
          ...parties,
          period,
          ...content,
          orderIds: own.map(({ id }) => id),
          ordersCents: owedFor(own),
          ...(poNumbers.length === 0 ? {} : { poNumber: poNumbers.join(", ") }),
          ...paidWithOrders(own, content.grossCents, now),
          dunning: [],
          locked: false,
        },
      );
      for (const { id: orderId } of own)
        admin.updateDocument(tx, orderDocument, { restaurantId, orderId }, { b2bInvoiceId: invoiceId });
      return { invoiceId, grossCents: content.grossCents };
    });
    return ok({ drafts });
  });
};

const owedFor = (orders: readonly Parameters<typeof owedOnAccountCents>[0][]): number =>
  orders.reduce((sum, order) => sum + owedOnAccountCents(order), 0);

type PaidOrder = Parameters<typeof owedOnAccountCents>[0];

/** A gift card may have paid a part as the order was placed; the tax is of the whole all the same. */
function paidWithOrders(orders: readonly PaidOrder[], grossCents: number, at: number) {
  const whole = orders.reduce((sum, { totals }) => sum + totals.totalCents, 0);
  const cents = Math.min(whole - owedFor(orders), grossCents);
  if (cents <= 0) return { paidCents: 0, payments: [] };
  return { paidCents: cents, payments: [{ at, cents, via: "order" as const, ref: "" }] };
}

function upTo<Found extends CollectableOrder>(
  most: number,
  collections: readonly Collection<Found>[],
): readonly Collection<Found>[] {
  let claims = 0;
  return collections.filter(({ orders }) => (claims += orders.length) <= most);
}

export const planInvoices = defineCallable(planContract, plan);
export const draftInvoices = defineCallable(draftContract, draft);
