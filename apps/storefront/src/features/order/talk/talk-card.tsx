import { formatMoment } from "@lokalkorb/domain/kernel/format/format-time";
import { longestMessage, type OrderTalk, talkState, talkUntil } from "@lokalkorb/domain/ordering/talk/order-talk";
import { complaintLabels } from "@lokalkorb/domain/labels/complaint-labels";
import { photosLeft } from "@lokalkorb/domain/ordering/talk/complaint-photos";
import { mayComplain } from "@lokalkorb/domain/ordering/talk/complaint";
import { Button } from "@lokalkorb/ui/button";
import { MessageSquareQuoteIcon } from "@lokalkorb/ui/icons";
import { MessageList } from "@lokalkorb/ui/message-list";
import { Notice } from "@lokalkorb/ui/notice";
import { TextArea } from "@lokalkorb/ui/text-area";
import { useOnScreen } from "@lokalkorb/ui/use-on-screen";
import { useRef, useState, type ReactElement } from "react";
import type { OrderPage } from "../calls/watch-order.ts";
import { PhotoChoice } from "../photos/photo-choice.tsx";
import { TalkPhotos } from "../photos/talk-photos.tsx";
import { usePhotos } from "../photos/use-photos.ts";
import { ComplaintForm } from "./complaint-form.tsx";
import { complaintText } from "./complaint-text.ts";
import { talkText } from "./talk-text.ts";
import { useHeardTalk, useSeen, useWriting, type Writing } from "./use-talk.ts";

export interface TalkCardProps extends Pick<OrderPage, "order" | "orderKey" | "timezone" | "now"> {
  readonly isOffline: boolean;
}

/** Words between the shopper and the shop about this one order. */
export function TalkCard({ order, orderKey, timezone, now, isOffline }: TalkCardProps): ReactElement | null {
  const { status, talk } = useHeardTalk(orderKey, order.messages !== undefined);
  const [wantsTo, setWantsTo] = useState(false);
  const [complains, setComplains] = useState(false);
  // Here, so that it stays while something else is reported.
  const writing = useWriting(orderKey);
  const photos = usePhotos(orderKey);
  const complaint = talk?.complaint;
  const end = useRef<HTMLDivElement>(null);
  const count = talk?.messages.length ?? 0;
  useSeen(orderKey, { isSeen: useOnScreen(end), unread: order.messages?.unreadCustomer ?? 0, count });
  const state = talkState(order, now);
  const until = talkUntil(order);
  const mayAdd = talk === null || state !== "open" ? 0 : photosLeft(talk);
  if (state === "none" || (state === "over" && order.messages === undefined)) return null;
  return (
    <section className="order-card" aria-labelledby="nachrichten">
      <h2 id="nachrichten" className="text-h3">
        {talkText.title}
      </h2>
      {order.messages === undefined && <p className="text-ink-2">{talkText.lead(order.restaurantName)}</p>}
      {order.messages !== undefined && status === "pending" && <p className="text-ink-2">{talkText.loading}</p>}
      {status === "failed" && talk === null && <p className="text-ink-2">{talkText.failed}</p>}
      {complaint && (
        <Notice
          tone={complaint.state === "open" ? "warning" : "info"}
          title={complaintText.of(complaintLabels[complaint.kind], goodsOf(order, complaint.lineIds))}
        >
          {complaintText.states[complaint.state]}
        </Notice>
      )}
      {talk && <Messages talk={talk} shop={order.restaurantName} {...{ orderKey, timezone, now }} />}
      <div ref={end} className="-mt-3" />
      {!complains && mayAdd > 0 && (
        <PhotoChoice photos={photos} most={mayAdd} onAdded={(chosen) => void photos.send(chosen)} />
      )}
      {state === "over" ? (
        <p className="text-ink-2">{talkText.over}</p>
      ) : complains ? (
        <ComplaintForm
          order={order}
          orderKey={orderKey}
          photos={photos}
          onDone={(isSent) => {
            setComplains(false);
            if (isSent) void photos.send(photos.chosen);
          }}
        />
      ) : order.messages !== undefined || wantsTo ? (
        <WritingForm writing={writing} isOffline={isOffline} focus={wantsTo}>
          {until !== null && talkText.until(formatMoment(until, { timezone, now }))}
        </WritingForm>
      ) : (
        <Button look="outline" wide icon={<MessageSquareQuoteIcon size={16} />} onClick={() => setWantsTo(true)}>
          {talkText.write}
        </Button>
      )}
      {state === "open" && !complains && mayComplain(order, complaint) && (
        <Button look="outline" wide onClick={() => setComplains(true)}>
          {complaintText.press}
        </Button>
      )}
    </section>
  );
}

const goodsOf = ({ lines }: OrderPage["order"], lineIds: readonly string[]): readonly string[] =>
  lines.filter(({ lineId }) => lineIds.includes(lineId)).map(({ qty, name }) => complaintText.amount(qty, name));

interface MessagesProps extends Pick<OrderPage, "orderKey" | "timezone" | "now"> {
  readonly talk: OrderTalk;
  readonly shop: string;
}

function Messages({ talk: { messages, seen }, shop, orderKey, timezone, now }: MessagesProps): ReactElement {
  const last = messages.length - 1;
  return (
    <>
      <MessageList
        messages={messages.map(({ from, at, text, photos = [] }) => ({
          at,
          by: talkText.at(from === "shopper" ? talkText.you : shop, formatMoment(at, { timezone, now })),
          text,
          isOwn: from === "shopper",
          more: photos.length > 0 && <TalkPhotos orderKey={orderKey} photos={photos} />,
        }))}
        lastMark={seen.shop > last ? talkText.seen : talkText.sent}
      />
      {messages[last]?.from === "shopper" && seen.shop <= last && (
        <p className="text-meta text-ink-2">{talkText.away(shop)}</p>
      )}
    </>
  );
}

interface WritingFormProps {
  readonly writing: Writing;
  readonly isOffline: boolean;
  readonly focus: boolean;
  readonly children: string | false;
}

function WritingForm({ writing, isOffline, focus, children }: WritingFormProps): ReactElement {
  const { text, type, busy, problem, send } = writing;
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {problem !== null && <Notice tone="danger" announce title={problem} />}
      <TextArea
        label={talkText.label}
        hint={talkText.hint}
        rows={2}
        maxLength={longestMessage}
        value={text}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press for it asks for the field
        autoFocus={focus}
        onChange={(event) => type(event.target.value)}
      />
      <Button type="submit" wide pending={busy} pendingLabel={talkText.sending} disabled={text.trim() === ""}>
        {talkText.send}
      </Button>
      {isOffline && <p className="text-meta text-ink-2">{talkText.offline}</p>}
      {children !== false && <p className="text-meta text-ink-2">{children}</p>}
    </form>
  );
}
