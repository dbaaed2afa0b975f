import * as f from "@lokalkorb/domain/kernel/fields/field";
import { defineDocument } from "../../document/define-document.ts";
import { paths } from "../../paths.ts";

/** Set at the platform's desk; as long as it is not there, shops are taken and go live by themselves. */
export const switchesDocument = defineDocument(
  paths.switches,
  {
    /** New shops may be made. */
    registrations: f.flag(),
    /** A new shop is looked at by a person before it can be seen. */
    approval: f.flag(),
    /** New online payments begin; payments under way finish in any case. Absent: they do. */
    onlinePayment: f.optional(f.flag()),
  },
  { audience: "public" },
);
