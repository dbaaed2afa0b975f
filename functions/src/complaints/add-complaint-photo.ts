import { addComplaintPhoto as contract } from "@lokalkorb/contracts/order-talk";
import { addPhoto, hasPhoto } from "@lokalkorb/domain/ordering/talk/complaint-photos";
import { unreadOf } from "@lokalkorb/domain/ordering/talk/order-talk";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { orderTalkDocument } from "@lokalkorb/model/documents/restaurants/orders/order-talk";
import { complaintPhotoPath, complaintUploadPath } from "@lokalkorb/model/storage-paths";
import { readTalk } from "../ordering/talk/talker.ts";
import { defineCallable, type Command } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import type { ComplaintDeps } from "./complaint-files.ts";

/**
 * The notes of the camera (place, time, device) end here with the file that was handed in. Only those whom the rules let
 * hand one in have one; all others cost no more than a look for it.
 */
const command: Command<typeof contract, ComplaintDeps> = async (input, caller, deps) => {
  const address = { restaurantId: input.restaurantId, orderId: input.orderId };
  const { complaintFiles: files } = deps;
  const limited = await deps.rateLimits.take(deps, "complaintPhoto", caller, input.requestId);
  if (limited !== null) return refuse(limited);
  const upload = complaintUploadPath({ ...address, uid: caller.uid, place: input.place });
  const original = await files.read(upload);
  const made = original === null ? null : await derived(original);
  const path = made === null ? null : complaintPhotoPath({ ...address, hash: made.hash });
  if (made !== null && path !== null) await files.write(path, made.content);
  let isKept = false;
  const answer = await withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    const read = await readTalk(tx, address, "shopper", caller);
    if (!read.ok) return read;
    const { order, talk } = read.value;
    if (talk === null || original === null) return refuse({ type: "not-found" });
    if (made === null) return ok({ photo: null });
    const added = addPhoto(order, talk, { photo: made.hash, now: deps.now() });
    isKept = hasPhoto(added.ok ? added.value : talk, made.hash);
    if (!added.ok) return added;
    const { messages, seen } = added.value;
    updateDocument(tx, orderTalkDocument, address, { messages, seen });
    updateDocument(tx, orderDocument, address, { messages: unreadOf(added.value) });
    return ok({ photo: made.hash });
  });
  if (path !== null && !answer.ok && !isKept) await files.remove(path);
  if (original !== null && answer.ok) await files.remove(upload);
  return answer;
};

/** The library is large, and no other function but the one of public pictures reads photos. */
async function derived(original: Buffer) {
  const { derivePrivatePicture } = await import("../pictures/derive-picture.ts");
  return derivePrivatePicture(original);
}

export const addComplaintPhoto = defineCallable(contract, command);
