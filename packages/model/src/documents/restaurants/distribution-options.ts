import { methodFields } from "@lokalkorb/domain/fulfilment/methods/method-fields";
import { defineDocument } from "../../document/define-document.ts";
import { paths } from "../../paths.ts";

export const fulfilmentMethodDocument = defineDocument(paths.distributionOption, methodFields, {
  audience: "public",
});
