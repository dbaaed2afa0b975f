import { deleteApp, initializeApp } from "firebase/app";
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  linkWithCredential,
  reauthenticateWithCredential,
  reload,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  unlink,
  updatePassword,
  validatePassword,
  verifyBeforeUpdateEmail,
  applyActionCode,
  confirmPasswordReset,
  sendPasswordResetEmail,
} from "firebase/auth";
import { expect, test } from "vitest";
import { codeOf, startAuthUnderTest } from "./fixtures/auth-under-test.ts";

const minute = 60_000;
const projectId = "demo-account-life";
const { clock, service, auth, admin } = await startAuthUnderTest(projectId);
const lastMail = () => service.mails().at(-1)!;

test("a guest becomes a customer by the link of a mail and keeps the id", async () => {
  const { user } = await signInAnonymously(auth);
  await sendSignInLinkToEmail(auth, "guest@hof.example", { url: "http://localhost/w", handleCodeInApp: true });
  const credential = EmailAuthProvider.credentialWithLink("guest@hof.example", lastMail().oobLink);
  const linked = await linkWithCredential(user, credential);
  expect(linked.user).toMatchObject({ uid: user.uid, isAnonymous: false, email: "guest@hof.example" });
  expect(linked.user.emailVerified).toBe(true);
  await sendSignInLinkToEmail(auth, "guest@hof.example", { url: "http://localhost/w", handleCodeInApp: true });
  const again = await signInWithEmailLink(auth, "guest@hof.example", lastMail().oobLink);
  expect(again.user.uid).toBe(user.uid);
});

test("an address that another account has cannot be linked, and the guest stays a guest", async () => {
  await createUserWithEmailAndPassword(auth, "taken@hof.example", "sonnenblume");
  const { user } = await signInAnonymously(auth);
  await sendSignInLinkToEmail(auth, "taken@hof.example", { url: "http://localhost/w", handleCodeInApp: true });
  const credential = EmailAuthProvider.credentialWithLink("taken@hof.example", lastMail().oobLink);
  expect(await codeOf(linkWithCredential(user, credential))).toBe("auth/email-already-in-use");
  await reload(user);
  expect(user.isAnonymous).toBe(true);
});

test("a new password asks for a sign-in of the last five minutes", async () => {
  const { user } = await createUserWithEmailAndPassword(auth, "later@hof.example", "sonnenblume");
  clock.advance(6 * minute);
  expect(await codeOf(updatePassword(user, "mohnblume"))).toBe("auth/requires-recent-login");
  await reauthenticateWithCredential(user, EmailAuthProvider.credential("later@hof.example", "sonnenblume"));
  expect(await codeOf(updatePassword(user, "mohnblume"))).toBe("no error");
  expect(await codeOf(signInWithEmailAndPassword(auth, "later@hof.example", "mohnblume"))).toBe("no error");
});

test("codes are good for their time and once", async () => {
  await createUserWithEmailAndPassword(auth, "slow@hof.example", "sonnenblume");
  await sendPasswordResetEmail(auth, "slow@hof.example");
  const { oobCode } = lastMail();
  clock.advance(61 * minute);
  expect(await codeOf(confirmPasswordReset(auth, oobCode, "mohnblume"))).toBe("auth/expired-action-code");
  await sendSignInLinkToEmail(auth, "slow@hof.example", { url: "http://localhost/w", handleCodeInApp: true });
  const link = lastMail().oobLink;
  expect(await codeOf(signInWithEmailLink(auth, "slow@hof.example", link))).toBe("no error");
  expect(await codeOf(signInWithEmailLink(auth, "slow@hof.example", link))).toBe("auth/invalid-action-code");
});

test("an address is replaced by one that was verified first", async () => {
  const { user } = await createUserWithEmailAndPassword(auth, "old@hof.example", "sonnenblume");
  await verifyBeforeUpdateEmail(user, "new@hof.example");
  await reload(user);
  expect(user.email).toBe("old@hof.example");
  await applyActionCode(auth, lastMail().oobCode);
  const { user: renewed } = await signInWithEmailAndPassword(auth, "new@hof.example", "sonnenblume");
  expect(renewed).toMatchObject({ uid: user.uid, emailVerified: true });
  expect(await codeOf(signInWithEmailAndPassword(auth, "old@hof.example", "sonnenblume"))).toBe(
    "auth/invalid-credential",
  );
});

test("a password is proved again, and taken away", async () => {
  const { user } = await createUserWithEmailAndPassword(auth, "again@hof.example", "sonnenblume");
  const wrong = EmailAuthProvider.credential("again@hof.example", "falsch1");
  expect(await codeOf(reauthenticateWithCredential(user, wrong))).toBe("auth/invalid-credential");
  const before = Number((await user.getIdTokenResult()).claims["auth_time"]);
  clock.advance(10 * minute);
  await reauthenticateWithCredential(user, EmailAuthProvider.credential("again@hof.example", "sonnenblume"));
  expect(Number((await user.getIdTokenResult()).claims["auth_time"])).toBeGreaterThanOrEqual(before + 600);
  await unlink(user, "password");
  expect(user.providerData).toEqual([]);
  expect(await codeOf(signInWithEmailAndPassword(auth, "again@hof.example", "sonnenblume"))).toBe(
    "auth/invalid-credential",
  );
});

