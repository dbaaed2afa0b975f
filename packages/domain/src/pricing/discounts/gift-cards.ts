import type { Id } from "../../kernel/branded.ts";
import type { Cents } from "../../kernel/money/cents.ts";
import type { OrderCode } from "./order-code.ts";

export interface GiftCard {
  readonly codeId: Id<"code">;
  readonly code: string;
  readonly name: string;
  readonly balanceCents: Cents;
}

/**
 * PRC-09: a gift card is money, no discount. It pays for everything, deposits and tips included, lowers no VAT, and keeps
 * what is not needed. Cards pay in the order in which they were shown, the same card once.
 */
export function payWithGiftCards(
  cards: readonly GiftCard[],
  totalCents: Cents,
): { readonly codes: readonly OrderCode[]; readonly amountDueCents: Cents } {
  let amountDueCents = totalCents;
  const once = new Map(cards.map((card) => [card.codeId, card]));
  const codes = [...once.values()].flatMap(({ codeId, code, name, balanceCents }): OrderCode[] => {
    const cents = Math.max(0, Math.min(balanceCents, amountDueCents));
    amountDueCents -= cents;
    return cents > 0 ? [{ codeId, code, name, kind: "giftCard", cents }] : [];
  });
  return { codes, amountDueCents };
}

/** After a change: cards pay what they had promised, as far as there is still something to pay. */
export function payAgain(codes: readonly OrderCode[], totalCents: Cents): ReturnType<typeof payWithGiftCards> {
  const cards = codes.filter(({ kind }) => kind === "giftCard");
  const paid = payWithGiftCards(
    cards.map((card) => ({ ...card, balanceCents: card.cents })),
    totalCents,
  );
  return { ...paid, codes: [...codes.filter(({ kind }) => kind === "discount"), ...paid.codes] };
}
