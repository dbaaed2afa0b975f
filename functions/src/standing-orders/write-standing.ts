import type { Country } from "@lokalkorb/domain/kernel/country/country";
import type { Id } from "@lokalkorb/domain/kernel/branded";
import { dayMs, type Instant } from "@lokalkorb/domain/kernel/time/instant";
import { nextStep, type Standing } from "@lokalkorb/domain/ordering/standing/change-standing";
import { withdrawalKeptUntil } from "@lokalkorb/domain/ordering/withdrawal/withdrawal-fields";
import type { Run } from "@lokalkorb/domain/ordering/standing/next-runs";
import { type AdminTransaction, remove, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import type { DocumentOf } from "@lokalkorb/model/document/define-document";
import { orderPlanDocument } from "@lokalkorb/model/documents/restaurants/order-plans";

export interface PlanAddress {
  readonly restaurantId: Id<"shop">;
  readonly planId: string;
}

type Plan = DocumentOf<typeof orderPlanDocument>;

/** Null: no standing order, but a round. */
export function standingOf(plan: Plan | null): (Standing & { readonly uid: Id<"user"> }) | null {
  if (plan?.standing === undefined || plan.owner === undefined) return null;
  const status = plan.status === "active" || plan.status === "suspended" ? plan.status : "cancelled";
  return { status, standing: plan.standing, uid: plan.owner.uid };
}

const longestName = 120;

/** Its goods, which tell people one from another. */
export const nameOf = ({ lines }: Pick<Standing["standing"], "lines">): string =>
  Object.values(lines)
    .toSorted((a, b) => a.position - b.position)
    .map(({ qty, name }) => `${qty} × ${name}`)
    .join(", ")
    .slice(0, longestName);

/** Where nothing is planned for now (a pause, a way that is switched off) it is looked at again. */
const looksAgainAfter = dayMs;

export interface WrittenAt {
  readonly now: Instant;
  readonly country: Country;
  readonly timezone: string;
}

/** When it is looked at next, and its next day. */
export function timesOf(
  standing: Standing,
  runs: readonly Run[],
  { now, ...zone }: WrittenAt,
): { readonly actAt?: Instant; readonly nextRunOn?: string } {
  // A contract that ended is kept as long as letters of trade are, and then deleted by the same duty.
  if (standing.status === "cancelled") return { actAt: withdrawalKeptUntil(now, zone.country, zone.timezone) };
  if (standing.status === "suspended") return {};
  const step = nextStep(standing, runs, now);
  const next = runs.find(({ state }) => state === "planned");
  const actAt = step === null ? now + looksAgainAfter : step.kind === "wait" ? step.at : now;
  return { actAt, ...(next === undefined ? {} : { nextRunOn: next.date }) };
}

export function writeStanding(
  tx: AdminTransaction,
  address: PlanAddress,
  { status, standing }: Standing,
  runs: readonly Run[],
  at: WrittenAt,
): void {
  const { actAt = remove(), nextRunOn = remove() } = timesOf({ status, standing }, runs, at);
  updateDocument(tx, orderPlanDocument, address, { name: nameOf(standing), status, standing, actAt, nextRunOn });
}
