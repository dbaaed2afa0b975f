import { randomInt } from "node:crypto";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import type { discountCodeDocument } from "@lokalkorb/model/documents/restaurants/discount-codes";

/** Nothing that is mistaken for something else when it is read aloud or written by hand. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const group = (): string => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");

/** 59 bits: no guess hits one, and no two are the same. */
export const newGiftCode = (): string => ["GS", group(), group(), group()].join("-");

interface NewGiftCard {
  readonly code: string;
  readonly name: string;
  readonly cents: Cents;
  readonly expiresAt: Instant;
  readonly issuedTo?: string;
}

/** A card of which nothing is spent; it pays for everything, beside any code. */
export const newGiftCard = ({
  code,
  name,
  cents,
  expiresAt,
  issuedTo = "",
}: NewGiftCard): FieldsOf<typeof discountCodeDocument> => ({
  code,
  name,
  enabled: true,
  kind: "giftCard",
  firstOrderOnly: false,
  oncePerCustomer: false,
  b2bOnly: false,
  excludeDiscounted: false,
  autoApply: false,
  stacking: "stackable",
  priority: 100,
  discountsDelivery: false,
  giftCard: { initialCents: cents, balanceCents: cents, ...(issuedTo === "" ? {} : { issuedTo }), expiresAt },
  stats: { uses: 0, heldUses: 0, discountCents: 0, revenueCents: 0 },
});
