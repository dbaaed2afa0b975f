import { minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import type { Order } from "@lokalkorb/domain/ordering/order/order";
import { markSeen, type OrderTalk, say, unreadOf } from "@lokalkorb/domain/ordering/talk/order-talk";

export interface DemoTalk {
  readonly talk: OrderTalk;
  readonly messages: NonNullable<Order["messages"]>;
}

/** Both sides in turn, the shopper first, a minute apart. For visitors the last word waits for its reader. */
export function demoTalk(order: Order, words: readonly string[], lastIsNew: boolean): DemoTalk | null {
  let talk: OrderTalk | null = null;
  for (const [index, text] of words.entries()) {
    const from = index % 2 === 0 ? "shopper" : "shop";
    const said = say(order, talk, { from, text, now: order.placedAt + (index + 1) * minuteMs });
    if (said.ok) ({ talk } = said.value);
  }
  if (talk === null) return null;
  const seen = markSeen(talk, "shop", talk.messages.length - (lastIsNew ? 1 : 0));
  const read = { ...talk, seen: markSeen({ ...talk, seen }, "shopper", talk.messages.length) };
  return { talk: read, messages: unreadOf(read) };
}
