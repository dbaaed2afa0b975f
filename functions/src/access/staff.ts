import type { Id } from "@lokalkorb/domain/kernel/branded";
import { can, type StaffAction } from "@lokalkorb/domain/access/permissions";
import type { Role } from "@lokalkorb/domain/access/role";
import { readDocument, type ReadScope } from "@lokalkorb/model/admin/admin-documents";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";

/** The role of an account in a shop; null for strangers and shoppers. */
export async function roleIn(scope: ReadScope, restaurantId: Id<"shop">, uid: Id<"user">): Promise<Role | null> {
  const account = await readDocument(scope, accountDocument, { restaurantId });
  // A name that every object has is no role of an account.
  return account !== null && Object.hasOwn(account.roles, uid) ? (account.roles[uid] ?? null) : null;
}

export async function staffMay(
  scope: ReadScope,
  restaurantId: Id<"shop">,
  uid: Id<"user">,
  action: StaffAction,
): Promise<boolean> {
  const role = await roleIn(scope, restaurantId, uid);
  return role !== null && can(role, action);
}
