import type { Auth } from "firebase-admin/auth";
import type { DemoAccount } from "../scenarios/scenario/shop-scenario.ts";

/** Makes the sign-ins, or sets known ones back to their shown password. */
export async function seedAccounts(auth: Auth, accounts: readonly DemoAccount[]): Promise<void> {
  await Promise.all(
    accounts.map(async ({ uid, email, password, userName }) => {
      const facts = { email, password, displayName: userName, emailVerified: true };
      const exists = await auth.getUser(uid).then(
        () => true,
        () => false,
      );
      await (exists ? auth.updateUser(uid, facts) : auth.createUser({ uid, ...facts }));
    }),
  );
}

/** With the claim that docs/operations gives to staff of the platform. */
export async function seedPlatform(auth: Auth, account: DemoAccount): Promise<void> {
  await seedAccounts(auth, [account]);
  await auth.setCustomUserClaims(account.uid, { platform: true });
}
