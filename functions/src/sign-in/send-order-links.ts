import { sendOrderLinks as contract } from "@lokalkorb/contracts/orders";
import { isErased } from "@lokalkorb/domain/ordering/customers/erased-account";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { dayMs } from "@lokalkorb/domain/kernel/time/instant";
import type { Firestore } from "firebase-admin/firestore";
import { queueMail } from "../notifications/delivery/create-mail.ts";
import type { MailDeps } from "../notifications/delivery/mail-ports.ts";
import { addressHash } from "../notifications/delivery/suppression.ts";
import { orderLinksMail } from "../notifications/templates/accounts/order-links-mail.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import type { LimitedDeps } from "../platform/rate-limits.ts";
import { orderLinkSecrets, sendingSecrets } from "../platform/secrets.ts";
import type { OrderAddress } from "../ordering/payment-port.ts";

/** The mail holds keys to orders, so it is not kept for long. */
const keptFor = dayMs;
/** Orders of one address that are looked through; the same number in so many shops is not to be expected. */
const mostOrders = 200;

interface FoundOrder extends OrderAddress {
  readonly restaurantName: string;
  readonly no: string;
  readonly email: string;
}

/**
 * The mail is only written down here and sent by `sendDueMail`: neither the answer nor the time that it takes tells
 * whether there was one.
 */
const command: Command<typeof contract, MailDeps & LimitedDeps> = async (input, caller, deps) => {
  const { email, no, requestId } = input;
  const reader = { uid: addressHash(email), isGuest: true, ip: caller.ip };
  const limited = await deps.rateLimits.take(deps, "orderLinkMail", reader, requestId);
  if (limited !== null) return refuse(limited);
  const found = await ordersOf(deps.db, email, no);
  const { config } = deps.mail();
  const request = requestKeyOf(contract.name, caller, input);
  return withIdempotency(deps, request, (tx) => {
    const [first] = found;
    if (first !== undefined) {
      const content = orderLinksMail(found.map((order) => ({ ...order, url: deps.guestLinks.linkOf(order) })));
      // To the address of the order, and not to the one that was typed.
      const mail = { id: `orderLinks_${request.key}`, to: first.email, content, shop: null, keptFor };
      queueMail(tx, config, mail, deps.now());
    }
    return Promise.resolve(ok({}));
  });
};

/** As it was typed then, in small letters, or with the first one large, as telephones write it. */
async function ordersOf(db: Firestore, email: string, no: string): Promise<readonly FoundOrder[]> {
  const typed = email.trim();
  const small = typed.toLowerCase();
  const addresses = [...new Set([typed, small, `${small.charAt(0).toUpperCase()}${small.slice(1)}`])];
  const [live, archived] = await Promise.all([
    db.collectionGroup("orders").where("customer.email", "in", addresses).limit(mostOrders).get(),
    db.collectionGroup("historicOrders").where("customer.email", "in", addresses).limit(mostOrders).get(),
  ]);
  const wanted = no.trim().toUpperCase();
  return [...live.docs, ...archived.docs].flatMap((order) => {
    const restaurantId = order.ref.parent.parent?.id;
    const number = String(order.get("no"));
    const isErasedPerson = isErased(String(order.get("customer.uid")));
    if (restaurantId === undefined || isErasedPerson || number.toUpperCase() !== wanted) return [];
    return [
      {
        restaurantId,
        orderId: order.id,
        restaurantName: String(order.get("restaurantName")),
        no: number,
        email: String(order.get("customer.email")),
      },
    ];
  });
}

export const sendOrderLinks = defineCallable(contract, command, { secrets: [...orderLinkSecrets, ...sendingSecrets] });
