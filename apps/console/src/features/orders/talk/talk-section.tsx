import { seeOrderMessages } from "@lokalkorb/contracts/order-talk";
import { can } from "@lokalkorb/domain/access/permissions";
import { formatMoment } from "@lokalkorb/domain/kernel/format/format-time";
import { complaintWords } from "@lokalkorb/domain/ordering/talk/complaint-photos";
import { talkState, talkUntil } from "@lokalkorb/domain/ordering/talk/order-talk";
import { valueOf } from "@lokalkorb/model/document/document-state";
import { orderTalkDocument } from "@lokalkorb/model/documents/restaurants/orders/order-talk";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { useDocument } from "@lokalkorb/model/react/use-document";
import { Button } from "@lokalkorb/ui/button";
import { MessageSquareQuoteIcon } from "@lokalkorb/ui/icons";
import { MessageList } from "@lokalkorb/ui/message-list";
import { useOnScreen } from "@lokalkorb/ui/use-on-screen";
import { useEffect, useRef, useState, type ReactElement } from "react";
import type { ShopOrder } from "@/entities/order/state/order-document";
import { useShop } from "@/entities/shop/shop-context";
import { useMinute } from "@/shared/device/use-now";
import { ComplaintBox } from "./complaint-box.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { TalkPhotos } from "./talk-photos.tsx";
import { talkText } from "./talk-text.ts";

/** The words of shopper and counter about an order, and the answer to them. */
export function TalkSection({ order }: { readonly order: ShopOrder }): ReactElement | null {
  const { restaurantId, role, shop } = useShop();
  const now = useMinute();
  const isThere = order.messages !== undefined;
  const reads = can(role, "order.talk");
  const found = useDocument(orderTalkDocument, reads && isThere ? { restaurantId, orderId: order.id } : null);
  const [begun, setBegun] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  const talk = valueOf(found);
  useSeen(order, useOnScreen(end) ? (talk?.messages.length ?? 0) : 0);
  const state = talkState(order, now);
  if (!reads || state === "none" || (state === "over" && !isThere)) return null;
  const until = talkUntil(order);
  const place = { timezone: shop.timezone, now };
  return (
    <section className="grid gap-3" aria-labelledby="talk">
      <h3 id="talk" className={isThere || begun ? "text-meta text-ink-2" : "sr-only"}>
        {talkText.title}
      </h3>
      {isThere && talk === null && (
        <p className="text-ink-2">{found.status === "failed" ? talkText.failed : talkText.loading}</p>
      )}
      {talk?.complaint && (
        <ComplaintBox order={order} complaint={talk.complaint} photos={complaintWords(talk)?.photos ?? []} />
      )}
      {talk !== null && (
        <MessageList
          messages={talk.messages.map(({ from, at, text, photos = [] }) => ({
            at,
            by: talkText.at(talkText[from], formatMoment(at, place)),
            text,
            isOwn: from === "shop",
            // Those of the last complaint stand in its box.
            more: photos.length > 0 && at !== talk.complaint?.at && <TalkPhotos orderId={order.id} photos={photos} />,
          }))}
          lastMark={talk.seen.shopper >= talk.messages.length ? talkText.seen : talkText.sent}
        />
      )}
      <div ref={end} className="-mt-3" />
      {state === "over" ? (
        <p className="text-ink-2">{talkText.over}</p>
      ) : isThere || begun ? (
        <AnswerForm order={order} note={until === null ? null : talkText.until(formatMoment(until, place))} />
      ) : (
        <Button
          look="outline"
          className="justify-self-start"
          icon={<MessageSquareQuoteIcon size={16} />}
          onClick={() => setBegun(true)}
        >
          {talkText.begin}
        </Button>
      )}
    </section>
  );
}

/** As many messages as the screen shows are read. What is lost on the way is told with the next look. */
function useSeen({ id: orderId, messages }: ShopOrder, count: number): void {
  const { restaurantId } = useShop();
  const client = useModelClient();
  const unread = messages?.unreadMerchant ?? 0;
  useEffect(() => {
    if (count === 0 || unread === 0) return;
    const input = { requestId: crypto.randomUUID(), restaurantId, orderId, side: "shop", count } as const;
    client?.call(seeOrderMessages, input).catch(() => undefined);
  }, [client, restaurantId, orderId, unread, count]);
}
