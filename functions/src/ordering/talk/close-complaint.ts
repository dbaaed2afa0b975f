import { closeComplaint as contract } from "@lokalkorb/contracts/order-talk";
import { unreadOf } from "@lokalkorb/domain/ordering/talk/order-talk";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { orderTalkDocument } from "@lokalkorb/model/documents/restaurants/orders/order-talk";
import { defineCallable, type Command } from "../../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../../platform/idempotency.ts";
import { readInternalNotes, writeInternalNotes } from "../write/persist-transition.ts";
import { readTalk } from "./talker.ts";

const command: Command<typeof contract> = (input, caller, deps) => {
  const address = { restaurantId: input.restaurantId, orderId: input.orderId };
  return withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    const read = await readTalk(tx, address, "shop", caller);
    if (!read.ok) return read;
    const { talk } = read.value;
    if (talk?.complaint === undefined) return refuse({ type: "not-found" });
    if (talk.complaint.state === "closed") return ok({});
    const complaint = { ...talk.complaint, state: "closed" as const };
    const notes = await readInternalNotes(tx, address);
    updateDocument(tx, orderTalkDocument, address, { complaint });
    updateDocument(tx, orderDocument, address, { messages: unreadOf({ ...talk, complaint }) });
    writeInternalNotes(tx, address, notes, { at: deps.now(), type: "complaintClosed", uid: caller.uid });
    return ok({});
  });
};

export const closeComplaint = defineCallable(contract, command);
