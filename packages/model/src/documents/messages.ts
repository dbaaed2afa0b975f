import { platformMessageFields } from "@lokalkorb/domain/shop/platform-message";
import { defineDocument } from "../document/define-document.ts";
import { paths } from "../paths.ts";

/** One message to the people of the platform, with what became of it. Functions alone see it. */
export const messageDocument = defineDocument(paths.message, platformMessageFields);
