import { mergeCustomers as contract } from "@lokalkorb/contracts/customers";
import { derivedCustomer } from "@lokalkorb/domain/ordering/customers/count-customer";
import { customerNo } from "@lokalkorb/domain/ordering/customers/customer-words";
import { mergedCustomer, pointerTo } from "@lokalkorb/domain/ordering/customers/merge-customers";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { readDocument, readDocuments, setDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { customerDocument } from "@lokalkorb/model/documents/restaurants/restaurant-users";
import { successDocument } from "@lokalkorb/model/documents/restaurants/data/success";
import { moveFirstOrder } from "@lokalkorb/domain/ordering/metrics/order-metrics";
import { staffMay } from "../access/staff.ts";
import { logOf } from "../access/write-log.ts";
import { firstDateOf, metricsIn, pendingWith } from "../metrics/run-metrics-effect.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import { recountCustomer } from "./recount-customer.ts";

const command: Command<typeof contract> = async (input, caller, deps) => {
  const { restaurantId } = input;
  const merged = await withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    if (!(await staffMay(tx, restaurantId, caller.uid, "customers.decide"))) return refuse({ type: "not-allowed" });
    const [from, into] = await readDocuments(tx, customerDocument, [
      { restaurantId, userDocId: input.from },
      { restaurantId, userDocId: input.into },
    ]);
    const areTwo = from?.mergedInto === undefined && into?.mergedInto === undefined && input.from !== input.into;
    if (!from || !into || !areTwo) return refuse({ type: "not-found" });
    const success = await readDocument(tx, successDocument, { restaurantId });
    // Two people were one: the later of their first orders made no new customer.
    const [one, other] = [firstDateOf(from), firstDateOf(into)];
    const later = one === undefined || other === undefined ? undefined : one > other ? one : other;
    const moved = { from: later, to: undefined };
    const log = await logOf(tx, deps, restaurantId, caller);
    const { ref: _ref, createdAt: _created, updatedAt: _updated, v: _v, ...gone } = from;
    const merged = derivedCustomer(into.id, { ...into, ...mergedCustomer(into, gone) });
    setDocument(tx, customerDocument, { restaurantId, userDocId: into.id }, merged);
    setDocument(tx, customerDocument, { restaurantId, userDocId: from.id }, pointerTo(into.id, from));
    // One hop leads from any record to its customer.
    for (const userDocId of from.mergedIds ?? [])
      updateDocument(tx, customerDocument, { restaurantId, userDocId }, { mergedInto: into.id });
    if (success !== null && later !== undefined) {
      const metrics = moveFirstOrder(metricsIn(success), later.slice(0, 7), undefined);
      const pending = success.hasPeriods === true ? { pending: pendingWith(success.pending, {}, moved) } : {};
      setDocument(tx, successDocument, { restaurantId }, { ...success, ...metrics, ...pending });
    }
    log("customersMerged", `${customerNo(into.id)} ${customerNo(from.id)}`);
    return ok({ customerId: into.id });
  });
  // Steps that are on their way to either record are counted once, wherever they arrive.
  if (merged.ok) await recountCustomer(deps, restaurantId, merged.value.customerId);
  return merged;
};

export const mergeCustomers = defineCallable(contract, command);
