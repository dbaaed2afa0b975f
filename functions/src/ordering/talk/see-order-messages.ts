import { seeOrderMessages as contract } from "@lokalkorb/contracts/order-talk";
import { markSeen, unreadOf } from "@lokalkorb/domain/ordering/talk/order-talk";
import { ok } from "@lokalkorb/domain/kernel/result";
import { updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { orderTalkDocument } from "@lokalkorb/model/documents/restaurants/orders/order-talk";
import { defineCallable, type Command } from "../../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../../platform/idempotency.ts";
import { readTalk } from "./talker.ts";

const command: Command<typeof contract> = (input, caller, deps) => {
  const { restaurantId, orderId, side, count } = input;
  const address = { restaurantId, orderId };
  return withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    const read = await readTalk(tx, address, side, caller);
    if (!read.ok) return read;
    const { talk } = read.value;
    if (talk === null) return ok({});
    const seen = markSeen(talk, side, count);
    updateDocument(tx, orderTalkDocument, address, { seen });
    updateDocument(tx, orderDocument, address, { messages: unreadOf({ ...talk, seen }) });
    return ok({});
  });
};

export const seeOrderMessages = defineCallable(contract, command);
