import {
  createUserWithEmailAndPassword,
  deleteUser,
  applyActionCode,
  confirmPasswordReset,
  EmailAuthProvider,
  isSignInWithEmailLink,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithEmailLink,
  verifyPasswordResetCode,
  linkWithCredential,
  reload,
  signInAnonymously,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  updateProfile,
} from "firebase/auth";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startAuthService } from "./auth-service.ts";
import { codeOf, startAuthUnderTest } from "./fixtures/auth-under-test.ts";

const projectId = "demo-auth";
const { clock, service, auth, admin } = await startAuthUnderTest(projectId);

test("an anonymous user gets a token that firebase-admin accepts", async () => {
  const { user } = await signInAnonymously(auth);
  expect(user.isAnonymous).toBe(true);
  const claims = await admin().verifyIdToken(await user.getIdToken());
  expect(claims).toMatchObject({
    uid: user.uid,
    aud: projectId,
    iss: `https://securetoken.google.com/${projectId}`,
    provider_id: "anonymous",
  });
  expect(claims.firebase.sign_in_provider).toBe("anonymous");
  expect(claims.exp - claims.iat).toBe(3600);
});

test("an e-mail account signs up, out and in again, whatever the case of its address", async () => {
  const created = await createUserWithEmailAndPassword(auth, "Ada@Hof.example", "sonnenblume");
  await signOut(auth);
  const { user } = await signInWithEmailAndPassword(auth, "ada@hof.EXAMPLE", "sonnenblume");
  expect(user.uid).toBe(created.user.uid);
  expect(user.email).toBe("ada@hof.example");
  expect((await user.getIdTokenResult()).signInProvider).toBe("password");
});

test("linking keeps the id of the anonymous account", async () => {
  const { user } = await signInAnonymously(auth);
  const before = user.uid;
  const linked = await linkWithCredential(user, EmailAuthProvider.credential("link@hof.example", "sonnenblume"));
  expect(linked.user.uid).toBe(before);
  expect(linked.user.isAnonymous).toBe(false);
  await signOut(auth);
  expect((await signInWithEmailAndPassword(auth, "link@hof.example", "sonnenblume")).user.uid).toBe(before);
});

test("refusals carry the codes of production", async () => {
  await createUserWithEmailAndPassword(auth, "taken@hof.example", "sonnenblume");
  expect(await codeOf(createUserWithEmailAndPassword(auth, "taken@hof.example", "sonnenblume"))).toBe(
    "auth/email-already-in-use",
  );
  expect(await codeOf(createUserWithEmailAndPassword(auth, "weak@hof.example", "short"))).toBe("auth/weak-password");
  expect(await codeOf(createUserWithEmailAndPassword(auth, "not-an-address", "sonnenblume"))).toBe(
    "auth/invalid-email",
  );
  expect(await codeOf(signInWithEmailAndPassword(auth, "taken@hof.example", "wrong-one"))).toBe(
    "auth/invalid-credential",
  );
  expect(await codeOf(signInWithEmailAndPassword(auth, "nobody@hof.example", "sonnenblume"))).toBe(
    "auth/invalid-credential",
  );
  const { user } = await signInAnonymously(auth);
  expect(await codeOf(linkWithCredential(user, EmailAuthProvider.credential("taken@hof.example", "sonnenblume")))).toBe(
    "auth/email-already-in-use",
  );
});

test("after ten wrong passwords even the right one has to wait five minutes", async () => {
  await createUserWithEmailAndPassword(auth, "guess@hof.example", "sonnenblume");
  for (let attempt = 0; attempt < 10; attempt++)
    expect(await codeOf(signInWithEmailAndPassword(auth, "guess@hof.example", "wrong-one"))).toBe(
      "auth/invalid-credential",
    );
  expect(await codeOf(signInWithEmailAndPassword(auth, "guess@hof.example", "sonnenblume"))).toBe(
    "auth/too-many-requests",
  );
  clock.advance(5 * 60_000 + 1);
  expect(await codeOf(signInWithEmailAndPassword(auth, "guess@hof.example", "sonnenblume"))).toBe("no error");
});

