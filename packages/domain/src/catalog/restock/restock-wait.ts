import * as f from "../../kernel/fields/field.ts";
import { dayMs, type Instant } from "../../kernel/time/instant.ts";

/** `asked`: its mailbox has not agreed yet. */
export const restockWaitStates = ["asked", "waiting"] as const;

/** `restockWaits/{waitId}`: one person waits for one sold-out item. One mail ends it. */
export const restockWaitFields = {
  restaurantId: f.id<"shop">(),
  storefrontId: f.id<"storefront">(),
  itemId: f.id<"product">(),
  /** Of the card: the item or its variant group. */
  productId: f.id<"product">(),
  email: f.text({ max: 254 }),
  /** Of an account that has proved its address. */
  uid: f.optional(f.id<"user">()),
  state: f.oneOf(restockWaitStates),
  /** Opens this one wait, and nothing else. */
  token: f.text({ max: 64 }),
  askedAt: f.instant(),
  expiresAt: f.instant(),
};

/** For so long a mailbox may agree. */
export const agreesWithin = 2 * dayMs;
/** Then it is forgotten, whether the item came back or not. */
export const waitsFor = 60 * dayMs;

type Live = { readonly soldOutItemIds: readonly string[] };

/** Items that can be had again after a change of a storefront's `live`. */
export const returnedItems = (before: Live, after: Live): readonly string[] =>
  before.soldOutItemIds.filter((id) => !after.soldOutItemIds.includes(id));

export interface KnownWait {
  readonly state: (typeof restockWaitStates)[number];
  readonly token: string;
  readonly askedAt: Instant;
  readonly expiresAt: Instant;
}

/**
 * The wait after its person asked (again). Who is on the list keeps the place and the way out; a mailbox that never agreed does
 * not get further time by being typed again.
 */
export function waitAfterAsking(
  known: KnownWait | null,
  asked: { readonly isProved: boolean; readonly now: Instant; readonly token: string },
): KnownWait {
  const { isProved, now, token } = asked;
  const before = known !== null && known.expiresAt > now ? known : null;
  if (before?.state === "waiting" || (before && !isProved)) return before;
  return {
    state: isProved ? "waiting" : "asked",
    token: before?.token ?? token,
    askedAt: before?.askedAt ?? now,
    expiresAt: now + (isProved ? waitsFor : agreesWithin),
  };
}
