/** Tokens as Google's emulator issues them: algorithm none, empty signature, readable by everyone. */
import { AuthError } from "./auth-error.ts";
import type { Account } from "./account.ts";

export const tokenLifetime = 3600;

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");

function decodePart(part: string | undefined): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part ?? "", "base64url").toString());
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

export const decodeToken = (token: string): Record<string, unknown> | null => decodePart(token.split(".")[1]);

export interface Session {
  readonly provider: string;
  /** Seconds: when the user proved who they are. */
  readonly authTime: number;
  /** Claims a custom token brought along. */
  readonly claims: Readonly<Record<string, unknown>>;
  /** The id of the second factor that was proved as well. */
  readonly secondFactor?: string;
}

export function issueIdToken(account: Account, session: Session, projectId: string, now: number): string {
  const issuedAt = Math.floor(now / 1000);
  const identities = {
    ...(account.email === undefined ? {} : { email: [account.email] }),
    ...(account.phoneNumber === undefined ? {} : { phone: [account.phoneNumber] }),
    ...Object.fromEntries((account.federated ?? []).map((provider) => [provider.providerId, [provider.rawId]])),
  };
  const claims = account.customAttributes === undefined ? {} : (JSON.parse(account.customAttributes) as object);
  const payload = {
    name: account.displayName,
    picture: account.photoUrl,
    ...claims,
    ...session.claims,
    email: account.email,
    email_verified: account.email === undefined ? undefined : (account.emailVerified ?? false),
    phone_number: account.phoneNumber,
    provider_id: session.provider === "anonymous" ? "anonymous" : undefined,
    auth_time: session.authTime,
    user_id: account.localId,
    firebase: {
      identities,
      sign_in_provider: session.provider,
      ...(session.secondFactor === undefined
        ? {}
        : { sign_in_second_factor: "totp", second_factor_identifier: session.secondFactor }),
    },
    iat: issuedAt,
    exp: issuedAt + tokenLifetime,
    aud: projectId,
    iss: `https://securetoken.google.com/${projectId}`,
    sub: account.localId,
  };
  return encodeUnsigned(payload);
}

export const encodeUnsigned = (payload: object): string => `${encode({ alg: "none", typ: "JWT" })}.${encode(payload)}.`;

interface RefreshToken extends Session {
  readonly localId: string;
  readonly issuedAt: number;
  readonly projectId: string;
}

export const issueRefreshToken = (token: RefreshToken): string => encode({ kind: "refresh", ...token });

export function readRefreshToken(text: string, projectId: string): RefreshToken {
  const token = decodePart(text);
  if (token?.["kind"] !== "refresh" || typeof token["localId"] !== "string")
    throw new AuthError("INVALID_REFRESH_TOKEN");
  if (token["projectId"] !== projectId) throw new AuthError("PROJECT_NUMBER_MISMATCH");
  return token as unknown as RefreshToken;
}
