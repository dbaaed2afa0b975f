import { closeComplaint } from "@lokalkorb/contracts/order-talk";
import { complaintLabels } from "@lokalkorb/domain/labels/complaint-labels";
import type { Complaint } from "@lokalkorb/domain/ordering/talk/complaint";
import { Button } from "@lokalkorb/ui/button";
import { Notice } from "@lokalkorb/ui/notice";
import { useState, type ReactElement } from "react";
import { orderSubject, type ShopOrder } from "@/entities/order/state/order-document";
import { useShop } from "@/entities/shop/shop-context";
import { useCommand } from "@/shared/commands/use-command";
import { TalkPhotos } from "./talk-photos.tsx";
import { talkText } from "./talk-text.ts";

interface ComplaintBoxProps {
  readonly order: ShopOrder;
  readonly complaint: Complaint;
  readonly photos: readonly string[];
}

/** The shopper's complaint with its goods and its state. Money goes back by the dialog's own button for that. */
export function ComplaintBox({ order, complaint, photos }: ComplaintBoxProps): ReactElement {
  const { restaurantId } = useShop();
  const run = useCommand();
  const [busy, setBusy] = useState(false);
  const { kind, lineIds, state } = complaint;
  const goods = order.lines.filter(({ lineId }) => lineIds.includes(lineId));
  const close = async (): Promise<void> => {
    setBusy(true);
    await run(closeComplaint, { restaurantId, orderId: order.id }, orderSubject(order.dayCode));
    setBusy(false);
  };
  return (
    <Notice tone={state === "open" ? "warning" : "info"} title={talkText.complaint(complaintLabels[kind])}>
      {goods.length > 0 && <p>{goods.map(({ qty, name }) => talkText.amount(qty, name)).join(", ")}</p>}
      {photos.length > 0 && <TalkPhotos orderId={order.id} photos={photos} />}
      <p>{talkText.complaintStates[state]}</p>
      {state !== "closed" && (
        <Button
          look="outline"
          className="mt-2"
          pending={busy}
          pendingLabel={talkText.closing}
          onClick={() => void close()}
        >
          {talkText.close}
        </Button>
      )}
    </Notice>
  );
}
