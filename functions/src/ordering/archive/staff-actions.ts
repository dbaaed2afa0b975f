import { type ReadScope, readQuery } from "@lokalkorb/model/admin/admin-documents";
import { matching, queryOf } from "@lokalkorb/model/document/document-query";
import { outboxDocument } from "@lokalkorb/model/documents/outbox";
import type { OutboxEntry } from "../../outbox/effect-runner.ts";
import type { OrderAddress } from "../payment-port.ts";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import type { internalNotesDocument } from "@lokalkorb/model/documents/restaurants/orders/internal-notes";

/** All that followed from the steps of the order. */
export async function outboxOf(
  scope: ReadScope,
  { restaurantId, orderId }: OrderAddress,
): Promise<readonly OutboxEntry[]> {
  const entries = await readQuery(scope, queryOf(outboxDocument, {}, { where: matching({ orderId }) }));
  return entries.filter((entry) => entry.restaurantId === restaurantId);
}

type Action = FieldsOf<typeof internalNotesDocument>["actions"][number];

/** Who of the staff did what; an order that comes back from the archive brings on its desk what the outbox knows, too. */
export const staffActions = (inNotes: readonly Action[], entries: readonly OutboxEntry[]): readonly Action[] =>
  [
    ...inNotes,
    ...entries
      .flatMap(({ createdAt: at, event: type, uid, reason }): Action[] =>
        uid === undefined ? [] : [{ at, type, uid, ...(reason === undefined ? {} : { reason }) }],
      )
      .filter(({ at, uid }) => !inNotes.some((known) => known.at === at && known.uid === uid)),
  ].toSorted((a, b) => a.at - b.at);
