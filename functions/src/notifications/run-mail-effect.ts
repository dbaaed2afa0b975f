import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { orderEventTypes, type OrderEventType } from "@lokalkorb/domain/ordering/order/order-event";
import { calendarFileName, orderCalendar } from "@lokalkorb/domain/ordering/lifecycle/order-calendar";
import { type MailWishes, wantsMail } from "@lokalkorb/domain/ordering/effects/wished-mails";
import { approversOf } from "@lokalkorb/domain/ordering/approval/answer-approval";
import { readDocument, readIfReadable } from "@lokalkorb/model/admin/admin-documents";
import { b2bCustomerDocument } from "@lokalkorb/model/documents/restaurants/b2b-customers";
import { privateUserDocument } from "@lokalkorb/model/documents/users/private-user";
import { dueTaxDocuments } from "../billing/due-tax-documents.ts";
import { issueTaxDocuments } from "../billing/issue-tax-documents.ts";
import { orderForBilling } from "../billing/order-for-billing.ts";
import { invoiceAttachment } from "../billing/invoice-attachment.ts";
import { readOrderAnywhere } from "../ordering/archive/from-archive.ts";
import { PermanentFailure, type EffectRunner, type OutboxEntry } from "../outbox/effect-runner.ts";
import { mailsKeptFor, type NewMail } from "./delivery/create-mail.ts";
import { sendNewMail } from "./delivery/deliver-mail.ts";
import type { MailDeps, MailPorts } from "./delivery/mail-ports.ts";
import { addressHash } from "./delivery/suppression.ts";
import { mailLowStock } from "./mail-low-stock.ts";
import { mailMissedPublication } from "./mail-missed-publication.ts";
import { mailTakeout } from "./mail-takeout.ts";
import { mailTalk } from "./mail-talk.ts";
import { mailRestocked } from "./mail-restocked.ts";
import { mailWatch } from "./mail-watch.ts";
import { orderMailFacts } from "./order-mail-facts.ts";
import { readOwnTexts } from "./read-own-texts.ts";
import { readMailShop, type ReadMailShop } from "./read-mail-shop.ts";
import type { OrderMailFacts } from "./templates/mail-facts.ts";
import { approvalToAdminMail } from "./templates/business/approval-mails.ts";
import { mailsOfEvent } from "./templates/mails-of-event.ts";

/** One step of an order, as the outbox tells it. */
export type MailTransition = Pick<OutboxEntry, "restaurantId" | "orderId" | "event" | "version" | "data">;

/** Writes down the mails of one step and sends them; what no server takes now is tried again by `sendDueMail`. */
export const runMailEffect: EffectRunner<MailDeps> = async (deps, entry) => {
  // The record of its recipients is gone.
  if (deps.now() - entry.createdAt >= mailsKeptFor) throw new PermanentFailure(tooLate);
  if (entry.event === "takeoutReady") await mailTakeout(deps, entry);
  else if (entry.reasons !== undefined) await mailMissedPublication(deps, entry, entry.reasons);
  else if (entry.watch !== undefined) await mailWatch(deps, entry, entry.watch);
  else if (entry.talk !== undefined) await mailTalk(deps, entry, entry.talk);
  else if (entry.itemId !== undefined && entry.event === "restocked") await mailRestocked(deps, entry, entry.itemId);
  else if (entry.itemId !== undefined) await mailLowStock(deps, entry, entry.itemId);
  else await mailsOfTransition(deps, deps.mail(), entry);
};

const tooLate = "Nach drei Monaten geht keine Nachricht mehr hinaus.";

/** The papers that a step asks for. */
export const runReceiptEffect: EffectRunner<MailDeps> = (deps, entry) => billTransition(deps, deps.mail(), entry);

/**
 * A receipt is handed over with a mail of its own; without a receipt an order that went well needs no further mail.
 */
export async function billTransition(deps: MailDeps, ports: MailPorts, entry: MailTransition): Promise<void> {
  const { restaurantId, orderId, event } = entry;
  const order = await orderForBilling(deps, ports.files, { restaurantId, orderId });
  // A payment at the counter has no invoice of ours.
  if (order === null || ((order.receipts ?? []).length === 0 && dueTaxDocuments(order).length === 0)) return;
  const { shop } = await readMailShop(deps, restaurantId);
  const invoices = await issueTaxDocuments(deps, ports.files, shop, { restaurantId, orderId });
  const hasReceipt = invoices.some(({ kind }) => kind === "receipt");
  if (event === "completed" && hasReceipt) await mailsOfTransition(deps, ports, entry);
}

