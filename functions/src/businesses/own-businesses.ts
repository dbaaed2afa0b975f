import { ownBusinesses as contract } from "@lokalkorb/contracts/businesses";
import type { OutputOf } from "@lokalkorb/contracts/contract";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import type { BusinessCustomer } from "@lokalkorb/domain/ordering/businesses/business-customer";
import { approvalLimits } from "@lokalkorb/domain/ordering/approval/approval-need";
import { ordersOnAccount } from "@lokalkorb/domain/ordering/businesses/business-terms";
import { employeeOf } from "@lokalkorb/domain/ordering/businesses/employees";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { businessesOf } from "./businesses-of-person.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";

type Own = OutputOf<typeof contract>["businesses"][number];

const command: Command<typeof contract> = async ({ restaurantId }, caller, deps) => {
  const email = caller.email?.toLowerCase();
  if (caller.isGuest || email === undefined) return refuse({ type: "sign-in-required" });
  const all = await businessesOf(deps.db, email);
  const here = all.filter((one) => restaurantId === undefined || one.restaurantId === restaurantId);
  const found = await Promise.all(
    here.map(async (one): Promise<readonly Own[]> => {
      const shop = await readDocument(deps.db, shopDocument, { restaurantId: one.restaurantId });
      if (shop === null) return [];
      return [shown(one.business, email, { id: one.restaurantId, name: shop.name, slug: shop.slug }, one.customerId)];
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
  const employee = must(employeeOf(business, email), "found by this address");
  const { role, costCenter } = employee;
  const { approvalAboveCents } = business;
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
    hasPriceList: business.priceListId !== undefined,
    poRequired,
    paymentTermDays,
    ...(costCenter === undefined ? {} : { costCenter }),
    creditLimitCents,
    openCents,
    limits: approvalLimits(business, employee),
    ...(role === "admin" && approvalAboveCents !== undefined ? { approvalAboveCents } : {}),
    ...(role === "admin" ? { employees: people } : {}),
  };
}

export const ownBusinesses = defineCallable(contract, command);
