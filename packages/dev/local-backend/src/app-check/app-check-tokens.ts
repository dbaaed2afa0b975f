import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";

/** The life of a token that is used again and again; of one for a single call; both as Google's service issues them. */
const lifetime = 3600;
const limitedLifetime = 300;

export interface AppCheckToken {
  readonly token: string;
  /** Seconds. */
  readonly lifetime: number;
}

export interface AppCheckTokens {
  issue(app: string, limitedUse: boolean): AppCheckToken;
  /** Whether this backend issued it, for this project, and it is not over. */
  isValid(token: string): boolean;
  /** False when it was used up before. Only for a valid one. */
  consume(token: string): boolean;
}

export interface AppCheckOptions {
  readonly projectId: string;
  now(): number;
  /** Off where tests move the clock by days without new tokens. */
  readonly enforceExpiry: boolean;
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/**
 * Tokens for apps of this machine, signed with a key that everybody can know: they prove that an app asks for them and
 * that a server looks at them, not that the app is genuine. The key stays the same, so that a restart ends no session.
 */
export function createAppCheckTokens({ projectId, now, enforceExpiry }: AppCheckOptions): AppCheckTokens {
  const usedUntil = new Map<string, number>();
  const sign = (content: string): string =>
    createHmac("sha256", `local app check of ${projectId}`).update(content).digest("base64url");
  const seconds = (): number => Math.floor(now() / 1000);

  const issue: AppCheckTokens["issue"] = (app, limitedUse) => {
    const life = limitedUse ? limitedLifetime : lifetime;
    const header = { alg: "HS256", typ: "JWT" };
    const claims = {
      sub: app,
      aud: [`projects/${projectId}`],
      iss: `https://firebaseappcheck.googleapis.com/${projectId}`,
      iat: seconds(),
      exp: seconds() + life,
      jti: randomUUID(),
    };
    const content = `${encode(header)}.${encode(claims)}`;
    return { token: `${content}.${sign(content)}`, lifetime: life };
  };

  const claimsOf = (token: string): { readonly exp: number; readonly jti: string } | null => {
    const [header = "", payload = "", signature = "", ...more] = token.split(".");
    const [given, right] = [Buffer.from(signature), Buffer.from(sign(`${header}.${payload}`))];
    if (more.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return null;
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as { exp: number; jti: string };
    return enforceExpiry && claims.exp <= seconds() ? null : claims;
  };

  return {
    issue,
    isValid: (token) => claimsOf(token) !== null,
    consume: (token) => {
      const claims = claimsOf(token);
      if (claims === null || usedUntil.has(claims.jti)) return false;
      for (const [id, until] of usedUntil) {
        if (until > seconds()) break;
        usedUntil.delete(id);
      }
      usedUntil.set(claims.jti, claims.exp);
      return true;
    },
  };
}
