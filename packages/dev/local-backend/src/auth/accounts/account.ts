/** One user as Identity Toolkit stores it; `phc` is the scrypt hash in its own text form. */
export interface Account {
  readonly localId: string;
  readonly email?: string;
  readonly emailVerified?: boolean;
  readonly displayName?: string;
  readonly photoUrl?: string;
  readonly phoneNumber?: string;
  readonly disabled?: boolean;
  readonly passwordHash?: string;
  readonly passwordUpdatedAt?: number;
  /** JSON text, as set by `setCustomUserClaims`. */
  readonly customAttributes?: string;
  readonly customAuth?: boolean;
  /** Has signed in by a link sent to the address. */
  readonly emailLink?: boolean;
  readonly createdAt: number;
  readonly lastLoginAt?: number;
  readonly lastRefreshAt?: number;
  /** Seconds; tokens issued before do not count any more. */
  readonly validSince?: number;
  readonly federated?: readonly FederatedProvider[];
  readonly secondFactors?: readonly SecondFactor[];
}

/** An authenticator app that was enrolled. */
export interface SecondFactor {
  readonly id: string;
  readonly displayName?: string;
  readonly enrolledAt: number;
  readonly secret: string;
  /** The step of the last code that was taken; none counts twice. */
  readonly lastStep: number;
}

export interface FederatedProvider {
  readonly providerId: string;
  readonly rawId: string;
  readonly email?: string;
  readonly displayName?: string;
  readonly photoUrl?: string;
  readonly phoneNumber?: string;
}

function providersOf(account: Account): object[] {
  const profile = { displayName: account.displayName, photoUrl: account.photoUrl };
  return [
    ...(account.email !== undefined && (account.passwordHash !== undefined || account.emailLink === true)
      ? [{ providerId: "password", federatedId: account.email, email: account.email, rawId: account.email, ...profile }]
      : []),
    ...(account.phoneNumber === undefined
      ? []
      : [{ providerId: "phone", phoneNumber: account.phoneNumber, rawId: account.phoneNumber }]),
    ...(account.federated ?? []).map((provider) => ({ federatedId: provider.rawId, ...provider })),
  ];
}

export const secondFactorsOf = (account: Account): object[] =>
  (account.secondFactors ?? []).map(({ id, displayName, enrolledAt }) => ({
    mfaEnrollmentId: id,
    displayName,
    enrolledAt: new Date(enrolledAt).toISOString(),
    totpInfo: {},
  }));

/** The account as `accounts:lookup` and `batchGet` show it. Undefined members vanish in JSON. */
export const describeAccount = (account: Account, forAdmin: boolean): Record<string, unknown> => ({
  localId: account.localId,
  email: account.email,
  emailVerified: account.emailVerified ?? (account.email === undefined ? undefined : false),
  displayName: account.displayName,
  photoUrl: account.photoUrl,
  phoneNumber: account.phoneNumber,
  disabled: account.disabled ?? false,
  customAttributes: account.customAttributes,
  customAuth: account.customAuth,
  validSince: String(account.validSince ?? Math.floor(account.createdAt / 1000)),
  createdAt: String(account.createdAt),
  lastLoginAt: account.lastLoginAt === undefined ? undefined : String(account.lastLoginAt),
  lastRefreshAt: account.lastRefreshAt === undefined ? undefined : new Date(account.lastRefreshAt).toISOString(),
  passwordUpdatedAt: account.passwordUpdatedAt,
  providerUserInfo: providersOf(account),
  mfaInfo: secondFactorsOf(account),
  ...(forAdmin && account.passwordHash !== undefined ? { passwordHash: account.passwordHash, salt: "" } : {}),
});
