import type { Id } from "@lokalkorb/domain/kernel/branded";
import type { BasketLines } from "@lokalkorb/domain/basket/change-basket";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import type { WriteResult } from "@lokalkorb/model/client/web-writes";
import { basketDocument, basketId } from "@lokalkorb/model/documents/restaurants/baskets";

export interface BasketOwner {
  readonly restaurantId: Id<"shop">;
  readonly storefrontId: Id<"storefront">;
  readonly menuVersion: number;
}

/** `isLocked`: it belongs to an order that waits for its payment and stays as it is. */
export type BasketWritten =
  | { readonly ok: true; readonly basketId: Id<"basket">; readonly isLocked?: boolean }
  | Extract<WriteResult, { ok: false }>;

const keptMillis = 30 * 24 * 60 * 60_000;
/** Longer than this a spinner is not watched; the draft is safe either way. */
const patienceMillis = 12_000;

/**
 * Writes the whole basket as its owner's document and waits for the server. Signs a guest in where there is no account.
 */
export async function writeBasket(client: ModelClient, owner: BasketOwner, lines: BasketLines): Promise<BasketWritten> {
  if (!navigator.onLine) return offline;
  const identity = await withinPatience(client.auth.ensureIdentity());
  if (identity === null) return noAnswer();
  if (!identity.ok) return { ok: false, failure: identity.failure ?? { type: "unexpected", cause: identity.refusal } };
  const id = basketId(identity.value.uid, "web");
  const now = Date.now();
  const { restaurantId, storefrontId, menuVersion } = owner;
  const written = await withinPatience(
    client.write.set(
      basketDocument,
      { restaurantId, basketId: id },
      {
        ownerUid: identity.value.uid,
        status: "open",
        channel: "web",
        storefrontId,
        menuVersion,
        lines,
        lastActivityAt: now,
        expiresAt: now + keptMillis,
      },
    ),
  );
  if (written === null) return noAnswer();
  if (written.ok) return { ok: true, basketId: id };
  return written.failure.type === "denied" ? { ok: true, basketId: id, isLocked: true } : written;
}

const offline = { ok: false, failure: { type: "offline", cause: null } } as const;
/** A page with a network does not show that it has none. */
const noAnswer = () =>
  navigator.onLine ? ({ ok: false, failure: { type: "unavailable", cause: null } } as const) : offline;

/** The SDK waits for the network as long as it takes; null = it took too long. */
function withinPatience<Value>(wait: Promise<Value>): Promise<Value | null> {
  return Promise.race([wait, new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMillis))]);
}
