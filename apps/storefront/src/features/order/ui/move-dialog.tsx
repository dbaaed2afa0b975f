import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { SlotInput } from "@lokalkorb/domain/fulfilment/slots/offered-slots";
import { useBackCloses } from "@lokalkorb/ui/back-closes";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { Notice } from "@lokalkorb/ui/notice";
import { useMemo, useState, type ReactElement } from "react";
import { SlotPicker } from "@/entities/slot/slot-picker";
import { orderText } from "../state/order-text.ts";
import type { Command } from "../calls/use-command.ts";
import type { LiveOrder, OrderShop } from "../calls/watch-order.ts";

export interface MoveDialogProps {
  readonly order: LiveOrder;
  readonly menu: Menu;
  readonly shop: OrderShop;
  readonly now: number;
  readonly command: Command;
  readonly onClose: () => void;
}

/** Another time of the same way, as far as the page knows the free ones; the server has the last word. */
export function MoveDialog({ order, menu, shop, now, command, onClose }: MoveDialogProps): ReactElement {
  useBackCloses(onClose);
  const { slot, optionId } = order.distribution;
  const [chosen, setChosen] = useState(slot.key);
  const minute = now - (now % 60_000);
  const question = useMemo((): SlotInput | null => {
    const option = menu.distributionOptions.find(({ id }) => id === optionId);
    if (!option) return null;
    return {
      option,
      timezone: menu.shop.timezone,
      now: minute,
      closures: shop.closures,
      operations: shop.operations,
      leadMinutes: Math.max(0, (order.timeline.prepareBy - order.timeline.releaseAt) / 60_000),
      units: order.kitchenUnits,
    };
  }, [menu, optionId, minute, shop.closures, shop.operations, order.timeline, order.kitchenUnits]);
  const move = async (): Promise<void> => {
    const moved = await command.run(`move ${chosen}`, (commands, requestId) => commands.move(requestId, chosen));
    if (moved) onClose();
  };
  const footer = (
    <div className="grid grid-cols-2 gap-3">
      <Button look="outline" onClick={onClose}>
        {orderText.cancelNo}
      </Button>
      <Button pending={command.busy !== null} pendingLabel={orderText.moving} onClick={() => void move()}>
        {orderText.moveYes}
      </Button>
    </div>
  );
  return (
    <Dialog onClose={onClose} title={orderText.moveTitle} footer={footer} width={560}>
      {command.problem !== null && <Notice tone="danger" announce title={command.problem} className="mb-4" />}
      {question && (
        <SlotPicker
          question={question}
          country={menu.shop.country}
          value={chosen === slot.key ? slot : { ...slot, key: chosen }}
          onChange={setChosen}
        />
      )}
    </Dialog>
  );
}
