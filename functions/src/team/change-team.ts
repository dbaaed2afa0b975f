import { changeMemberRole as roleContract, removeMember as removeContract } from "@lokalkorb/contracts/team";
import { changeRole, removeMember as remove, type Team } from "@lokalkorb/domain/access/team";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { readDocument, updateDocument, type AdminTransaction } from "@lokalkorb/model/admin/admin-documents";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";

/** Decided in the transaction that writes, so that two owners who remove each other leave one. */
async function changeTeam<Done extends string>(
  tx: AdminTransaction,
  { restaurantId, uid }: { readonly restaurantId: Id<"shop">; readonly uid: Id<"user"> },
  done: Done,
  decide: (team: Team) => Team | "last-owner" | null,
) {
  const account = await readDocument(tx, accountDocument, { restaurantId });
  if (account === null || !Object.hasOwn(account.roles, uid) || account.roles[uid] !== "owner")
    return refuse({ type: "not-allowed" });
  const team = decide(account);
  if (team === null) return refuse({ type: "not-found" });
  if (team === "last-owner") return ok({ result: team });
  updateDocument(tx, accountDocument, { restaurantId }, { roles: team.roles, members: team.members });
  return ok({ result: done });
}

const changeRoleOf: Command<typeof roleContract> = (input, caller, deps) => {
  const { restaurantId, uid, role } = input;
  const by = { restaurantId, uid: caller.uid };
  return withIdempotency(deps, requestKeyOf(roleContract.name, caller, input), (tx) =>
    changeTeam(tx, by, "changed", (team) => changeRole(team, uid, role)),
  );
};

const removeOne: Command<typeof removeContract> = (input, caller, deps) => {
  const { restaurantId, email } = input;
  const by = { restaurantId, uid: caller.uid };
  return withIdempotency(deps, requestKeyOf(removeContract.name, caller, input), (tx) =>
    changeTeam(tx, by, "removed", (team) => remove(team, email)),
  );
};

export const changeMemberRole = defineCallable(roleContract, changeRoleOf);
export const removeMember = defineCallable(removeContract, removeOne);
