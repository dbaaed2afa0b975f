import { readPaper as contract } from "@lokalkorb/contracts/billing";
import type { Role } from "@lokalkorb/domain/access/role";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { roleIn } from "../access/staff.ts";
import { defineCallable, type Command } from "../platform/endpoints/define-callable.ts";
import { invoiceAttachment } from "./invoice-attachment.ts";
import type { BillingDeps } from "./private-files.ts";

/** The same as in `storage.rules`. */
const readers: ReadonlySet<Role> = new Set(["owner", "manager", "accountant", "staff"]);

const command: Command<typeof contract, BillingDeps> = async ({ restaurantId, orderId, no }, caller, deps) => {
  const address = { restaurantId, orderId };
  // A receipt is kept for years, its order goes into the archive after months.
  const order =
    (await readDocument(deps.db, orderDocument, address)) ??
    (await readDocument(deps.db, historicOrderDocument, address));
  if (order === null) return refuse({ type: "not-found" });
  if (!order.viewers.includes(caller.uid)) {
    const role = await roleIn(deps.db, restaurantId, caller.uid);
    if (role === null || !readers.has(role)) return refuse({ type: "not-allowed" });
  }
  const invoice = order.receipts?.find((one) => one.no === no);
  if (invoice === undefined) return refuse({ type: "not-found" });
  const { name, contentType, path } = invoiceAttachment(invoice);
  const content = await deps.invoiceFiles.read(path);
  return ok({ fileName: name, contentType, content: content.toString("base64") });
};

export const readPaper = defineCallable(contract, command);
