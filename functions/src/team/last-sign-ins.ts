import { lastSignIns as contract } from "@lokalkorb/contracts/team";
import { can } from "@lokalkorb/domain/access/permissions";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import type { Deps } from "../platform/deps.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";

export interface TeamDeps extends Deps {
  /** By the records of Firebase Authentication, which no browser writes; who never signed in is not among them. */
  lastSignIns(uids: readonly Id<"user">[]): Promise<ReadonlyMap<Id<"user">, Instant>>;
}

const command: Command<typeof contract, TeamDeps> = async ({ restaurantId }, caller, deps) => {
  const roles = (await readDocument(deps.db, accountDocument, { restaurantId }))?.roles ?? {};
  const role = Object.hasOwn(roles, caller.uid) ? roles[caller.uid] : undefined;
  if (role === undefined || !can(role, "team")) return refuse({ type: "not-allowed" });
  const uids = Object.keys(roles);
  const signIns = await deps.lastSignIns(uids);
  return ok({ members: uids.map((uid) => ({ uid, at: signIns.get(uid) ?? null })) });
};

export const lastSignIns = defineCallable(contract, command);
