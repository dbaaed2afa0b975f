import { companyPrices as contract } from "@lokalkorb/contracts/businesses";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { employeeOf } from "@lokalkorb/domain/ordering/businesses/employees";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { b2bCustomerDocument } from "@lokalkorb/model/documents/restaurants/b2b-customers";
import { settingsDocument } from "@lokalkorb/model/documents/restaurants/data/settings";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { readCompanyPrices } from "../ordering/companies/read-company-prices.ts";

/** Only its own people learn what a company pays. */
const command: Command<typeof contract> = async ({ restaurantId, customerId, itemIds }, caller, deps) => {
  if (caller.isGuest) return refuse({ type: "sign-in-required" });
  const [business, shop, settings] = await Promise.all([
    readDocument(deps.db, b2bCustomerDocument, { restaurantId, customerId }),
    readDocument(deps.db, shopDocument, { restaurantId }),
    readDocument(deps.db, settingsDocument, { restaurantId }),
  ]);
  const employee = business === null ? null : employeeOf(business, caller.email);
  if (business?.status !== "active" || employee === null || shop === null) return refuse({ type: "not-found" });
  const { priceListId } = business;
  const { offeringId } = shop;
  const prices = await readCompanyPrices(deps.db, { offeringId, settings, priceListId, itemIds });
  return ok(prices === undefined ? {} : { prices: { ...prices, own: { ...prices.own } } });
};

export const companyPrices = defineCallable(contract, command);
