import { setVatTemplates as contract } from "@lokalkorb/contracts/back-office";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { setDocument } from "@lokalkorb/model/admin/admin-documents";
import { vatTemplatesDocument } from "@lokalkorb/model/documents/data/vat-templates";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";

const command: Command<typeof contract> = async (input, caller, deps) => {
  if (caller.isPlatform !== true) return refuse({ type: "not-allowed" });
  return withIdempotency(deps, requestKeyOf(contract.name, caller, input), (tx) => {
    setDocument(tx, vatTemplatesDocument, {}, { rows: input.rows });
    return Promise.resolve(ok({}));
  });
};

export const setVatTemplates = defineCallable(contract, command);
