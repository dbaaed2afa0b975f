import { readComplaintPhoto as contract } from "@lokalkorb/contracts/order-talk";
import { hasPhoto } from "@lokalkorb/domain/ordering/talk/complaint-photos";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { inTransaction } from "@lokalkorb/model/admin/admin-documents";
import { complaintPhotoPath } from "@lokalkorb/model/storage-paths";
import { readTalk } from "../ordering/talk/talker.ts";
import { defineCallable, type Command } from "../platform/endpoints/define-callable.ts";
import { type ComplaintDeps, photoType } from "./complaint-files.ts";

/** Through a function, for with the first look at a file of the store comes an address that works for everybody and for good. */
const command: Command<typeof contract, ComplaintDeps> = async ({ side, photo, ...address }, caller, deps) => {
  const limited = await deps.rateLimits.take(deps, "complaintPhotoLook", caller);
  if (limited !== null) return refuse(limited);
  const read = await inTransaction(deps.db, (tx) => readTalk(tx, address, side, caller));
  if (!read.ok) return read;
  const { talk } = read.value;
  if (talk === null || !hasPhoto(talk, photo)) return refuse({ type: "not-found" });
  const content = await deps.complaintFiles.read(complaintPhotoPath({ ...address, hash: photo }));
  if (content === null) return refuse({ type: "not-found" });
  return ok({ contentType: photoType, content: content.toString("base64") });
};

export const readComplaintPhoto = defineCallable(contract, command);
