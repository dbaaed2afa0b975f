import { changeMemberRole as roleContract, removeMember as removeContract } from "@lokalkorb/contracts/team";
import { changeRole, removeMember as remove, type Team } from "@lokalkorb/domain/access/team";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { readDocument, updateDocument, type AdminTransaction } from "@lokalkorb/model/admin/admin-documents";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { nameIn, writeLog, type LogEntry } from "../access/write-log.ts";
import type { Deps } from "../platform/deps.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";

interface TeamChange<Done extends string> {
  readonly restaurantId: Id<"shop">;
  readonly uid: Id<"user">;
  readonly done: Done;
  /** For the log of the shop. */
  readonly note: (members: Team["members"]) => Pick<LogEntry, "act" | "about" | "role">;
}

/** Decided in the transaction that writes, so that two owners who remove each other leave one. */
async function changeTeam<Done extends string>(
  tx: AdminTransaction,
  deps: Deps,
  { restaurantId, uid, done, note }: TeamChange<Done>,
  decide: (team: Team) => Team | "last-owner" | null,
) {
  const account = await readDocument(tx, accountDocument, { restaurantId });
  if (account === null || !Object.hasOwn(account.roles, uid) || account.roles[uid] !== "owner")
    return refuse({ type: "not-allowed" });
  const team = decide(account);
  if (team === null) return refuse({ type: "not-found" });
  if (team === "last-owner") return ok({ result: team });
  updateDocument(tx, accountDocument, { restaurantId }, { roles: team.roles, members: team.members });
  writeLog(tx, deps, { restaurantId, by: nameIn(account, { uid }), ...note(account.members) });
  return ok({ result: done });
}

const changeRoleOf: Command<typeof roleContract> = (input, caller, deps) => {
  const { restaurantId, uid, role } = input;
  const change: TeamChange<"changed"> = {
    restaurantId,
    uid: caller.uid,
    done: "changed",
    note: (members) => ({ act: "memberRole", about: members.find((one) => one.uid === uid)?.name ?? "", role }),
  };
  return withIdempotency(deps, requestKeyOf(roleContract.name, caller, input), (tx) =>
    changeTeam(tx, deps, change, (team) => changeRole(team, uid, role)),
  );
};

const removeOne: Command<typeof removeContract> = (input, caller, deps) => {
  const { restaurantId, email } = input;
  const change: TeamChange<"removed"> = {
    restaurantId,
    uid: caller.uid,
    done: "removed",
    note: (members) => ({ act: "memberRemoved", about: members.find((one) => one.email === email)?.name ?? email }),
  };
  return withIdempotency(deps, requestKeyOf(removeContract.name, caller, input), (tx) =>
    changeTeam(tx, deps, change, (team) => remove(team, email)),
  );
};

export const changeMemberRole = defineCallable(roleContract, changeRoleOf);
export const removeMember = defineCallable(removeContract, removeOne);
