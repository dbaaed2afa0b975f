import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { Role } from "@lokalkorb/domain/access/role";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { pushDeviceDocument } from "@lokalkorb/model/documents/restaurants/push-devices/push-device";
import { userDocument } from "@lokalkorb/model/documents/users/users";
import { paths } from "@lokalkorb/model/paths";
import type { Deps } from "../platform/deps.ts";
import { defineTrigger } from "../platform/endpoints/define-trigger.ts";

type Roles = Readonly<Record<string, Role>>;

const rolesOf = (fields: unknown): Roles =>
  typeof fields === "object" && fields !== null && "roles" in fields ? ((fields as { roles?: Roles }).roles ?? {}) : {};

/** Whose role is not the same before and after. */
export const changedMembers = (before: Roles, after: Roles): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((uid) => before[uid] !== after[uid]);

/** Users carry mirrors of their roles. Looks the truth up again, so events may come late or twice. */
export const onAccountWritten = defineTrigger(
  "onAccountWritten",
  { document: paths.account },
  async (event, deps: Deps) => {
    const members = changedMembers(rolesOf(event.data?.before.data()), rolesOf(event.data?.after.data()));
    const restaurantId = event.params["restaurantId"] ?? "";
    const results = await Promise.allSettled(
      members.flatMap((uid) => [mirrorRole(deps, restaurantId, uid), forgetDevices(deps, restaurantId, uid)]),
    );
    const failed = results.flatMap((result) => (result.status === "rejected" ? [result.reason as unknown] : []));
    if (failed.length > 0) throw new AggregateError(failed, failed.map(String).join("; "));
  },
);

/**
 * Only the fields of functions are looked at: people write the rest of their document themselves, and one that cannot
 * be read must not keep a role that was taken away.
 */
const mirrorRole = (to: Deps, restaurantId: Id<"shop">, uid: Id<"user">): Promise<void> =>
  admin.inTransaction(to.db, async (tx) => {
    const account = await admin.readDocument(tx, accountDocument, { restaurantId });
    const user = await tx.transaction.get(admin.adminRef(to.db, userDocument, { uid }));
    const known = (user.get("restaurantRoles") ?? {}) as Roles;
    const listed = (user.get("restaurants") ?? []) as readonly string[];
    const role = account?.roles[uid];
    if (known[restaurantId] === role && listed.includes(restaurantId) === (role !== undefined)) return;
    const { [restaurantId]: _previous, ...otherRoles } = known;
    const restaurantRoles = role === undefined ? otherRoles : { ...otherRoles, [restaurantId]: role };
    const mirrors = { restaurantRoles, restaurants: Object.keys(restaurantRoles).toSorted() };
    if (user.exists) return admin.updateDocument(tx, userDocument, { uid }, mirrors);
    const userName = account?.members.find((member) => member.uid === uid)?.name ?? "";
    admin.setDocument(tx, userDocument, { uid }, { userName, locale: "de", ...mirrors });
  });

/** Devices of a person without a role in the shop are told nothing any more. */
async function forgetDevices({ db }: Deps, restaurantId: Id<"shop">, uid: Id<"user">): Promise<void> {
  const account = await admin.readDocument(db, accountDocument, { restaurantId });
  if (account !== null && Object.hasOwn(account.roles, uid)) return;
  const query = queryOf(pushDeviceDocument, { restaurantId }, { where: [["uid", "==", uid]] });
  for (const { id: deviceId } of await admin.readQuery(db, query))
    await admin.deleteDocument(db, pushDeviceDocument, { restaurantId, deviceId });
}
