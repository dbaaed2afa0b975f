import type { InputOf } from "@lokalkorb/contracts/contract";
import { changeCustomer as contract } from "@lokalkorb/contracts/customers";
import { can, type StaffAction } from "@lokalkorb/domain/access/permissions";
import { type ChangedBy, changedCustomer } from "@lokalkorb/domain/ordering/customers/change-customer";
import { derivedCustomer } from "@lokalkorb/domain/ordering/customers/count-customer";
import type { Customer } from "@lokalkorb/domain/ordering/customers/customer-fields";
import { customerNo } from "@lokalkorb/domain/ordering/customers/customer-words";
import { depositPiecesText } from "@lokalkorb/domain/labels/deposit-labels";
import { takeBack, withoutReturn } from "@lokalkorb/domain/ordering/deposits/deposit-book";
import { ok, refuse, type Result } from "@lokalkorb/domain/kernel/result";
import type { ShopAct } from "@lokalkorb/domain/shop/shop-log";
import { readDocument, setDocument } from "@lokalkorb/model/admin/admin-documents";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { customerDocument } from "@lokalkorb/model/documents/restaurants/restaurant-users";
import { roleIn } from "../access/staff.ts";
import { nameIn, writeLog } from "../access/write-log.ts";
import { readCustomer } from "../ordering/customers/customer-records.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";

type Change = InputOf<typeof contract>["change"];

interface Act {
  readonly needs: StaffAction;
  readonly act: ShopAct;
}
const acts: Readonly<Record<Change["kind"], Act>> = {
  tag: { needs: "customers", act: "customerTagged" },
  group: { needs: "customers.decide", act: "customerTagged" },
  note: { needs: "customers", act: "customerNoted" },
  noteGone: { needs: "customers", act: "customerNoted" },
  block: { needs: "customers.decide", act: "customerBlocked" },
  release: { needs: "customers.decide", act: "customerReleased" },
  payment: { needs: "customers.decide", act: "customerPayment" },
  depositBack: { needs: "customers", act: "customerDeposit" },
  depositBackUndone: { needs: "customers", act: "customerDeposit" },
};

const command: Command<typeof contract> = async (input, caller, deps) => {
  const { restaurantId, customerId, change } = input;
  const { needs, act } = acts[change.kind];
  return withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    const role = await roleIn(tx, restaurantId, caller.uid);
    if (role === null || !can(role, needs)) return refuse({ type: "not-allowed" });
    const { userDocId, customer } = await readCustomer(tx, restaurantId, customerId);
    if (customer === null) return refuse({ type: "not-found" });
    const account = await readDocument(tx, accountDocument, { restaurantId });
    const by = account === null ? "" : nameIn(account, caller);
    const decided = decide(customer, change, { by, at: deps.now(), id: deps.newId() });
    if (!decided.ok) return decided;
    const changed = decided.value;
    // Where it is so already there is no deed, and no line in the log.
    if (changed === customer) return ok({});
    setDocument(tx, customerDocument, { restaurantId, userDocId }, derivedCustomer(userDocId, changed));
    writeLog(tx, deps, { restaurantId, act, by, about: `${customerNo(userDocId)}${detailOf(change)}` });
    return ok({});
  });
};

function decide<Known extends Customer>(
  customer: Known,
  change: Change,
  by: ChangedBy,
): Result<Known, { readonly type: "deposit-not-open" }> {
  if (change.kind === "depositBackUndone") return ok(withoutReturn(customer, change.returnId));
  if (change.kind !== "depositBack") return ok(changedCustomer(customer, change, by));
  const { orderId, pieces } = change;
  return takeBack(customer, { ...by, ...(orderId === undefined ? {} : { orderId }) }, pieces);
}

/** Second line of the log's entry, where there is more to say. */
function detailOf(change: Change): string {
  // Words about a person stand in their record alone, and go with it.
  if (change.kind === "depositBack") return `\n${depositPiecesText(change.pieces)}`;
  if (change.kind === "depositBackUndone") return "\nundone";
  return change.kind === "payment" ? `\n${change.method} ${change.allowed ? "on" : "off"}` : "";
}

export const changeCustomer = defineCallable(contract, command);
