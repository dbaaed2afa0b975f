import { complainOfOrder as contract } from "@lokalkorb/contracts/order-talk";
import { complain } from "@lokalkorb/domain/ordering/talk/complaint";
import { say } from "@lokalkorb/domain/ordering/talk/order-talk";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { defineCallable, type Command } from "../../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../../platform/idempotency.ts";
import type { LimitedDeps } from "../../platform/rate-limits.ts";
import { readTalk } from "./talker.ts";
import { writeMessage } from "./write-message.ts";

const command: Command<typeof contract, LimitedDeps> = async (input, caller, deps) => {
  const { restaurantId, orderId, text } = input;
  const address = { restaurantId, orderId };
  const limited = await deps.rateLimits.take(deps, "orderMessage", caller, input.requestId);
  if (limited !== null) return refuse(limited);
  const request = requestKeyOf(contract.name, caller, input);
  return withIdempotency(deps, request, async (tx) => {
    const read = await readTalk(tx, address, "shopper", caller);
    if (!read.ok) return read;
    const { order, talk } = read.value;
    const now = deps.now();
    const complaint = complain(order, talk?.complaint, { ...input, now });
    if (!complaint.ok) return complaint;
    const said = say(order, talk, { from: "shopper", text, now });
    if (!said.ok) return said;
    const { isFirstUnread } = said.value;
    const complained = { ...said.value.talk, complaint: complaint.value };
    writeMessage(tx, address, { talk: complained, isFirstUnread, order, from: "shopper", key: request.key, now });
    return ok({ at: now });
  });
};

export const complainOfOrder = defineCallable(contract, command);
