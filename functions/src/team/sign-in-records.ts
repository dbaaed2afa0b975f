import type { Auth } from "firebase-admin/auth";
import type { TeamDeps } from "./last-sign-ins.ts";

/** Firebase Authentication looks up so many accounts at once. */
const most = 100;

export const signInRecords =
  (auth: () => Auth): TeamDeps["lastSignIns"] =>
  async (uids) => {
    const pages = Array.from({ length: Math.ceil(uids.length / most) }, (_, page) =>
      uids.slice(page * most, (page + 1) * most).map((uid) => ({ uid })),
    );
    const found = await Promise.all(pages.map((page) => auth().getUsers(page)));
    return new Map(
      found
        .flatMap(({ users }) => users)
        .flatMap(({ uid, metadata: { lastSignInTime } }) =>
          lastSignInTime ? [[uid, Date.parse(lastSignInTime)] as const] : [],
        ),
    );
  };
