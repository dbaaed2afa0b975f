import { hasWithdrawalRight } from "@lokalkorb/domain/catalog/withdrawal/withdrawal-class";
import { formatPhone } from "@lokalkorb/domain/kernel/format/format-phone";
import type { OrderLine } from "@lokalkorb/domain/pricing/totals/order-line";
import { withdrawalNotice } from "@lokalkorb/domain/shop/legal/withdrawal-notice";
import { withdrawalKindOf } from "@lokalkorb/domain/shop/legal/withdrawal-words";
import type { WithdrawalKind } from "@lokalkorb/domain/shop/storefront";
import type { MailShop } from "../../billing/seller.ts";
import type { MailBlock } from "../rendering/mail-content.ts";
import type { OrderMailFacts } from "./mail-facts.ts";

interface NoticeFacts {
  readonly lines: readonly Pick<OrderLine, "name" | "withdrawal" | "removed">[];
  /** The address of the function to withdraw. */
  readonly withdraw: string;
}

/** CHK-05, WDR-01: told on something that lasts, for the goods of this order; orders of before follow the shop's own word. */
export function withdrawalBlocks(
  shopKind: WithdrawalKind,
  { country, seller }: MailShop,
  { lines, withdraw }: NoticeFacts,
): readonly MailBlock[] {
  const kept = lines.filter(({ removed }) => removed === undefined);
  const { legalName, address, phone, email } = seller;
  return withdrawalNotice({
    country,
    kind: withdrawalKindOf(kept.map(({ withdrawal }) => withdrawal)) ?? shopKind,
    lines: kept,
    sender: `${legalName}, ${address.street} ${address.houseNo}, ${address.zip} ${address.city}, Telefon ${formatPhone(phone)}, E-Mail ${email}`,
    online: withdraw,
  }).map(({ title, paragraphs }) => ({ type: "small", title, paragraphs }));
}

export const withdrawPage = (appUrl: string, slug: string): string => `${appUrl}/${slug}/widerrufen`;

/** With the order of a guest's link, whose token stands behind the `#`. */
export function withdrawLink(page: string, guestLink: string): string {
  const [path = "", token = ""] = guestLink.split("#");
  return `${page}?bestellung=${path.slice(path.lastIndexOf("/") + 1)}#${token}`;
}

/** WDR-02: in the mail of an order in which something carries the right. */
export const withdrawButton = ({ order, links }: OrderMailFacts): MailBlock[] =>
  order.lines.some(({ withdrawal, removed }) => removed === undefined && withdrawal && hasWithdrawalRight(withdrawal))
    ? [{ type: "button", label: "Vertrag widerrufen", url: links.withdrawOrder }]
    : [];
