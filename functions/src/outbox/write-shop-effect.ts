import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { EffectKind } from "@lokalkorb/domain/ordering/effects/effect-kinds";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { setDocument, type CollectedScope } from "@lokalkorb/model/admin/admin-documents";
import { outboxDocument } from "@lokalkorb/model/documents/outbox";
import type { OutboxEntry } from "./effect-runner.ts";
import { firstLookAfter, keptFor } from "./write-outbox.ts";

export interface ShopEffect {
  /** `search`: the shop has to be found as it is now. `mail`, `sms`: its people are told. `invoice`: a paper is drawn and sent. */
  readonly kind: Extract<EffectKind, "search" | "mail" | "sms" | "invoice">;
  readonly restaurantId: Id<"shop">;
  readonly event: string;
  /** The same cause twice is one entry. */
  readonly cause: string;
  readonly itemId?: Id<"product">;
  readonly reasons?: readonly string[];
  readonly watch?: OutboxEntry["watch"];
  readonly invoice?: OutboxEntry["invoice"];
}

/** An effect of something that happened to a shop and to none of its orders. */
export function writeShopEffect(scope: CollectedScope, effect: ShopEffect, now: Instant): void {
  const { kind, restaurantId, event, cause, itemId, reasons, watch, invoice } = effect;
  const address = { effectId: `${kind}_${restaurantId}_${cause.replaceAll(/[^\w-]/g, "-")}` };
  setDocument(scope, outboxDocument, address, {
    restaurantId,
    orderId: "",
    event,
    version: 0,
    ...(itemId !== undefined && { itemId }),
    ...(reasons !== undefined && { reasons: [...reasons] }),
    ...(watch !== undefined && { watch }),
    ...(invoice !== undefined && { invoice }),
    effects: { [kind]: { state: "queued", attempts: 0 } },
    state: "queued",
    nextAt: now + firstLookAfter,
    createdAt: now,
    expiresAt: now + keptFor,
  });
}
