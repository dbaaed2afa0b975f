import { sendConfirmingLink as contract } from "@lokalkorb/contracts/orders";
import { actsAsShopper, mayConfirm, withConfirmed } from "@lokalkorb/domain/ordering/customers/confirmed-browsers";
import { dayMs } from "@lokalkorb/domain/kernel/time/instant";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { readDocument, type ReadScope, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { queueMail } from "../notifications/delivery/create-mail.ts";
import { deliverMail } from "../notifications/delivery/deliver-mail.ts";
import type { MailDeps } from "../notifications/delivery/mail-ports.ts";
import { addressHash } from "../notifications/delivery/suppression.ts";
import { confirmingMail } from "../notifications/templates/accounts/confirming-mail.ts";
import type { GuestLinks } from "../ordering/lookup/guest-token.ts";
import type { OrderAddress } from "../ordering/payment-port.ts";
import type { Caller } from "../platform/caller.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { previousAnswer, requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import type { LimitedDeps } from "../platform/rate-limits.ts";
import { orderLinkSecrets, sendingSecrets } from "../platform/secrets.ts";

/** The mail holds a key to the order, so it is not kept for long. */
const keptFor = dayMs;

interface ConfirmingDeps extends MailDeps, LimitedDeps {
  readonly guestLinks: Pick<GuestLinks, "confirmingLinkOf" | "linkOf">;
}

type Answer = Awaited<ReturnType<Command<typeof contract>>>;

/** The order for one who may look at it; strangers and neighbours learn no more than that it is not theirs. */
async function readViewed(scope: ReadScope, address: OrderAddress, { uid }: Caller) {
  const order = await readDocument(scope, orderDocument, address);
  if (order === null) return refuse({ type: "not-found" });
  if (!order.viewers.includes(uid) && !actsAsShopper(order, uid)) return refuse({ type: "not-allowed" });
  return mayConfirm(order) ? ok(order) : refuse({ type: "too-late" });
}

const command: Command<typeof contract, ConfirmingDeps> = async (input, caller, deps) => {
  const address = { restaurantId: input.restaurantId, orderId: input.orderId };
  const request = requestKeyOf(contract.name, caller, input);
  const viewed = await readViewed(deps.db, address, caller);
  if (!viewed.ok) return (await previousAnswer<Answer>(deps, request)) ?? viewed;
  const reader = { uid: addressHash(viewed.value.customer.email), isGuest: true, ip: caller.ip };
  const limited = await deps.rateLimits.take(deps, "confirmingMail", reader, input.requestId);
  if (limited !== null) return refuse(limited);
  const ports = deps.mail();
  const mailId = `confirm_${request.key}`;
  const answer = await withIdempotency(deps, request, async (tx) => {
    const read = await readViewed(tx, address, caller);
    if (!read.ok) return read;
    const { value: order } = read;
    const { email } = order.customer;
    if (actsAsShopper(order, caller.uid)) return ok({ isConfirmed: true });
    if (caller.email !== undefined && addressHash(caller.email) === addressHash(email)) {
      updateDocument(tx, orderDocument, address, { confirmed: withConfirmed(order, caller.uid) });
      return ok({ isConfirmed: true });
    }
    const facts = { ...address, email, confirmed: order.confirmed };
    const content = confirmingMail(order, deps.guestLinks.confirmingLinkOf(facts, deps.now()));
    queueMail(tx, ports.config, { id: mailId, to: email, content, shop: null, keptFor }, deps.now());
    return ok({ isConfirmed: false });
  });
  // One that no server takes now is tried again by `sendDueMail`.
  if (answer.ok && !answer.value.isConfirmed) await deliverMail(deps, ports, mailId);
  return answer;
};

export const sendConfirmingLink = defineCallable(contract, command, {
  secrets: [...orderLinkSecrets, ...sendingSecrets],
});
