import { editOrder } from "@lokalkorb/contracts/orders";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { TextField } from "@lokalkorb/ui/text-field";
import { useState, type ReactElement } from "react";
import { orderSubject } from "@/entities/order/state/order-document";
import { useShop } from "@/entities/shop/shop-context";
import { useCommand } from "@/shared/commands/use-command";
import type { ShopLine } from "./use-weighing.ts";
import { weighingText as words } from "./weighing-text.ts";

export interface TakeOutDialogProps {
  readonly current: ShopLine;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Goods that are not there: out of the order, with a reason that its shopper reads. */
export function TakeOutDialog({ current: { order, line }, onClose, onDone }: TakeOutDialogProps): ReactElement {
  const { restaurantId } = useShop();
  const run = useCommand();
  const [reason, setReason] = useState<string>(words.missingDefault);
  const [saving, setSaving] = useState(false);
  const takeOut = async (): Promise<void> => {
    setSaving(true);
    const changes = [{ kind: "remove" as const, lineId: line.lineId, reason: reason.trim() || words.missingDefault }];
    const saved = await run(editOrder, { restaurantId, orderId: order.id, changes }, orderSubject(order.dayCode));
    setSaving(false);
    if (!saved.ok) return;
    onClose();
    onDone();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.missingTitle(line.name, order.dayCode)}
      width={460}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" onClick={onClose}>
            {words.back}
          </Button>
          <Button pending={saving} pendingLabel={words.taking} onClick={() => void takeOut()}>
            {words.missingConfirm}
          </Button>
        </div>
      }
    >
      <div className="grid gap-3">
        <p>{words.missingLead}</p>
        <TextField
          label={words.missingReason}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
