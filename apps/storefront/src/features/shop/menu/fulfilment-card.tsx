import { fulfilmentTypeLabels } from "@lokalkorb/domain/labels/fulfilment-labels";
import { placeOn } from "@lokalkorb/domain/fulfilment/methods/place-on";
import { formatMoment, formatSlot } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { ClockIcon } from "@lokalkorb/ui/icons";
import { LateDialog, lateDialog } from "@lokalkorb/ui/late-dialog";
import { useState, type ReactElement } from "react";
import { costOf, FulfilmentChoice } from "@/entities/fulfilment/fulfilment-choice";
import { FulfilmentIcon } from "@/entities/fulfilment/fulfilment-icon";
import { enginePart, type ShopView } from "@/entities/shop-page/use-shop";
import { fulfilmentPhrases } from "@/entities/labels/labels-text";
import { shopText } from "./shop-text.ts";

const SlotDialog = lateDialog(
  "slot-dialog",
  async () => (await import(/* webpackChunkName: "part-slot-dialog" */ "./slot-dialog.tsx")).SlotDialog,
);

export interface FulfilmentCardProps {
  readonly shop: Pick<ShopView, "menu" | "option" | "slot" | "now" | "whole" | "store">;
}

/** How and when, before anything else: the fee of the way and the next free time. */
export function FulfilmentCard({ shop }: FulfilmentCardProps): ReactElement {
  const { menu, option, slot, now } = shop;
  const { timezone } = menu.shop;
  const day = slot && instantToLocal(slot.start, timezone).date;
  const place = option && day && placeOn(option, day);
  const round = option?.rounds?.find((one) => one.day === day);
  const [choosing, setChoosing] = useState(false);
  const choose = (optionId: string): void => shop.store().change((draft) => ({ ...draft, optionId, slotKey: null }));
  const status = shop.whole?.slotLost
    ? shopText.timeGone[shop.whole.slotLost]
    : shop.whole?.slotIsChosen
      ? shopText.chosen
      : shopText.soonest;
  return (
    <section aria-label={shopText.fulfilment} className="fulfilment">
      {menu.distributionOptions.length > 1 ? (
        <FulfilmentChoice
          legend={shopText.fulfilment}
          options={menu.distributionOptions}
          value={option?.id}
          onChange={choose}
        />
      ) : (
        option && (
          <div className="flex items-center gap-3">
            <span className="grid size-11 flex-none place-items-center rounded-full bg-tint text-theme-ink">
              <FulfilmentIcon type={option.type} size={20} />
            </span>
            <p>
              <b className="block text-name leading-tight">{fulfilmentTypeLabels[option.type]}</b>
              <span className="text-meta text-ink-2">{costOf(option)}</span>
            </p>
          </div>
        )
      )}
      <div className="flex min-w-0 items-center gap-3">
        <ClockIcon className="flex-none text-theme-ink" />
        <p className="min-w-0 flex-1 leading-tight">
          <b className="block text-name first-letter:uppercase">
            {slot ? formatSlot(slot, { timezone, now }) : noSlotText(shop)}
          </b>
          {slot && (
            <span className="text-meta text-ink-2">
              {round ? shopText.until(formatMoment(round.closesAt, { timezone, now })) : status}
              {place && ` · ${place.address.street} ${place.address.houseNo}`}
            </span>
          )}
        </p>
        {slot && (
          <button
            type="button"
            data-press=""
            className="link min-h-11 px-1"
            aria-label={shopText.changeTime}
            onClick={() => setChoosing(true)}
          >
            {shopText.change}
          </button>
        )}
      </div>
      {choosing &&
        (shop.whole ? (
          <SlotDialog shop={shop.whole} onClose={() => setChoosing(false)} />
        ) : (
          <LateDialog part={enginePart} onClose={() => setChoosing(false)} />
        ))}
    </section>
  );
}

function noSlotText({ menu, option, whole, now }: FulfilmentCardProps["shop"]): string {
  const next = option?.rounds?.find(({ opensAt }) => opensAt > now);
  if (next) return shopText.from(formatMoment(next.opensAt, { timezone: menu.shop.timezone, now }));
  return whole?.noCommonSlot?.way
    ? shopText.notAllThisMethod(fulfilmentPhrases[option?.type ?? "pickup"])
    : shopText.noTime;
}
