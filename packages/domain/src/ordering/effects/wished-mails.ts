import type { OrderEventType } from "../order/order-event.ts";

/**
 * Mails that only keep a shopper posted, and that an account may do without. All others hold what the contract needs:
 * the confirmation, the promise and its changes, what comes to nothing, and money.
 */
export const wishedMails = ["ready", "outForDelivery", "shipped"] as const satisfies readonly OrderEventType[];
export type WishedMail = (typeof wishedMails)[number];

/** Absent = every mail, as without an account. */
export type MailWishes = Readonly<Record<WishedMail, boolean>>;

const isOptional = (event: OrderEventType): event is WishedMail =>
  (wishedMails as readonly OrderEventType[]).includes(event);

export const wantsMail = (event: OrderEventType, wishes: MailWishes | undefined): boolean =>
  !isOptional(event) || wishes?.[event] !== false;
