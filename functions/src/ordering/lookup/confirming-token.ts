import { createHmac } from "node:crypto";
import { type Instant, minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import type { OrderAddress } from "../payment-port.ts";
import { guestLinkOf, isSame } from "./guest-token.ts";

/** The token is bound to these: another address or one browser more, and it is worth nothing. So it works once. */
export interface ConfirmingFacts extends OrderAddress {
  readonly email: string;
  readonly confirmed?: Order["confirmed"] | undefined;
}

/** As long as a mail takes to be found and opened. */
const validFor = 30 * minuteMs;

const proofOf = (secret: string, { restaurantId, orderId, email, confirmed = [] }: ConfirmingFacts, until: string) =>
  createHmac("sha256", secret)
    .update(JSON.stringify(["confirm", restaurantId, orderId, until, email, ...confirmed]))
    .digest("base64url");

export function confirmingTokenOf(secret: string, order: ConfirmingFacts, now: Instant): string {
  const until = (now + validFor).toString(36);
  return `${until}.${proofOf(secret, order, until)}`;
}

export function confirmsBrowser(secret: string, order: ConfirmingFacts, shown: string, now: Instant): boolean {
  const [until = "", proof = ""] = shown.split(".");
  return secret !== "" && isSame(proof, proofOf(secret, order, until)) && Number.parseInt(until, 36) > now;
}

/** It shows the order as the one of any mail does; the part behind `&b=` waits for a press. */
export const confirmingLinkOf = (
  links: { readonly appUrl: string; readonly secret: string },
  order: ConfirmingFacts,
  now: Instant,
): string => `${guestLinkOf(links, order)}&b=${confirmingTokenOf(links.secret, order, now)}`;
