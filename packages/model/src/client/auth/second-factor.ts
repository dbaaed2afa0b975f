import { multiFactor, reload, TotpMultiFactorGenerator, type Auth, type User } from "firebase/auth";
import { changeAccount, type AccountRefusal, type AccountResult } from "./change-account.ts";

export type SecondFactorRefusal =
  | "code-wrong"
  /** The enrolment has to begin again, with another key. */
  | "enrolment-too-old"
  | "email-unverified"
  /** The project has not switched it on. */
  | "not-offered"
  | AccountRefusal;

type Result<Value = readonly SecondFactor[]> = Promise<AccountResult<SecondFactorRefusal, Value>>;

/** An authenticator app whose codes the sign-in asks for. */
export interface SecondFactor {
  readonly id: string;
  readonly enrolledAt: number;
}

/** A begun enrolment; it holds once a code of the app has answered it. */
export interface Enrolment {
  /** To be typed into an app. */
  readonly key: string;
  /** The same as an `otpauth` address, to be shown as a code that an app reads. */
  readonly address: string;
  finish(code: string): Result;
}

const refusalByCode = {
  "auth/invalid-verification-code": "code-wrong",
  "auth/code-expired": "enrolment-too-old",
  "auth/invalid-verification-id": "enrolment-too-old",
  "auth/unverified-email": "email-unverified",
  "auth/operation-not-allowed": "not-offered",
} as const;

const factorsOf = (user: User): readonly SecondFactor[] =>
  multiFactor(user).enrolledFactors.map(({ uid, enrollmentTime }) => ({
    id: uid,
    enrolledAt: Date.parse(enrollmentTime),
  }));

export const readSecondFactors = (auth: Auth): Result =>
  changeAccount(auth, refusalByCode, async (user) => {
    await reload(user);
    return factorsOf(user);
  });

/** `issuer`: the name beside the codes in the app. */
export const beginEnrolment = (auth: Auth, issuer: string): Result<Enrolment> =>
  changeAccount(auth, refusalByCode, async (user) => {
    const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
    return {
      key: secret.secretKey,
      address: secret.generateQrCodeUrl(encodeURIComponent(user.email ?? ""), issuer),
      finish: (code) =>
        changeAccount(auth, refusalByCode, async () => {
          await multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code));
          return factorsOf(user);
        }),
    };
  });

export const removeSecondFactor = (auth: Auth, id: string): Result =>
  changeAccount(auth, refusalByCode, async (user) => {
    await multiFactor(user).unenroll(id);
    return factorsOf(user);
  });
