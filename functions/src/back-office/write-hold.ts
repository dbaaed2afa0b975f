import { type AdminTransaction, remove, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { nameIn, writeLog } from "../access/write-log.ts";
import { queueMail } from "../notifications/delivery/create-mail.ts";
import type { MailConfig } from "../notifications/delivery/mail-config.ts";
import type { MailContent } from "../notifications/rendering/mail-content.ts";
import { approvedMail, holdMail, releaseMail } from "../notifications/templates/accounts/hold-mail.ts";
import type { Caller } from "../platform/caller.ts";
import type { Deps } from "../platform/deps.ts";

export interface HeldShop {
  readonly shop: DocumentOf<typeof shopDocument>;
  readonly account: DocumentOf<typeof accountDocument>;
}

export interface Hold {
  /** Absent: the hold ends. */
  readonly reason?: string;
  readonly caller: Caller;
  /** Begins the ids of its mails. */
  readonly mailKey: string;
}

type Listing = HeldShop["shop"]["listing"];

/** Hides a shop or ends its hold, in the transaction of the act; a second hold keeps how the shop was seen before. */
export function writeHold(
  tx: AdminTransaction,
  deps: Pick<Deps, "now" | "newId">,
  config: MailConfig,
  held: HeldShop,
  { reason, caller, mailKey }: Hold,
): { readonly listing: Listing; readonly mailIds: readonly string[] } {
  const { shop, account } = held;
  const restaurantId = shop.id;
  const now = deps.now();
  const was = account.hold?.was ?? shop.listing;
  const listing = reason === undefined ? was : "hidden";
  updateDocument(tx, shopDocument, { restaurantId }, { listing });
  updateDocument(
    tx,
    accountDocument,
    { restaurantId },
    { hold: reason === undefined ? remove() : { at: now, reason, was } },
  );
  const act = reason === undefined ? "release" : "hold";
  writeLog(tx, deps, { restaurantId, act, by: nameIn(account, caller), about: reason ?? "" });
  const isNew = account.listedAt === undefined && listing === "hidden";
  const released = isNew ? approvedMail(shop.name) : releaseMail(shop.name, listing !== "hidden");
  const content = reason === undefined ? released : holdMail(shop.name, reason);
  return { listing, mailIds: tellOwners(tx, config, held, content, { key: `hold_${mailKey}`, now }) };
}

/** One mail to each owner; to the public address where none is known. */
export function tellOwners(
  tx: AdminTransaction,
  config: MailConfig,
  { shop, account }: HeldShop,
  content: MailContent,
  { key, now }: { readonly key: string; readonly now: number },
): readonly string[] {
  const owners = account.members
    .filter(({ role, status }) => role === "owner" && status === "active")
    .map(({ email }) => email);
  return (owners.length === 0 ? [shop.emailPublic] : owners).map((to, index) => {
    const id = `${key}_${index}`;
    queueMail(tx, config, { id, to, content, shop: null }, now);
    return id;
  });
}
