import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { EffectKind } from "@lokalkorb/domain/ordering/effects/effect-kinds";
import { type Instant, minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import type { TalkSide } from "@lokalkorb/domain/ordering/talk/order-talk";
import { createDocument, type AdminTransaction } from "@lokalkorb/model/admin/admin-documents";
import { outboxDocument } from "@lokalkorb/model/documents/outbox";
import { firstLookAfter, keptFor } from "./write-outbox.ts";

/** Both sides have the order open while they talk: what is read within this time needs no mail. */
export const mailWaits = 3 * minuteMs;

export interface TalkEffects {
  readonly to: TalkSide;
  /** Of the request: talk that was erased begins to count anew. */
  readonly key: string;
  readonly hasDevice: boolean;
  /** Of several unread messages the first asks for the mail, which has all of them. */
  readonly mails: boolean;
}

/** Devices hear of a message at once, the mailbox a few minutes later and only if it stays unread. No word of it is in here. */
export function writeTalkEffects(
  tx: AdminTransaction,
  { restaurantId, orderId }: { readonly restaurantId: Id<"shop">; readonly orderId: Id<"order"> },
  { to, key, hasDevice, mails }: TalkEffects,
  now: Instant,
): void {
  const write = (kind: Extract<EffectKind, "push" | "mail">, held?: { readonly heldUntil: Instant }): void =>
    createDocument(
      tx,
      outboxDocument,
      { effectId: `talk_${key}_${kind}` },
      {
        restaurantId,
        orderId,
        event: "messaged",
        version: 0,
        talk: { to },
        effects: { [kind]: { state: "queued", attempts: 0 } },
        state: "queued",
        nextAt: held?.heldUntil ?? now + firstLookAfter,
        ...held,
        createdAt: now,
        expiresAt: now + keptFor,
      },
    );
  if (hasDevice) write("push");
  if (mails) write("mail", { heldUntil: now + mailWaits });
}
