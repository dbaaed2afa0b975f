import { moveOrder } from "@lokalkorb/contracts/orders";
import { formatShortDay, formatSlot } from "@lokalkorb/domain/kernel/format/format-time";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { promisedSlot } from "@lokalkorb/domain/ordering/order/promised-slot";
import { Button } from "@lokalkorb/ui/button";
import { Chip } from "@lokalkorb/ui/chip";
import { Dialog } from "@lokalkorb/ui/dialog";
import { Notice } from "@lokalkorb/ui/notice";
import { Select } from "@lokalkorb/ui/select";
import { SkeletonGroup } from "@lokalkorb/ui/skeleton";
import { useMemo, useState, type ReactElement } from "react";
import { movableDays } from "@/entities/order/move/movable-days";
import { orderSubject, type ShopOrder } from "@/entities/order/state/order-document";
import { useShop } from "@/entities/shop/shop-context";
import { useCommand } from "@/shared/commands/use-command";
import { useMinute } from "@/shared/device/use-now";
import { changeText } from "./change-text.ts";
import { useOrderMenu } from "@/entities/order/move/use-order-menu";

export interface MoveDialogProps {
  readonly order: ShopOrder;
  readonly onClose: () => void;
}

const labels = changeText.move;
const daysAhead = 14;

/** Another time of the same way. Staff may move past cutoffs and pauses; what is full, the server says. */
export function MoveDialog({ order, onClose }: MoveDialogProps): ReactElement {
  const { restaurantId, shop } = useShop();
  const { timezone } = shop;
  const now = useMinute();
  const menu = useOrderMenu(order);
  const run = useCommand();
  const days = useMemo(
    () => (menu === null ? null : movableDays({ menu, order, closures: shop.closures, now, maxDays: daysAhead })),
    [menu, order, shop, now],
  );
  const [wantedDate, setWantedDate] = useState(order.dayKey);
  const [slotKey, setSlotKey] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const today = instantToLocal(now, timezone).date;
  const day = days?.find(({ date }) => date === wantedDate) ?? days?.[0];
  const slot = day?.slots.find((one) => one.slot.key === slotKey)?.slot;

  const save = async (): Promise<void> => {
    setTried(true);
    if (slot === undefined) return;
    setSaving(true);
    const moved = await run(
      moveOrder,
      { restaurantId, orderId: order.id, slotKey: slot.key },
      orderSubject(order.dayCode),
    );
    setSaving(false);
    if (moved.ok) onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={labels.title(order.dayCode)}
      footer={
        <Button size="large" wide pending={saving} onClick={() => void save()}>
          {slot === undefined ? labels.press : labels.confirm(formatSlot(slot, { timezone, now }))}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="text-name text-ink-2">{labels.now(formatSlot(promisedSlot(order), { timezone, now }))}</p>
        {days === null ? (
          <SkeletonGroup count={3} label={labels.loading} className="h-11" />
        ) : day === undefined ? (
          <Notice>{labels.none}</Notice>
        ) : (
          <>
            <Select
              label={labels.day}
              value={day.date}
              onChange={(event) => {
                setWantedDate(event.target.value);
                setSlotKey(null);
              }}
            >
              {days.map(({ date }) => (
                <option key={date} value={date}>
                  {formatShortDay(date, today)}
                </option>
              ))}
            </Select>
            <fieldset>
              <legend className="mb-1 text-name font-bold">{labels.time}</legend>
              <div className="flex max-h-[36dvh] flex-wrap gap-2 overflow-y-auto p-1">
                {day.slots.map((one) => (
                  <Chip key={one.slot.key} pressed={one.slot.key === slotKey} onClick={() => setSlotKey(one.slot.key)}>
                    {instantToLocal(one.slot.start, timezone).time}
                  </Chip>
                ))}
              </div>
            </fieldset>
            {tried && slot === undefined && (
              <Notice tone="danger" announce>
                {labels.choose}
              </Notice>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
