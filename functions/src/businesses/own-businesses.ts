import { ownBusinesses as contract } from "@lokalkorb/contracts/businesses";
import type { OutputOf } from "@lokalkorb/contracts/contract";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import type { BusinessCustomer } from "@lokalkorb/domain/ordering/businesses/business-customer";
import { ordersOnAccount } from "@lokalkorb/domain/ordering/businesses/business-terms";
import { employeeOf } from "@lokalkorb/domain/ordering/businesses/employees";
import { decodeAdminDocument, readDocument } from "@lokalkorb/model/admin/admin-documents";
import { b2bCustomerDocument } from "@lokalkorb/model/documents/restaurants/b2b-customers";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";

type Own = OutputOf<typeof contract>["businesses"][number];

const most = 50;

const command: Command<typeof contract> = async ({ restaurantId }, caller, deps) => {
  const email = caller.email?.toLowerCase();
  if (caller.isGuest || email === undefined) return refuse({ type: "sign-in-required" });
  const all = deps.db.collectionGroup("b2bCustomers").where("employeeEmails", "array-contains", email);
  const { docs: everywhere } = await all.limit(most).get();
  const docs = everywhere.filter(({ ref }) => restaurantId === undefined || ref.parent.parent?.id === restaurantId);
  const found = await Promise.all(
    docs.map(async (doc): Promise<readonly Own[]> => {
      const shopId = must(doc.ref.parent.parent?.id, "a company lies in a shop");
      const shop = await readDocument(deps.db, shopDocument, { restaurantId: shopId });
      const business = decodeAdminDocument(b2bCustomerDocument, doc.ref.path, doc.data());
      return shop === null ? [] : [shown(business, email, { id: shopId, name: shop.name, slug: shop.slug }, doc.id)];
    }),
  );
  return ok({ businesses: found.flat() });
};

function shown(
  business: BusinessCustomer,
  email: string,
  shop: { readonly id: string; readonly name: string; readonly slug: string },
  customerId: string,
): Own {
  const { role, costCenter } = must(employeeOf(business, email), "found by this address");
  const { name, status, word, discountBp = 0, poRequired, paymentTermDays, creditLimitCents, openCents } = business;
  const people = business.employees.map(({ uid: _uid, ...person }) => person);
  return {
    restaurantId: shop.id,
    shopName: shop.name,
    shopSlug: shop.slug,
    customerId,
    name,
    status,
    ...(word === undefined ? {} : { word }),
    role,
    onAccount: ordersOnAccount(business),
    discountBp,
    poRequired,
    paymentTermDays,
    ...(costCenter === undefined ? {} : { costCenter }),
    creditLimitCents,
    openCents,
    ...(role === "admin" ? { employees: people } : {}),
  };
}

export const ownBusinesses = defineCallable(contract, command);
