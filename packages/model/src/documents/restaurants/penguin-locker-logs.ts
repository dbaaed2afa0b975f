import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../document/define-document.ts";
import { actor } from "../../document/shapes/shared-shapes.ts";
import { paths } from "../../paths.ts";

/** The log of a locker; append only. Of temperatures only extremes and breaches are kept. */
export const penguinLockerLogDocument = defineDocument(paths.penguinLockerLog, {
  at: f.instant(),
  siteId: f.text(),
  compartmentNo: f.optional(f.int()),
  lockerOrderId: f.optional(f.text()),
  orderId: f.optional(f.id<"order">()),
  type: f.oneOf([
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
  deciC: f.optional(f.int()),
  payload: f.optional(f.opaque()),
  severity: f.oneOf(["info", "warn", "error"]),
});
