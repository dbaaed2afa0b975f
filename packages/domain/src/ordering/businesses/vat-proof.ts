import type { BusinessCustomer, VatCheck } from "./business-customer.ts";

/** The company with an answer of the register. One that is away takes no proof back that it gave before for the same id. */
export function withVatCheck(business: BusinessCustomer, check: VatCheck): BusinessCustomer {
  if (business.vatId !== check.vatId) return business;
  if (check.state === "valid") return { ...business, vatCheck: check, vatIdCheckedAt: check.at };
  if (check.state === "unavailable" && business.vatIdCheckedAt !== undefined) return business;
  const { vatIdCheckedAt: _before, ...rest } = business;
  return { ...rest, vatCheck: check };
}
