import {
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  getMultiFactorResolver,
  multiFactor,
  reauthenticateWithCredential,
  reload,
  sendSignInLinkToEmail,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signOut,
  TotpMultiFactorGenerator,
  updatePassword,
  type MultiFactorError,
  type User,
} from "firebase/auth";
import { expect, test } from "vitest";
import { codeAt } from "./accounts/totp.ts";
import { codeOf, startAuthUnderTest } from "./fixtures/auth-under-test.ts";

const { clock, service, auth, admin } = await startAuthUnderTest("demo-second-factor");
const minute = 60_000;
const email = "leitung@hof.example";

async function verifiedUser(): Promise<User> {
  const { user } = await createUserWithEmailAndPassword(auth, email, "sonnenblume");
  await admin().updateUser(user.uid, { emailVerified: true });
  await user.getIdToken(true);
  return user;
}

async function enrolled(): Promise<{ user: User; secret: string }> {
  const user = await verifiedUser();
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
  await multiFactor(user).enroll(
    TotpMultiFactorGenerator.assertionForEnrollment(secret, codeAt(secret.secretKey, clock.now())),
    "Telefon",
  );
  return { user, secret: secret.secretKey };
}

/** The question a first factor is answered with. */
async function askedBy(signIn: Promise<unknown>) {
  const error = await signIn.then(
    () => expect.unreachable("no second factor was asked for"),
    (reason: MultiFactorError) => reason,
  );
  expect(error.code).toBe("auth/multi-factor-auth-required");
  const resolver = getMultiFactorResolver(auth, error);
  const answer = (code: string) =>
    resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(resolver.hints[0]!.uid, code));
  return { resolver, answer };
}

const bySignIn = () => signInWithEmailAndPassword(auth, email, "sonnenblume");

test("an app is enrolled by the code it shows, and the tokens tell of it", async () => {
  const user = await verifiedUser();
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
  expect(secret).toMatchObject({ hashingAlgorithm: "SHA1", codeLength: 6, codeIntervalSeconds: 30 });
  expect(secret.secretKey).toMatch(/^[A-Z2-7]{32}$/);
  const enrol = (code: string) =>
    multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), "Telefon");
  const code = codeAt(secret.secretKey, clock.now());
  expect(await codeOf(enrol(other(code)))).toBe("auth/invalid-verification-code");
  await enrol(code);
  expect(multiFactor(user).enrolledFactors).toMatchObject([{ factorId: "totp", displayName: "Telefon" }]);
  const claims = await admin().verifyIdToken(await user.getIdToken());
  expect(claims.firebase.sign_in_second_factor).toBe("totp");
  expect((await admin().getUser(user.uid)).multiFactor?.enrolledFactors).toMatchObject([{ factorId: "totp" }]);
});

test("an unverified address and an old sign-in enrol nothing; a begun enrolment ends after its time", async () => {
  const { user: fresh } = await createUserWithEmailAndPassword(auth, "neu@hof.example", "sonnenblume");
  const begin = async (user: User) => TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
  expect(await codeOf(begin(fresh))).toBe("auth/unverified-email");
  const user = await verifiedUser();
  const secret = await begin(user);
  clock.advance(6 * minute);
  expect(await codeOf(begin(user))).toBe("auth/requires-recent-login");
  clock.advance(5 * minute);
  const late = TotpMultiFactorGenerator.assertionForEnrollment(secret, codeAt(secret.secretKey, clock.now()));
  expect(await codeOf(multiFactor(user).enroll(late))).toBe("auth/code-expired");
});

test("password and link both ask for a code, and refreshed tokens still tell of it", async () => {
  const { user, secret } = await enrolled();
  await signOut(auth);
  clock.advance(minute);
  const byPassword = await askedBy(bySignIn());
  expect(auth.currentUser).toBeNull();
  const { user: back } = await byPassword.answer(codeAt(secret, clock.now()));
  expect(back.uid).toBe(user.uid);
  expect((await back.getIdTokenResult(true)).signInSecondFactor).toBe("totp");
  await updatePassword(back, "mohnblume");
  expect((await back.getIdTokenResult()).signInSecondFactor).toBe("totp");

  await signOut(auth);
  clock.advance(minute);
  await sendSignInLinkToEmail(auth, email, { url: "http://localhost/w", handleCodeInApp: true });
  const byLink = await askedBy(signInWithEmailLink(auth, email, service.mails().at(-1)!.oobLink));
  expect((await byLink.answer(codeAt(secret, clock.now()))).user.uid).toBe(user.uid);
});

