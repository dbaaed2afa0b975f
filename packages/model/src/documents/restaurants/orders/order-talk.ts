import { talkFields } from "@lokalkorb/domain/ordering/talk/order-talk";
import { defineDocument } from "../../../document/define-document.ts";
import { paths } from "../../../paths.ts";

export const orderTalkDocument = defineDocument(paths.orderTalk, talkFields);
