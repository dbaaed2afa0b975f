import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { Button } from "@lokalkorb/ui/button";
import { CopyIcon, MailIcon, PrinterIcon } from "@lokalkorb/ui/icons";
import { LinkButton } from "@lokalkorb/ui/link-button";
import { useState, type ReactElement } from "react";
import { createPortal } from "react-dom";
import { useShop } from "@/entities/shop/shop-context";
import { giftCardText as words } from "./discounts-text.ts";
import { giftMailLink } from "./gift-mail-link.ts";

export interface IssuedGiftCard {
  readonly code: string;
  readonly cents: number;
  readonly expiresAt: number;
  readonly name: string;
  /** Empty without a name. */
  readonly issuedTo: string;
  /** The mail address of a customer of the shop; empty: it is chosen in the mail program. */
  readonly to: string;
}

/** The code of a new gift card, and the ways in which it reaches whom it is for. */
export function IssuedCard({ card }: { readonly card: IssuedGiftCard }): ReactElement {
  const { name, timezone } = useShop().shop;
  const [copied, setCopied] = useState(false);
  const worth = formatMoney(card.cents);
  const until = formatDate(instantToLocal(card.expiresAt - 1, timezone).date);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(card.code);
    setCopied(true);
  };
  return (
    <div className="grid gap-3">
      <p>{words.worth(worth, until)}</p>
      <p className="rounded-lg bg-sunken p-4 text-center text-h1 tracking-wide break-all select-all">{card.code}</p>
      <div className="grid gap-2 md:grid-cols-3">
        <Button look="outline" icon={<PrinterIcon size={16} />} onClick={() => window.print()}>
          {words.print}
        </Button>
        <LinkButton
          look="outline"
          component="a"
          icon={<MailIcon size={16} />}
          href={giftMailLink({ ...card, shop: name, worth, until })}
        >
          {words.mail}
        </LinkButton>
        <Button look="outline" icon={<CopyIcon size={16} />} onClick={() => void copy()}>
          {copied ? words.copied : words.copy}
        </Button>
      </div>
      <p className="text-meta text-ink-2">{words.mailHint}</p>
      {createPortal(
        <div className="print-sheet text-name">
          <div className="mx-auto grid max-w-[150mm] justify-items-center gap-4 rounded-lg border border-dashed border-ink-3 p-8 text-center">
            <p className="text-h2 font-bold">{name}</p>
            <p>{card.issuedTo === "" ? card.name : words.for(card.name, card.issuedTo)}</p>
            <p className="text-[2.75rem] leading-none font-bold">{worth}</p>
            <p className="text-h1 font-bold tracking-wide">{card.code}</p>
            <p className="text-balance">{words.redeem(until)}</p>
          </div>
        </div>,
        document.body,
      )}
    </div>
  );
}
