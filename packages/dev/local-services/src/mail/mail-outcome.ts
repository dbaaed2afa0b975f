/** The fate of a mail to an address whose name asks for it, at any domain. */
export type MailOutcome =
  /** Refused for good while the sender still waits. */
  | "refused"
  /** Refused for now, for ever or only the first time. */
  | "deferred"
  | "deferred-once"
  /** Taken, and told later by webhook. */
  | "bounced"
  | "soft-bounced"
  | "complained"
  | "delivered";

const outcomes: readonly { readonly name: RegExp; readonly outcome: MailOutcome }[] = [
  { name: /^bounce-later/i, outcome: "bounced" },
  { name: /^bounce/i, outcome: "refused" },
  { name: /^soft-later/i, outcome: "soft-bounced" },
  { name: /^soft-once/i, outcome: "deferred-once" },
  { name: /^soft/i, outcome: "deferred" },
  { name: /^complaint/i, outcome: "complained" },
];

export const outcomeFor = (address: string): MailOutcome =>
  outcomes.find(({ name }) => name.test(address))?.outcome ?? "delivered";
