/** The address that a link was asked for on this device, so that opening it here takes no typing. */

const key = "lokalkorb-link-address";

export function keepLinkAddress(email: string): void {
  try {
    localStorage.setItem(key, email);
  } catch {
    // Without storage the page of the link asks for it.
  }
}

export function takeLinkAddress(): string {
  try {
    const email = localStorage.getItem(key) ?? "";
    localStorage.removeItem(key);
    return email;
  } catch {
    return "";
  }
}
