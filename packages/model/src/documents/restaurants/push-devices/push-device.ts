import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../../document/define-document.ts";
import { paths } from "../../../paths.ts";

/** The browser of a member of staff that wants to be told of new orders, also while it is closed. Functions alone see it. */
export const pushDeviceDocument = defineDocument(paths.pushDevice, {
  uid: f.id<"user">(),
  /** Its address at the push service of its maker, and its keys (RFC 8291). */
  endpoint: f.text(),
  p256dh: f.text(),
  auth: f.text(),
});
