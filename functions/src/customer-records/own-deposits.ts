import { ownDeposits as contract } from "@lokalkorb/contracts/own-deposits";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { actsAsShopper } from "@lokalkorb/domain/ordering/customers/confirmed-browsers";
import { openPieces } from "@lokalkorb/domain/ordering/deposits/deposit-book";
import { customerIdOf, readCustomer } from "../ordering/customers/customer-records.ts";
import { readOrderAnywhere } from "../ordering/archive/from-archive.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";

const look: Command<typeof contract> = async ({ restaurantId, orderId }, { uid }, deps) => {
  const order = await readOrderAnywhere(deps.db, { restaurantId, orderId });
  if (order === null || order === "erased") return refuse({ type: "not-found" });
  if (!actsAsShopper(order, uid)) return refuse({ type: "not-allowed" });
  // An address that was typed would tell what its owner has at home.
  const isProved = !order.customer.isGuest || order.confirmed?.includes(uid) === true;
  if (!isProved || order.channel === "test") return ok({ pieces: [] });
  const { customer } = await readCustomer(deps.db, restaurantId, customerIdOf(order.customer));
  return ok({ pieces: customer === null ? [] : [...openPieces(customer)] });
};

export const ownDeposits = defineCallable(contract, look);
