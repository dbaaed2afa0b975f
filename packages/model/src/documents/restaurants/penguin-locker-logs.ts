import { instant, int, oneOf, opaque, optional, text } from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../document/define-document.ts";
import { actor } from "../../document/shapes/shared-shapes.ts";
import { paths } from "../../paths.ts";

/** The log of a locker; append only. Of temperatures only extremes and breaches are kept. */
export const penguinLockerLogDocument = defineDocument(paths.penguinLockerLog, {
  at: instant(),
  siteId: text(),
  compartmentNo: optional(int()),
  lockerOrderId: optional(text()),
  orderId: optional(text()),
  type: oneOf([
    "reserve",
    "release",
    "loadOpen",
    "loadClose",
    "pickOpen",
    "pickClose",
    "remoteOpen",
    "temp",
    "alarm",
    "offline",
    "online",
    "codeFail",
    "sync",
  ]),
  actor,
  deciC: optional(int()),
  payload: optional(opaque()),
  severity: oneOf(["info", "warn", "error"]),
});
