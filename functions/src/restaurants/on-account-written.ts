import { onDocumentWritten } from "firebase-functions/firestore";
import type { Role } from "@lokalkorb/domain/access/role";
import { readDocument, setDocument } from "@lokalkorb/model/admin/admin-documents";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { userDocument } from "@lokalkorb/model/documents/users/users";
import { paths } from "@lokalkorb/model/paths";
import { deps, type Deps } from "../edge/deps.ts";
import { reportDefects } from "../edge/report-defects.ts";
import { eventRegion } from "../regions.ts";

type Roles = Readonly<Record<string, Role>>;

const rolesOf = (fields: unknown): Roles =>
  typeof fields === "object" && fields !== null && "roles" in fields ? ((fields as { roles?: Roles }).roles ?? {}) : {};

/** Whose role is not the same before and after. */
export const changedMembers = (before: Roles, after: Roles): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((uid) => before[uid] !== after[uid]);

/** Users carry mirrors of their roles (decision 5). Looks the truth up again, so events may come late or twice. */
export const onAccountWritten = onDocumentWritten(
  { document: paths.account, region: eventRegion, retry: true },
  reportDefects("onAccountWritten", async (event) => {
    const members = changedMembers(rolesOf(event.data?.before.data()), rolesOf(event.data?.after.data()));
    for (const uid of members) await mirrorRole(deps(), event.params["restaurantId"] ?? "", uid);
  }),
);

const mirrorRole = (to: Deps, restaurantId: string, uid: string): Promise<void> =>
  to.db.runTransaction(async (transaction) => {
    const tx = { db: to.db, transaction };
    const account = await readDocument(tx, accountDocument, { restaurantId });
    const user = await readDocument(tx, userDocument, { uid });
    const role = account?.roles[uid];
    if (
      user?.restaurantRoles[restaurantId] === role &&
      (user?.restaurants.includes(restaurantId) ?? false) === (role !== undefined)
    )
      return;
    const { [restaurantId]: _previous, ...otherRoles } = user?.restaurantRoles ?? {};
    const restaurantRoles = role === undefined ? otherRoles : { ...otherRoles, [restaurantId]: role };
    const name = account?.members.find((member) => member.uid === uid)?.name;
    setDocument(
      tx,
      userDocument,
      { uid },
      {
        ...(user ?? { userName: name ?? "", locale: "de" }),
        restaurantRoles,
        restaurants: Object.keys(restaurantRoles).toSorted(),
      },
    );
  });
