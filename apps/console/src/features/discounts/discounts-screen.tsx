import { formatShortDay } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { PageWithLayout } from "@lokalkorb/shell/page";
import { Badge } from "@lokalkorb/ui/badge";
import { Button } from "@lokalkorb/ui/button";
import { EmptyState } from "@lokalkorb/ui/empty-state";
import { PlusIcon } from "@lokalkorb/ui/icons";
import { Switch } from "@lokalkorb/ui/switch";
import { useState, type ReactElement } from "react";
import { PublishBar } from "@/entities/catalog/publish-bar";
import { useShop } from "@/entities/shop/shop-context";
import { ContentWait } from "@/layouts/content-wait";
import { SettingsTabs } from "@/layouts/settings-tabs";
import { ShopLayout } from "@/layouts/shop-layout";
import { useMinute } from "@/shared/device/use-now";
import { useQueryValue, useSetQuery } from "@/shared/routes/use-query-value";
import { DiscountDialog } from "./discount-dialog.tsx";
import { GiftCardDialog } from "./gift-card-dialog.tsx";
import { discountsText as text, giftCardText, giftText } from "./discounts-text.ts";
import { BoughtCards } from "./online/bought-cards.tsx";
import { GiftOfferCard } from "./online/gift-offer-card.tsx";
import { useGiftSales } from "./online/use-gift-sales.ts";
import { useDiscounts, type DiscountCode, type Discounts } from "./use-discounts.ts";

/** All codes and gift cards of a shop, with what they gave so far. */
export const DiscountsScreen: PageWithLayout = () => {
  const discounts = useDiscounts();
  const bought = useGiftSales();
  const [editing, setEditing] = useState<DiscountCode | "new" | "giftCard" | null>(null);
  const isAsked = useQueryValue("neu") === "code";
  const setQuery = useSetQuery();
  const open = editing ?? (isAsked ? "new" : null);
  const close = (): void => {
    setEditing(null);
    if (isAsked) void setQuery({});
  };
  const add = (
    <div className="flex flex-wrap gap-2">
      <Button look="outline" onClick={() => setEditing("giftCard")}>
        {giftCardText.add}
      </Button>
      <Button data-key="add" icon={<PlusIcon />} onClick={() => setEditing("new")}>
        {text.add}
      </Button>
    </div>
  );
  if (discounts.status !== "present")
    return <ContentWait status={discounts.status} words={text} count={4} height="h-20" gap="gap-2" />;
  const boughtCodes = new Set(bought.sales.map(({ codeId }) => codeId));
  const codes = discounts.codes.filter(({ id }) => !boughtCodes.has(id));
  return (
    <>
      {discounts.codes.length === 0 ? (
        <>
          <div className="mx-auto w-full max-w-[1280px] px-4 pt-4 md:px-5">
            <GiftOfferCard />
          </div>
          <EmptyState title={text.empty} action={add}>
            {text.emptyNext}
          </EmptyState>
        </>
      ) : (
        <div className="mx-auto grid w-full max-w-[1280px] flex-1 content-start gap-4 px-4 py-4 md:px-5">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="max-w-[60ch] text-ink-2">{text.lead}</p>
            {add}
          </div>
          {codes.length > 0 && (
            <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
              {codes.map((code) => (
                <CodeRow key={code.id} code={code} discounts={discounts} onEdit={() => setEditing(code)} />
              ))}
            </ul>
          )}
          <GiftOfferCard />
          <BoughtCards bought={bought} codes={discounts.codes} />
        </div>
      )}
      {/* A campaign that became a code, or is gone, is in the shop until the next publication. */}
      <PublishBar changes={[]} />
      {open === "giftCard" && <GiftCardDialog onClose={close} />}
      {open !== null && open !== "giftCard" && (
        <DiscountDialog discounts={discounts} code={open === "new" ? null : open} onClose={close} />
      )}
    </>
  );
};
DiscountsScreen.getLayout = (page) => (
  <ShopLayout route="discounts">
    <SettingsTabs current="discounts" />
    {page}
  </ShopLayout>
);

interface CodeRowProps {
  readonly code: DiscountCode;
  readonly discounts: Discounts;
  readonly onEdit: () => void;
}

function CodeRow({ code, discounts, onEdit }: CodeRowProps): ReactElement {
  const { timezone } = useShop().shop;
  const now = useMinute();
  const today = instantToLocal(now, timezone).date;
  const day = (at: number): string => formatShortDay(instantToLocal(at, timezone).date, today);
  const facts = [
    ...(code.giftCard
      ? [text.balance(code.giftCard.balanceCents, code.giftCard.initialCents)]
      : [text.uses(code.stats.uses, code.maxUses)]),
    ...(code.stats.discountCents > 0 && !code.giftCard ? [text.given(code.stats.discountCents)] : []),
    ...(code.validFrom !== undefined && code.validFrom > now ? [text.from(day(code.validFrom))] : []),
    ...(code.validTo === undefined ? [] : [text.until(day(code.validTo - 1))]),
  ];
  const called = code.autoApply ? code.name : code.code;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
      <div className="min-w-56 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <b className="text-name tracking-wide">{called}</b>
          {code.autoApply && <Badge>{text.automatic}</Badge>}
        </p>
        <p>
          {giftText(code, discounts.items.find(({ id }) => id === code.itemId)?.name)}
          {code.name !== "" && !code.autoApply && <span className="text-ink-2"> · {code.name}</span>}
        </p>
        <p className="text-meta text-ink-2">{facts.join(" · ")}</p>
      </div>
      {code.kind !== "giftCard" && (
        <Button look="outline" size="small" onClick={onEdit} aria-label={text.edit(called)}>
          Bearbeiten
        </Button>
      )}
      <Switch
        className="max-md:ms-auto"
        label={text.active(called)}
        labelHidden
        checked={code.enabled}
        onChange={(event) => void discounts.switchTo(code, event.target.checked)}
      />
    </li>
  );
}