test("revoked tokens are found out by a server that asks, and end at the next refresh", async () => {
  // The server SDK stamps the revocation with the time of this machine.
  clock.set(new Date(Date.now() - minute));
  const { user } = await createUserWithEmailAndPassword(auth, "revoke@hof.example", "sonnenblume");
  const token = await user.getIdToken();
  expect((await admin().verifyIdToken(token, true)).uid).toBe(user.uid);
  await admin().revokeRefreshTokens(user.uid);
  expect(await codeOf(admin().verifyIdToken(token, true))).toBe("auth/id-token-revoked");
  expect(await codeOf(user.getIdToken(true))).toBe("auth/user-token-expired");
  clock.set(new Date(Date.now() + 1000));
  const { user: back } = await signInWithEmailAndPassword(auth, "revoke@hof.example", "sonnenblume");
  expect((await admin().verifyIdToken(await back.getIdToken(), true)).uid).toBe(user.uid);
});

test("a changed password ends other sessions, not the one that changed it", async () => {
  const { user } = await createUserWithEmailAndPassword(auth, "two@hof.example", "sonnenblume");
  const other = initializeAuth(initializeApp({ projectId, apiKey: "local" }, "other-session"), {
    persistence: inMemoryPersistence,
  });
  connectAuthEmulator(other, `http://127.0.0.1:${service.port}`, { disableWarnings: true });
  const { user: elsewhere } = await signInWithEmailAndPassword(other, "two@hof.example", "sonnenblume");
  clock.advance(2000);
  await updatePassword(user, "mohnblume");
  expect(await codeOf(user.getIdToken(true))).toBe("no error");
  expect(await codeOf(elsewhere.getIdToken(true))).toBe("auth/user-token-expired");
  await deleteApp(other.app);
});

test("session cookies carry the claims for days", async () => {
  const { user } = await signInWithCustomToken(auth, await admin().createCustomToken("desk", { level: 2 }));
  const cookie = await admin().createSessionCookie(await user.getIdToken(), { expiresIn: 24 * 60 * minute });
  expect(await admin().verifySessionCookie(cookie)).toMatchObject({ uid: "desk", level: 2 });
  expect(await codeOf(admin().createSessionCookie("not a token", { expiresIn: 24 * 60 * minute }))).not.toBe(
    "no error",
  );
});

test("a mail without a page of the project is answered here", async () => {
  await createUserWithEmailAndPassword(auth, "plain@hof.example", "sonnenblume");
  const verify = await (await fetch(await admin().generateEmailVerificationLink("plain@hof.example"))).text();
  expect(verify).toContain("is verified");
  expect((await admin().getUserByEmail("plain@hof.example")).emailVerified).toBe(true);
  const reset = await admin().generatePasswordResetLink("plain@hof.example");
  expect(await (await fetch(reset)).text()).toContain('name="newPassword"');
  expect(await (await fetch(`${reset}&newPassword=mohnblume`)).text()).toContain("is changed");
  expect((await fetch(reset)).status).toBe(400);
  expect(await codeOf(signInWithEmailAndPassword(auth, "plain@hof.example", "mohnblume"))).toBe("no error");
});

test("what no project here has set up is refused as a project without it refuses it", async () => {
  const google = GoogleAuthProvider.credential('{"sub":"1","email":"g@hof.example"}');
  expect(await codeOf(signInWithCredential(auth, google))).toBe("auth/operation-not-allowed");
  const base = `http://127.0.0.1:${service.port}/identitytoolkit.googleapis.com`;
  for (const path of [
    "v1/accounts:sendVerificationCode",
    "v2/accounts/mfaEnrollment:start",
    "v2/accounts/mfaSignIn:start",
    "v1/accounts:signInWithGameCenter",
  ]) {
    const answer = await fetch(`${base}/${path}`, { method: "POST", body: "{}" });
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining("OPERATION_NOT_ALLOWED : The local"),
    ]);
  }
});

test("what the SDK asks around signing in is answered", async () => {
  await createUserWithEmailAndPassword(auth, "asks@hof.example", "sonnenblume");
  expect(await fetchSignInMethodsForEmail(auth, "asks@hof.example")).toEqual([]);
  expect((await validatePassword(auth, "kurz")).isValid).toBe(false);
  expect((await validatePassword(auth, "sonnenblume")).isValid).toBe(true);
});

test("a list of 1,050 accounts comes in pages, imported in one go", async () => {
  const users = Array.from({ length: 1000 }, (_, index) => ({ uid: `u${String(index).padStart(4, "0")}` }));
  expect((await admin().importUsers(users)).successCount).toBe(1000);
  await Promise.all(Array.from({ length: 50 }, (_, index) => admin().createUser({ uid: `v${index}` })));
  const first = await admin().listUsers(1000);
  const second = await admin().listUsers(1000, first.pageToken);
  expect([first.users.length, second.users.length, second.pageToken]).toEqual([1000, 50, undefined]);
  const found = await admin().getUsers([{ uid: "u0001" }, { uid: "nobody" }]);
  expect([found.users.length, found.notFound.length]).toEqual([1, 1]);
});
