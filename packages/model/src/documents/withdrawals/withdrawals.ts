import { withdrawalFields } from "@lokalkorb/domain/ordering/withdrawal/withdrawal-fields";
import { defineDocument } from "../../document/define-document.ts";
import { paths } from "../../paths.ts";

/** WDR-02: one declaration to withdraw, with the shop's work on it. Functions alone see it. */
export const withdrawalDocument = defineDocument(paths.withdrawal, withdrawalFields);
