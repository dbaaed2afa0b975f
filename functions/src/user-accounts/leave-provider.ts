import type { Id } from "@lokalkorb/domain/kernel/branded";
import { readIfReadable } from "@lokalkorb/model/admin/admin-documents";
import { privateUserDocument } from "@lokalkorb/model/documents/users/private-user";
import type { AccountDeps } from "./account-records.ts";

/** Ends the account's customer at the payment provider, with the saved cards. False: the provider cannot be asked now. */
export async function leaveProvider(deps: AccountDeps, uid: Id<"user">): Promise<boolean> {
  const own = await readIfReadable(deps.db, privateUserDocument, { uid });
  const customerId = own.document?.stripeCustomerId ?? own.unreadable?.fields["stripeCustomerId"];
  if (typeof customerId !== "string") return true;
  const at = await deps.paymentProvider();
  if (at === null) return false;
  const answer = await at.provider.deleteCustomer(customerId);
  return answer.type === "ok";
}