export async function mailsOfTransition(deps: MailDeps, ports: MailPorts, entry: MailTransition): Promise<void> {
  const event = orderEventTypes.find((type) => type === entry.event);
  if (event === undefined) throw new Error(`No mail knows the event "${entry.event}"`);
  const read = await readMailShop(deps, entry.restaurantId);
  const order = await readOrder(deps, ports, read, entry, event);
  // An order that is gone or anonymized has no recipient.
  if (order === null || order === "erased") return;
  // At once, so that a slow server keeps the last no longer waiting than the first, and each whatever becomes of the others.
  const ownTexts = event === "placed" ? await readOwnTexts(deps.db, entry.restaurantId, order.evidence?.texts) : [];
  const isWanted = wantsMail(event, await mailWishesOf(deps, order));
  const mails = [
    ...newMails(deps, ports, read, { order, ownTexts, isWanted }, entry, event),
    ...(event === "approvalRequested" ? await mailsToAdmins(deps, ports, read, order, entry) : []),
  ];
  const results = await Promise.allSettled(mails.map((mail) => sendNewMail(deps, ports, mail)));
  for (const result of results) if (result.status === "rejected") throw result.reason;
}

/** Absent where there is no account, or where it cannot be read: better a mail too many. */
async function mailWishesOf(
  { db }: MailDeps,
  { customer: { uid } }: Pick<Order, "customer">,
): Promise<MailWishes | undefined> {
  if (uid === "") return undefined;
  return (await readIfReadable(db, privateUserDocument, { uid })).document?.notify;
}

async function readOrder(
  deps: MailDeps,
  { files }: MailPorts,
  { shop }: ReadMailShop,
  { restaurantId, orderId }: MailTransition,
  event: OrderEventType,
): ReturnType<typeof readOrderAnywhere> {
  const key = { restaurantId, orderId };
  // A refund may have to be written on paper before the mail that brings it.
  if ((event === "refunded" || event === "completed") && (await orderForBilling(deps, files, key)) !== null)
    await issueTaxDocuments(deps, files, shop, key);
  return readOrderAnywhere(deps.db, key);
}

function newMails(
  deps: MailDeps,
  ports: MailPorts,
  read: ReadMailShop,
  { order, ownTexts, isWanted }: Pick<OrderMailFacts, "order" | "ownTexts"> & { readonly isWanted: boolean },
  { restaurantId, orderId, version, data = {} }: MailTransition,
  event: OrderEventType,
): readonly NewMail[] {
  const { shop, withdrawal, staffAddresses } = read;
  const facts = orderMailFacts(deps, ports, read, { order, data, ...(ownTexts && { ownTexts }) });
  const mails = mailsOfEvent(event, withdrawal, facts);
  const id = `order_${restaurantId}_${orderId}_${version}`;
  const common = { shop, orderId };
  const { shopper, shop: toShop } = mails;
  return [
    ...(shopper === null || !isWanted
      ? []
      : [
          {
            ...common,
            id: `${id}_shopper`,
            to: order.customer.email,
            content: shopper(facts),
            attachments: attachmentsOf(mails.attach, facts),
          },
        ]),
    ...(toShop === null
      ? []
      : staffAddresses.map((to) => ({ ...common, id: `${id}_shop_${nameOf(to)}`, to, content: toShop(facts) }))),
  ];
}

/** Those who may answer for the company, as long as the order waits for them. */
async function mailsToAdmins(
  { db }: MailDeps,
  { config }: MailPorts,
  { shop }: ReadMailShop,
  order: OrderMailFacts["order"],
  { restaurantId, orderId, version }: MailTransition,
): Promise<readonly NewMail[]> {
  const { b2bCustomerId: customerId } = order.customer;
  if (customerId === undefined || order.status !== "awaitingApproval") return [];
  const company = await readDocument(db, b2bCustomerDocument, { restaurantId, customerId });
  const content = approvalToAdminMail({ order, shop }, `${config.appUrl}/konto/firmen?freigabe=${orderId}`);
  const id = `order_${restaurantId}_${orderId}_${version}_admin`;
  return approversOf(company ?? { employees: [] }, order.customer).map((to) => ({
    id: `${id}_${nameOf(to)}`,
    to,
    content,
    shop,
    orderId,
  }));
}

/** Recipients may change between two tries, so the key names the address and not its place in the list. */
const nameOf = (address: string): string => addressHash(address).slice(0, 24);

function attachmentsOf(
  wanted: "calendar" | "receipts" | undefined,
  { order, links, now, data }: OrderMailFacts,
): NewMail["attachments"] {
  if (wanted === "calendar") {
    return [
      {
        name: calendarFileName(order),
        contentType: "text/calendar; charset=utf-8; method=PUBLISH",
        // The page's address without what opens it: calendars are shared more freely than mails.
        content: orderCalendar(order, now, links.order.replace(/#.*$/, "")),
      },
    ];
  }
  if (wanted === undefined) return [];
  const { refundId } = data;
  const invoices = order.receipts ?? [];
  return invoices
    .filter((invoice) => (refundId === undefined ? invoice.kind === "receipt" : invoice.refundId === refundId))
    .map(invoiceAttachment);
}
