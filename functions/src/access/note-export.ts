import { noteExport as contract } from "@lokalkorb/contracts/exports";
import { customerNo } from "@lokalkorb/domain/ordering/customers/customer-words";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import { staffMay } from "./staff.ts";
import { logOf } from "./write-log.ts";

const needs = {
  items: "catalogue",
  customers: "customers.decide",
  customer: "customers.decide",
  books: "books",
} as const;

const command: Command<typeof contract> = async (input, caller, deps) => {
  const { restaurantId, what, count, customerId = "", books } = input;
  return withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    if (!(await staffMay(tx, restaurantId, caller.uid, needs[what]))) return refuse({ type: "not-allowed" });
    const log = await logOf(tx, deps, restaurantId, caller);
    if (what === "items") log("exported", String(count));
    else if (what === "customers") log("customersExported", String(count));
    else if (what === "books") log("booksExported", `${books?.what ?? ""} ${books?.from ?? ""} ${books?.to ?? ""}`);
    else log("customerExported", customerNo(customerId));
    return ok({});
  });
};

export const noteExport = defineCallable(contract, command);
