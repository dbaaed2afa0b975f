/**
 * Short on purpose: a server that knows the mailbox decides, this only keeps out what is no address at all. The order page,
 * the call and the mailer ask the same, so that nobody orders with an address that gets no mail.
 */
export const mailAddressPattern = /^[^\s@<>(),;:"\\[\]]{1,64}@[^\s@<>(),;:"\\[\]]+\.[^\s@<>(),;:"\\[\]]{2,}$/;

const longest = 254;

export function isMailAddress(text: string): boolean {
  return text.length <= longest && mailAddressPattern.test(text);
}
