import { isText, readStored, writeStored } from "@/shared/environment/browser-storage";

const key = "lokalkorb:link-address";

/** The address that a link was asked for on this device, so that opening it here takes no typing. */
export const keepLinkAddress = (email: string | null): void => writeStored("localStorage", key, email);

export function keptLinkAddress(): string {
  const kept = readStored("localStorage", key);
  return isText(kept) ? kept : "";
}
