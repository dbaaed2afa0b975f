import { linesHash } from "@lokalkorb/domain/basket/lines-hash";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import { fieldsOf, isText, keysOf, readStored, writeStored } from "@/shared/environment/browser-storage";
import { parseDraft } from "../basket-store.ts";

/** Hash of the lines that browser and account had when they were last the same, for each basket. */
const start = "lokalkorb:basket-account:";

export function agreedLines(basket: string, uid: Id<"user">): string | null {
  const { of, hash } = fieldsOf(readStored("localStorage", start + basket));
  return of === uid && isText(hash) ? hash : null;
}

export const agree = (basket: string, uid: Id<"user">, hash: string): void =>
  writeStored("localStorage", start + basket, { of: uid, hash });

/**
 * With the sign-in goes what the account has as well, so that the next person at this device does not read it. Lines that
 * the account does not have yet stay: nothing is lost.
 */
export function leaveBaskets(): void {
  for (const key of keysOf("localStorage", start)) {
    const { hash } = fieldsOf(readStored("localStorage", key));
    const draft = `lokalkorb:basket:${key.slice(start.length)}`;
    const { lines } = parseDraft(JSON.stringify(readStored("localStorage", draft)));
    if (linesHash(lines) === hash) writeStored("localStorage", draft, null);
    writeStored("localStorage", key, null);
  }
}
