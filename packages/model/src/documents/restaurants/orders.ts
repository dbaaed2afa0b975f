import { orderFields } from "@lokalkorb/domain/ordering/order/order";
import { defineDocument } from "../../document/define-document.ts";
import { paths } from "../../paths.ts";

export const orderDocument = defineDocument(paths.order, orderFields);