test("a user changes profile and password and deletes the account", async () => {
  const { user } = await createUserWithEmailAndPassword(auth, "change@hof.example", "sonnenblume");
  await updateProfile(user, { displayName: "Ada", photoURL: "http://localhost/a.png" });
  await updatePassword(user, "mohnblume");
  await reload(user);
  expect(user).toMatchObject({ displayName: "Ada", photoURL: "http://localhost/a.png" });
  await updateProfile(user, { displayName: "" });
  expect(await codeOf(signInWithEmailAndPassword(auth, "change@hof.example", "sonnenblume"))).toBe(
    "auth/invalid-credential",
  );
  await deleteUser(user);
  expect(await codeOf(signInWithEmailAndPassword(auth, "change@hof.example", "mohnblume"))).toBe(
    "auth/invalid-credential",
  );
});

test("an administrator creates, claims, disables, lists and deletes users", async () => {
  await admin().createUser({
    uid: "staff",
    email: "staff@hof.example",
    password: "sonnenblume",
    displayName: "Staff",
    emailVerified: true,
  });
  expect(await codeOf(admin().createUser({ uid: "staff" }))).toBe("auth/uid-already-exists");
  expect(await codeOf(admin().createUser({ email: "staff@hof.example" }))).toBe("auth/email-already-exists");
  await admin().setCustomUserClaims("staff", { platform: true });
  const { user } = await signInWithEmailAndPassword(auth, "staff@hof.example", "sonnenblume");
  expect((await user.getIdTokenResult()).claims["platform"]).toBe(true);
  await admin().updateUser("staff", { disabled: true });
  expect(await codeOf(user.getIdToken(true))).toBe("auth/user-disabled");
  expect(await codeOf(signInWithEmailAndPassword(auth, "staff@hof.example", "sonnenblume"))).toBe("auth/user-disabled");
  expect((await admin().getUserByEmail("staff@hof.example")).customClaims).toEqual({ platform: true });
  expect(await codeOf(admin().getUser("nobody"))).toBe("auth/user-not-found");
  await admin().createUser({ uid: "other" });
  expect((await admin().listUsers(1)).pageToken).toBe("other");
  expect((await admin().listUsers()).users.map((listed) => listed.uid)).toEqual(["other", "staff"]);
  await admin().deleteUser("staff");
  expect((await admin().deleteUsers(["other"])).successCount).toBe(1);
  expect((await admin().listUsers()).users).toEqual([]);
});

test("revoked sessions end at the next refresh", async () => {
  const { user } = await createUserWithEmailAndPassword(auth, "revoke@hof.example", "sonnenblume");
  clock.advance(2000);
  service.accounts.put({ ...service.accounts.byId(user.uid)!, validSince: Math.floor(clock.now() / 1000) });
  expect(await codeOf(user.getIdToken(true))).toBe("auth/user-token-expired");
});

test("custom tokens sign in and bring their claims", async () => {
  const { user } = await signInWithCustomToken(auth, await admin().createCustomToken("minted", { desk: 4 }));
  const result = await user.getIdTokenResult();
  expect(user.uid).toBe("minted");
  expect(result.claims["desk"]).toBe(4);
  expect(result.signInProvider).toBe("custom");
  expect((await user.getIdTokenResult(true)).claims["desk"]).toBe(4);
});

async function sentCodes(): Promise<{ oobCode: string; oobLink: string; requestType: string }[]> {
  const answer = await fetch(`http://127.0.0.1:${service.port}/emulator/v1/projects/${projectId}/oobCodes`);
  return ((await answer.json()) as { oobCodes: { oobCode: string; oobLink: string; requestType: string }[] }).oobCodes;
}

test("a forgotten password is replaced by the code of the mail, once", async () => {
  const { user } = await createUserWithEmailAndPassword(auth, "lost@hof.example", "sonnenblume");
  await sendPasswordResetEmail(auth, "nobody@hof.example");
  await sendPasswordResetEmail(auth, "lost@hof.example");
  const [code, ...others] = await sentCodes();
  expect(others).toEqual([]);
  expect(await verifyPasswordResetCode(auth, code!.oobCode)).toBe("lost@hof.example");
  expect(await codeOf(confirmPasswordReset(auth, code!.oobCode, "short"))).toBe("auth/weak-password");
  clock.advance(2000);
  await confirmPasswordReset(auth, code!.oobCode, "mohnblume");
  expect(await codeOf(confirmPasswordReset(auth, code!.oobCode, "mohnblume"))).toBe("auth/invalid-action-code");
  expect(await codeOf(user.getIdToken(true))).toBe("auth/user-token-expired");
  expect(await codeOf(signInWithEmailAndPassword(auth, "lost@hof.example", "mohnblume"))).toBe("no error");
});

