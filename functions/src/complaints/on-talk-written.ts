import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { orderTalkDocument } from "@lokalkorb/model/documents/restaurants/orders/order-talk";
import { paths } from "@lokalkorb/model/paths";
import { complaintPhotosOf } from "@lokalkorb/model/storage-paths";
import { defineTrigger } from "../platform/endpoints/define-trigger.ts";
import type { ComplaintDeps } from "./complaint-files.ts";

/** GDP-03, GDP-04: photos end with the words they belong to, whether these were archived, erased or ran out. */
export const onTalkWritten = defineTrigger(
  "onTalkWritten",
  { document: paths.orderTalk },
  async ({ data, params: { restaurantId, orderId } }, deps: ComplaintDeps) => {
    if (data === undefined || data.after.exists) return;
    const address = { restaurantId, orderId };
    if ((await readDocument(deps.db, orderTalkDocument, address)) !== null) return;
    await deps.complaintFiles.removeBelow(complaintPhotosOf(address));
  },
);
