import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../document/define-document.ts";
import { paths } from "../paths.ts";

/** The shop that one of the platform's staff may read for an hour; another look takes its place. */
export const supportLookDocument = defineDocument(paths.supportLook, {
  restaurantId: f.id<"shop">(),
  expiresAt: f.instant(),
});
