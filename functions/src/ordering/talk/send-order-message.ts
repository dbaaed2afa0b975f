import { sendOrderMessage as contract } from "@lokalkorb/contracts/order-talk";
import { say, unreadOf } from "@lokalkorb/domain/ordering/talk/order-talk";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { setDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { orderTalkDocument } from "@lokalkorb/model/documents/restaurants/orders/order-talk";
import { writeTalkEffects } from "../../outbox/write-talk-effects.ts";
import { defineCallable, type Command } from "../../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../../platform/idempotency.ts";
import type { LimitedDeps } from "../../platform/rate-limits.ts";
import { readInternalNotes, writeInternalNotes } from "../write/persist-transition.ts";
import { readTalk } from "./talker.ts";

const command: Command<typeof contract, LimitedDeps> = async (input, caller, deps) => {
  const { restaurantId, orderId, side, text } = input;
  const address = { restaurantId, orderId };
  const limited = await deps.rateLimits.take(deps, "orderMessage", caller, input.requestId);
  if (limited !== null) return refuse(limited);
  const request = requestKeyOf(contract.name, caller, input);
  return withIdempotency(deps, request, async (tx) => {
    const read = await readTalk(tx, address, side, caller);
    if (!read.ok) return read;
    const { order } = read.value;
    const now = deps.now();
    const said = say(order, read.value.talk, { from: side, text, now });
    if (!said.ok) return said;
    const { talk, isFirstUnread } = said.value;
    const notes = side === "shop" ? await readInternalNotes(tx, address) : null;
    setDocument(tx, orderTalkDocument, address, talk);
    updateDocument(tx, orderDocument, address, { messages: unreadOf(talk) });
    // Which member wrote it: shoppers hear the shop.
    if (notes !== null) writeInternalNotes(tx, address, notes, { at: now, type: "messaged", uid: caller.uid });
    const to = side === "shop" ? "shopper" : "shop";
    const hasDevice = to === "shop" || order.pushOn === true;
    writeTalkEffects(tx, address, { to, key: request.key, hasDevice, mails: isFirstUnread }, now);
    return ok({ at: now });
  });
};

export const sendOrderMessage = defineCallable(contract, command);
