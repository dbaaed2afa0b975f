import { readStored, writeStored } from "@/shared/environment/browser-storage";

const key = "lokalkorb:account";

/** Whether this device has a sign-in: only then a page fetches what it needs to say so. */
export const isAccountHere = (): boolean => readStored("localStorage", key) !== null;

export function markAccount(isHere: boolean): void {
  if (isHere !== isAccountHere()) writeStored("localStorage", key, isHere ? 1 : null);
}
