import type { Query } from "firebase-admin/firestore";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import { must } from "@lokalkorb/domain/kernel/invariant";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";
import { decodeAdminDocument } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { orderPlanDocument } from "@lokalkorb/model/documents/restaurants/order-plans";
import type { Deps } from "../platform/deps.ts";
import type { PlanAddress } from "./write-standing.ts";

/** Found among the plans of all shops. */
export interface FoundPlan extends PlanAddress {
  readonly plan: DocumentOf<typeof orderPlanDocument>;
}

const most = 30;
const pageSize = 500;

export const plansOf = ({ db }: Deps, uid: Id<"user">): Promise<readonly FoundPlan[]> =>
  find(db.collectionGroup("orderPlans").where("owner.uid", "==", uid).limit(most));

/** Running ones whose mails go to this address, however it is written. */
export async function plansOfAddress({ db }: Deps, email: string): Promise<readonly FoundPlan[]> {
  const written = [...new Set([email.trim(), email.trim().toLowerCase()])];
  const found = await find(db.collectionGroup("orderPlans").where("standing.contact.email", "in", written).limit(most));
  return found.filter(({ plan }) => plan.status === "active" || plan.status === "suspended");
}

/** The longest waiting first. */
export const duePlans = ({ db }: Deps, now: Instant): Promise<readonly FoundPlan[]> =>
  find(db.collectionGroup("orderPlans").where("actAt", "<=", new Date(now)).orderBy("actAt").limit(pageSize));

async function find(query: Query): Promise<readonly FoundPlan[]> {
  const found = await query.get();
  return found.docs.map((doc) => ({
    restaurantId: must(doc.ref.parent.parent?.id, "a plan lies in a shop"),
    planId: doc.id,
    plan: decodeAdminDocument(orderPlanDocument, doc.ref.path, doc.data()),
  }));
}
