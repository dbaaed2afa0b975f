import { sendOrderMessage as contract } from "@lokalkorb/contracts/order-talk";
import { say } from "@lokalkorb/domain/ordering/talk/order-talk";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { defineCallable, type Command } from "../../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../../platform/idempotency.ts";
import type { LimitedDeps } from "../../platform/rate-limits.ts";
import { readInternalNotes, writeInternalNotes } from "../write/persist-transition.ts";
import { readTalk } from "./talker.ts";
import { writeMessage } from "./write-message.ts";

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
    const notes = side === "shop" ? await readInternalNotes(tx, address) : null;
    writeMessage(tx, address, { ...said.value, order, from: side, key: request.key, now });
    // Which member wrote it: shoppers hear the shop.
    if (notes !== null) writeInternalNotes(tx, address, notes, { at: now, type: "messaged", uid: caller.uid });
    return ok({ at: now });
  });
};

export const sendOrderMessage = defineCallable(contract, command);
