import type { Id } from "@lokalkorb/domain/kernel/branded";
import { type AdminTransaction, readDocument, remove, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { nameIn, writeLog } from "../access/write-log.ts";
import type { MenuDeps } from "../catalog/menu-store.ts";
import { renewShopsOf } from "../catalog/renewal/renew-shops.ts";
import type { RenewingDeps } from "../catalog/renewal/revalidate.ts";
import { readStorefronts, writeItemsLive } from "../catalog/stock/item-live.ts";
import { liveItemState } from "../catalog/stock/live-lists.ts";
import { takeItemOut } from "../catalog/take-item-out.ts";
import type { MailConfig } from "../notifications/delivery/mail-config.ts";
import { itemBlockMail, itemReleaseMail } from "../notifications/templates/accounts/item-block-mail.ts";
import type { Caller } from "../platform/caller.ts";
import type { Deps } from "../platform/deps.ts";
import { type HeldShop, tellOwners } from "./write-hold.ts";

export interface ItemBlock {
  readonly itemId: Id<"product">;
  /** Absent: the block ends. */
  readonly reason?: string;
  readonly caller: Caller;
  /** Begins the ids of its mails. */
  readonly mailKey: string;
}

/** Reads what the block needs, in the order of locks; null: there is no such item. What comes back writes. */
export async function itemBlock(
  tx: AdminTransaction,
  deps: Pick<Deps, "now" | "newId">,
  config: MailConfig,
  held: HeldShop,
  { itemId, reason, caller, mailKey }: ItemBlock,
): Promise<(() => readonly string[]) | null> {
  const { shop, account } = held;
  const { id: restaurantId, offeringId } = shop;
  const storefronts = await readStorefronts(tx, offeringId);
  const item = await readDocument(tx, itemDocument, { offeringId, itemId });
  if (item === null) return null;
  return () => {
    const { blocked: before, ...free } = item;
    // It ends once.
    if (reason === undefined && before === undefined) return [];
    const now = deps.now();
    const blocked = reason === undefined ? undefined : { at: now, reason };
    updateDocument(tx, itemDocument, { offeringId, itemId }, { blocked: blocked ?? remove() });
    writeItemsLive(
      tx,
      offeringId,
      storefronts,
      [liveItemState(itemId, blocked === undefined ? free : { ...free, blocked }, now)],
      now,
    );
    // To be shown again it has to be published again.
    if (reason === undefined)
      for (const { id: storefrontId } of storefronts)
        updateDocument(tx, storefrontDocument, { offeringId, storefrontId }, { draftDirty: true, draftedAt: now });
    const about = reason === undefined ? item.name : `${item.name}\n${reason}`;
    const act = reason === undefined ? "itemRelease" : "itemBlock";
    writeLog(tx, deps, { restaurantId, act, by: nameIn(account, caller), about });
    const mail =
      reason === undefined ? itemReleaseMail(shop.name, item.name) : itemBlockMail(shop.name, item.name, reason);
    return tellOwners(tx, config, held, mail, { key: `item_${mailKey}`, now });
  };
}

/** After the transaction, and again with each repetition of the request: a blocked item stands in no menu. */
export async function takeBlockedOut(
  deps: RenewingDeps & MenuDeps,
  offeringId: Id<"catalog">,
  itemId: Id<"product">,
): Promise<void> {
  await takeItemOut(deps, offeringId, itemId);
  await renewShopsOf(deps, offeringId, "published");
}
