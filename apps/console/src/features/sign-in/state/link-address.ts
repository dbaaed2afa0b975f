/** The address that a link was asked for on this device, so that opening it here takes no typing. */

const key = "lokalkorb-link-address";

export function keepLinkAddress(email: string | null): void {
  try {
    if (email === null) localStorage.removeItem(key);
    else localStorage.setItem(key, email);
  } catch {
    // Without storage the page of the link asks for it.
  }
}

export function keptLinkAddress(): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}
