import type { Id } from "@lokalkorb/domain/kernel/branded";
import { toldAnswerMinutes } from "@lokalkorb/domain/ordering/metrics/answer-time";
import * as admin from "@lokalkorb/model/admin/admin-documents";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import type { successDocument } from "@lokalkorb/model/documents/restaurants/data/success";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";

type Success = FieldsOf<typeof successDocument>;

/** Shoppers see the time in the shop's profile, which is written only where it is another one; answers what it says now. */
export function tellAnswerTime(
  tx: admin.AdminTransaction,
  restaurantId: Id<"shop">,
  {
    acceptSecondsP50,
    accepted30 = 0,
    toldAnswersIn,
  }: Pick<Success, "acceptSecondsP50" | "accepted30" | "toldAnswersIn">,
): number | null {
  const minutes = toldAnswerMinutes(acceptSecondsP50, accepted30);
  if (minutes !== (toldAnswersIn ?? null))
    admin.updateDocument(tx, shopDocument, { restaurantId }, { answersIn: minutes ?? admin.remove() });
  return minutes;
}
