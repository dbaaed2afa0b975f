import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import type { Withdrawal } from "@/entities/withdrawal/use-withdrawals";
import { withdrawalsText as words } from "./withdrawals-text.ts";

/** The gift card that was bought online, with everything that speaks for the claim or against it. */
export function MatchedGift({ gift }: { readonly gift: NonNullable<Withdrawal["gift"]> }): ReactElement {
  const { shop } = useShop();
  const { no, cents, paidAt, lastDay, isInTime, isSameAddress, balanceCents, isGone } = gift;
  const isWhole = balanceCents === cents;
  const warns = "text-meta font-bold text-warning-ink";
  return (
    <div className="grid gap-2 rounded-lg bg-sunken p-3">
      <b>{words.gift(no, formatMoney(cents))}</b>
      <p className="text-meta">{words.bought(formatDate(instantToLocal(paidAt, shop.timezone).date))}</p>
      <p className={isInTime ? "text-meta" : warns}>{(isInTime ? words.inTime : words.late)(formatDate(lastDay))}</p>
      <p className={isSameAddress ? "text-meta" : warns}>
        {isSameAddress ? words.giftSameAddress : words.giftOtherAddress}
      </p>
      {isGone ? (
        <p className="text-meta font-bold">{words.giftGone}</p>
      ) : (
        <p className={isWhole ? "text-meta" : warns}>
          {isWhole ? words.giftWhole : words.giftUsed(formatMoney(balanceCents), formatMoney(cents))}
        </p>
      )}
    </div>
  );
}
