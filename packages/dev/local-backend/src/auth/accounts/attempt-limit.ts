import { AuthError } from "./auth-error.ts";

const allowedFailures = 10;
const span = 5 * 60_000;

/** Slows guessing down: ten wrong passwords for one account in five minutes, then it stays shut until they are over. */
export interface AttemptLimit {
  /** Throws when the account is locked for now. */
  check(localId: string): void;
  failed(localId: string): void;
  succeeded(localId: string): void;
  clear(): void;
}

export function createAttemptLimit(now: () => number): AttemptLimit {
  const failures = new Map<string, number[]>();
  const recent = (localId: string): number[] => (failures.get(localId) ?? []).filter((time) => time > now() - span);
  return {
    check: (localId) => {
      if (recent(localId).length >= allowedFailures) {
        throw new AuthError(
          "TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts. Try again later.",
        );
      }
    },
    failed: (localId) => void failures.set(localId, [...recent(localId), now()]),
    succeeded: (localId) => void failures.delete(localId),
    clear: () => failures.clear(),
  };
}
