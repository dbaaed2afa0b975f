import type { Id } from "@lokalkorb/domain/kernel/branded";
import { withoutWords } from "@lokalkorb/domain/ordering/order/without-words";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import { redemptionDocument } from "@lokalkorb/model/documents/restaurants/discount-codes/redemptions";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { kitchenNoteDocument } from "@lokalkorb/model/documents/restaurants/kitchen-notes/kitchen-note";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { orderTalkDocument } from "@lokalkorb/model/documents/restaurants/orders/order-talk";
import { orderDeviceDocument } from "@lokalkorb/model/documents/restaurants/orders/order-device";
import { internalNotesDocument } from "@lokalkorb/model/documents/restaurants/orders/internal-notes";
import { customerDocument } from "@lokalkorb/model/documents/restaurants/restaurant-users";
import { userOrderDocument } from "@lokalkorb/model/documents/users/user-orders";
import { customersOf, isOwed } from "../ordering/customers/customer-records.ts";
import type { OrderAddress } from "../ordering/payment-port.ts";
import type { Deps } from "../platform/deps.ts";
import { orderOf } from "./orders-of-account.ts";

export interface ErasedPerson {
  readonly uid: Id<"user">;
  readonly email: string;
  /** Stands in the place of the uid. */
  readonly erased: Id<"user">;
}

/** Name, address and amounts are the business letter; account, phone and words go. The list of the account loses it last. */
export const eraseFromOrder = (
  { db }: Pick<Deps, "db">,
  address: OrderAddress,
  { uid, erased }: ErasedPerson,
): Promise<void> =>
  admin.inTransaction(admin.contended(db), async (tx) => {
    const stored = await orderOf(tx, address, uid);
    const uses = (stored?.order.codes ?? []).map(({ codeId }) => ({ ...address, codeId }));
    const usesThere = await admin.readDocuments(tx, redemptionDocument, uses);
    const notes = await admin.readDocument(tx, internalNotesDocument, address);
    admin.deleteDocument(tx, userOrderDocument, { uid, orderId: address.orderId });
    if (stored === null) return;
    const nobody = {
      "customer.uid": erased,
      "customer.phone": admin.remove(),
      viewers: [],
      confirmed: admin.remove(),
      basketId: "",
      customerNote: admin.remove(),
    };
    if (stored.isLive)
      admin.updateDocument(tx, orderDocument, address, {
        ...nobody,
        ...withoutWords(stored.order),
        messages: admin.remove(),
      });
    else
      admin.updateDocument(tx, historicOrderDocument, address, {
        ...nobody,
        ...withoutWords(stored.order),
        ...(stored.order.history === undefined
          ? {}
          : {
              history: stored.order.history.map(({ at, type, actor }) => ({ at, type, actor: { kind: actor.kind } })),
            }),
      });
    for (const [index, use] of uses.entries())
      if (usesThere[index])
        admin.updateDocument(tx, redemptionDocument, use, { uid: erased, emailHash: admin.remove() });
    admin.deleteDocument(tx, orderTalkDocument, address);
    admin.deleteDocument(tx, kitchenNoteDocument, address);
    admin.deleteDocument(tx, orderDeviceDocument, { ...address, uid });
    if (notes?.note !== undefined) admin.updateDocument(tx, internalNotesDocument, address, { note: admin.remove() });
  });

/** The shop's record of the customer, unless it owes them something or has closed its door to them. */
export async function eraseFromShop(
  { db }: Pick<Deps, "db">,
  restaurantId: Id<"shop">,
  person: ErasedPerson,
): Promise<void> {
  await admin.inTransaction(admin.contended(db), async (tx) => {
    const records = await customersOf(tx, restaurantId, person);
    for (const record of records) {
      if (isOwed(record) || record.blocked !== undefined) continue;
      for (const userDocId of [record.id, ...(record.mergedIds ?? [])])
        admin.deleteDocument(tx, customerDocument, { restaurantId, userDocId });
    }
  });
}
