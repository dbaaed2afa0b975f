import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../../document/define-document.ts";
import { paths } from "../../../paths.ts";

/** The browser in which a viewer of an order wants to be told of its states. Functions alone see it. */
export const orderDeviceDocument = defineDocument(paths.orderDevice, {
  /** Its address at the push service of its maker, and its keys (RFC 8291). */
  endpoint: f.text(),
  p256dh: f.text(),
  auth: f.text(),
  /** Days after the order's time, whatever became of it. */
  expiresAt: f.instant(),
});
