/**
 * Short on purpose: a server that knows the mailbox decides, this only refuses text that is no address. The order page,
 * the call and the mailer ask the same, so every order has an address that gets mail.
 */
export const mailAddressPattern = /^[^\s@<>(),;:"\\[\]]{1,64}@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\]]{2,}$/;

const longest = 254;

export function isMailAddress(text: string): boolean {
  return text.length <= longest && mailAddressPattern.test(text);
}
