import { todayUntil } from "@lokalkorb/domain/fulfilment/slots/today-until";
import { localToInstant } from "@lokalkorb/domain/kernel/time/zoned-time";
import { useBackCloses } from "@lokalkorb/ui/back-closes";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { useState, type ReactElement } from "react";
import { SlotPicker } from "@/entities/slot/slot-picker";
import { slotText } from "@/entities/slot/slot-text";
import type { Shop } from "@/entities/shop-page/use-shop";

/** Loaded when another slot than the earliest is wanted. */
export interface SlotDialogProps {
  readonly shop: Shop;
  readonly onClose: () => void;
}

export function SlotDialog({ shop, onClose }: SlotDialogProps): ReactElement {
  useBackCloses(onClose);
  const [key, setKey] = useState(shop.slot?.key ?? null);
  const until = shop.slotInput ? todayUntil(shop.slotInput) : null;
  const take = (): void => {
    shop.store().change((draft) => ({ ...draft, slotKey: key }));
    onClose();
  };
  const soonest = (): void => {
    shop.store().change((draft) => ({ ...draft, slotKey: null }));
    onClose();
  };
  const footer = (
    <div className="grid grid-cols-2 gap-3">
      <Button look="outline" onClick={soonest}>
        {slotText.soonest}
      </Button>
      <Button onClick={take}>{slotText.take}</Button>
    </div>
  );
  return (
    <Dialog onClose={onClose} title={slotText.title} footer={footer} width={560}>
      {until !== null && (
        // The last minute counts as one.
        <p className="mb-3 font-bold">{slotText.leftToday(Math.floor((until - shop.now) / 60_000) + 1)}</p>
      )}
      {shop.slotInput && (
        <SlotPicker
          question={shop.slotInput}
          country={shop.menu.shop.country}
          value={key === null ? null : { key, start: startOf(key, shop), end: 0 }}
          onChange={setKey}
        />
      )}
    </Dialog>
  );
}

/** Only the day is read from it; the picker compares keys. */
const startOf = (key: string, shop: Shop): number =>
  shop.slot?.key === key
    ? shop.slot.start
    : localToInstant({ date: key.slice(0, 10), time: key.slice(11, 16) }, shop.menu.shop.timezone);