test("an address is verified by the code of the mail", async () => {
  const { user } = await createUserWithEmailAndPassword(auth, "verify@hof.example", "sonnenblume");
  await sendEmailVerification(user);
  await applyActionCode(auth, (await sentCodes())[0]!.oobCode);
  await reload(user);
  expect(user.emailVerified).toBe(true);
  expect(await admin().generatePasswordResetLink("verify@hof.example")).toContain(
    "/emulator/action?mode=resetPassword",
  );
});

test("a link signs in without a password and leads to the project's own page", async () => {
  await sendSignInLinkToEmail(auth, "link@hof.example", {
    url: "http://localhost:3000/willkommen?x=1",
    handleCodeInApp: true,
  });
  const link = (await sentCodes())[0]!.oobLink;
  const followed = await fetch(link, { redirect: "manual" });
  expect(followed.headers.get("location")).toMatch(/^http:\/\/localhost:3000\/willkommen\?x=1&mode=signIn/);
  expect(isSignInWithEmailLink(auth, link)).toBe(true);
  expect(await codeOf(signInWithEmailLink(auth, "other@hof.example", link))).toBe("auth/invalid-email");
  const { user } = await signInWithEmailLink(auth, "link@hof.example", link);
  expect(user).toMatchObject({ email: "link@hof.example", emailVerified: true, isAnonymous: false });
});

test("imported users keep id, claims and the password this backend exported", async () => {
  await createUserWithEmailAndPassword(auth, "move@hof.example", "sonnenblume");
  const [exported] = (await admin().listUsers()).users;
  await service.reset();
  const imported = await admin().importUsers(
    [
      {
        uid: exported!.uid,
        email: exported!.email!,
        passwordHash: Buffer.from(exported!.passwordHash!),
        customClaims: { kept: true },
      },
    ],
    { hash: { algorithm: "STANDARD_SCRYPT", memoryCost: 1, parallelization: 1, blockSize: 1, derivedKeyLength: 32 } },
  );
  expect(imported.errors).toEqual([]);
  const { user } = await signInWithEmailAndPassword(auth, "move@hof.example", "sonnenblume");
  expect(user.uid).toBe(exported!.uid);
});

test("what is not there says so by name, and strangers are kept out", async () => {
  const base = `http://127.0.0.1:${service.port}`;
  const missing = await fetch(`${base}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp`, {
    method: "POST",
    body: "{}",
  });
  expect(missing.status).toBe(400);
  expect(await missing.text()).toContain("accounts:signInWithIdp");
  const unknown = await fetch(`${base}/identitytoolkit.googleapis.com/v1/accounts:dance`, { method: "POST" });
  expect([unknown.status, await unknown.text()]).toEqual([501, expect.stringContaining("accounts:dance")]);
  expect(
    (await fetch(`${base}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchGet`)).status,
  ).toBe(403);
  expect((await fetch(base, { headers: { origin: "https://evil.example" } })).status).toBe(403);
  expect(
    (await fetch(base, { headers: { origin: "http://localhost:3000" } })).headers.get("access-control-allow-origin"),
  ).toBe("http://localhost:3000");
  await signInAnonymously(auth);
  expect((await fetch(`${base}/emulator/v1/projects/${projectId}/accounts`, { method: "DELETE" })).status).toBe(200);
  expect(service.accounts.count()).toBe(0);
});

test("accounts survive a restart", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "auth-")), "auth.sqlite");
  const first = await startAuthService({ host: "127.0.0.1", port: 0, projectId, file, clock });
  first.accounts.put({ localId: "kept", createdAt: 1 });
  await first.stop();
  const second = await startAuthService({ host: "127.0.0.1", port: 0, projectId, file, clock });
  expect(second.accounts.byId("kept")?.localId).toBe("kept");
  await second.stop();
});