test("codes are good for a step before and after, and once", async () => {
  const { secret } = await enrolled();
  await signOut(auth);
  clock.advance(10 * minute);
  const { answer } = await askedBy(bySignIn());
  const now = clock.now();
  expect(await codeOf(answer(codeAt(secret, now - minute)))).toBe("auth/invalid-verification-code");
  expect(await codeOf(answer(codeAt(secret, now + minute)))).toBe("auth/invalid-verification-code");
  expect(await codeOf(answer(codeAt(secret, now - minute / 2)))).toBe("no error");
  const again = await askedBy(bySignIn());
  expect(await codeOf(again.answer(codeAt(secret, now - minute / 2)))).toBe("auth/invalid-verification-code");
  expect(await codeOf(again.answer(codeAt(secret, now + minute / 2)))).toBe("no error");
  const third = await askedBy(bySignIn());
  expect(await codeOf(third.answer(codeAt(secret, now)))).toBe("auth/invalid-verification-code");
});

test("guessing ends after ten codes, and a proved password does not open it again", async () => {
  const { secret } = await enrolled();
  await signOut(auth);
  clock.advance(minute);
  const { answer } = await askedBy(bySignIn());
  for (let attempt = 0; attempt < 10; attempt++)
    expect(await codeOf(answer(other(codeAt(secret, clock.now()))))).toBe("auth/invalid-verification-code");
  const again = await askedBy(bySignIn());
  expect(await codeOf(again.answer(codeAt(secret, clock.now())))).toBe("auth/too-many-requests");
  clock.advance(6 * minute);
  expect(await codeOf(again.answer(codeAt(secret, clock.now())))).toBe("auth/totp-challenge-timeout");
  const fresh = await askedBy(bySignIn());
  expect(await codeOf(fresh.answer(codeAt(secret, clock.now())))).toBe("no error");
});

test("a second factor is taken away by the account itself after a fresh sign-in", async () => {
  const { user, secret } = await enrolled();
  clock.advance(6 * minute);
  const withdraw = () => multiFactor(user).unenroll(multiFactor(user).enrolledFactors[0]!);
  expect(await codeOf(withdraw())).toBe("auth/requires-recent-login");
  const proof = await askedBy(reauthenticateWithCredential(user, EmailAuthProvider.credential(email, "sonnenblume")));
  await proof.answer(codeAt(secret, clock.now()));
  await withdraw();
  expect(multiFactor(user).enrolledFactors).toEqual([]);
  expect((await user.getIdTokenResult()).signInSecondFactor).toBeNull();
  await signOut(auth);
  expect(await codeOf(bySignIn())).toBe("no error");
});

test("an administrator takes it away from an account that lost its device", async () => {
  const { user } = await enrolled();
  const kept = (await admin().updateUser(user.uid, { displayName: "Ada" })).multiFactor;
  expect(kept?.enrolledFactors).toHaveLength(1);
  await admin().updateUser(user.uid, { multiFactor: { enrolledFactors: null } });
  await reload(user);
  expect(multiFactor(user).enrolledFactors).toEqual([]);
  await signOut(auth);
  expect(await codeOf(bySignIn())).toBe("no error");
});

test("the codes are those of RFC 6238", () => {
  const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
  const seconds = [59, 1_111_111_109, 1_111_111_111, 1_234_567_890, 2_000_000_000, 20_000_000_000];
  expect(seconds.map((time) => codeAt(secret, time * 1000))).toEqual([
    "287082",
    "081804",
    "050471",
    "005924",
    "279037",
    "353130",
  ]);
});

/** A code that is not this one. */
const other = (code: string): string => String((Number(code) + 500_000) % 1_000_000).padStart(6, "0");
