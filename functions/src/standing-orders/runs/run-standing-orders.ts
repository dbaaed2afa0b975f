import { minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import { afterRun, hasRunOut, nextStep, type Standing } from "@lokalkorb/domain/ordering/standing/change-standing";
import type { Run } from "@lokalkorb/domain/ordering/standing/next-runs";
import type { PastRun, StandingOrder } from "@lokalkorb/domain/ordering/standing/standing-fields";
import { isBackFromPause, standingOn, withTold } from "@lokalkorb/domain/ordering/standing/standing-on";
import { deleteDocument, inTransaction, readDocument } from "@lokalkorb/model/admin/admin-documents";
import { orderPlanDocument } from "@lokalkorb/model/documents/restaurants/order-plans";
import type { JobRunner } from "../../jobs/job-task.ts";
import { queueMail } from "../../notifications/delivery/create-mail.ts";
import { readMailShop } from "../../notifications/read-mail-shop.ts";
import {
  standingDearerMail,
  standingMissedMail,
  standingResumesMail,
  standingShortMail,
} from "../../notifications/templates/standing/standing-mails.ts";
import type { MailContent } from "../../notifications/rendering/mail-content.ts";
import { forEachConcurrent } from "../../platform/concurrency/for-each-concurrent.ts";
import { withTimeout } from "../../platform/concurrency/with-timeout.ts";
import { duePlans } from "../find-plans.ts";
import { orderRun } from "./order-run.ts";
import { comingRuns, placeOfStanding } from "../read-place.ts";
import type { RunDeps } from "../standing-deps.ts";
import { type PlanAddress, standingOf, writeStanding } from "../write-standing.ts";

const pace = { atATime: 10, beginsFor: 150_000 };
const takesAtMost = minuteMs;

/** Orders the runs whose time has come, and looks ahead at the prices of the next ones. One that fails is tried again with the next run. */
export const runStandingOrders: JobRunner<RunDeps> = async (deps) => {
  const plans = await duePlans(deps, deps.now());
  const failed = await forEachConcurrent(plans, pace, ({ restaurantId, planId }) =>
    withTimeout(takesAtMost, planId, act(deps, { restaurantId, planId })),
  );
  if (failed.length > 0) throw new AggregateError(failed, failed.map(String).join("; "));
};

async function act(deps: RunDeps, address: PlanAddress): Promise<void> {
  const own = standingOf(await readDocument(deps.db, orderPlanDocument, address));
  if (own === null) return;
  // It was kept as long as the law wants it.
  if (own.status === "cancelled") return deleteDocument(deps.db, orderPlanDocument, address);
  const now = deps.now();
  const place = await placeOfStanding(deps, address.restaurantId, own.standing);
  const coming = place && comingRuns(place, own.standing, now);
  const runs = coming?.runs ?? [];
  const step = nextStep(own, runs, now);
  const email = await deps.accountRecords.provedAddress(own.uid);
  // Without an account there is no one to pay, and no one to ask.
  if (email === null) return settle(deps, address, runs, (plan) => ({ plan: { ...plan, status: "cancelled" } }));
  if (place === null || coming === null || step === null || step.kind === "wait")
    return settle(deps, address, runs, (plan) => ({
      plan: coming !== null && hasRunOut(plan, runs) ? { ...plan, status: "cancelled" } : plan,
    }));
  const { run } = step;
  const standing = standingOn(own.standing, run.date);
  if (step.kind === "look")
    return lookAhead(deps, address, run, { runs, seen: standing, totalCents: coming.priceOn(run).totalCents });
  const owner = { uid: own.uid, isGuest: false, email, ip: null };
  const { version: menuVersion } = place.menu;
  const past = await orderRun(deps, { ...address, standing, run, owner, menuVersion });
  await deps.failpoint("standing:ordered");
  await recordRun(deps, address, run, past, runs);
}

interface Settled {
  readonly plan: Standing;
  readonly mail?: { readonly id: string; readonly content: MailContent };
}

/** The plan is read again in its transaction: its owner may have changed it meanwhile. */
async function settle(
  deps: RunDeps,
  address: PlanAddress,
  runs: readonly Run[],
  decide: (plan: Standing) => Settled | null,
): Promise<void> {
  const { shop } = await readMailShop(deps, address.restaurantId);
  const { config } = deps.mail();
  await inTransaction(deps.db, async (tx) => {
    const own = standingOf(await readDocument(tx, orderPlanDocument, address));
    const settled = own && decide(own);
    if (own === null || settled === null) return;
    const next = runs.filter(({ date }) => settled.plan.standing.past.every((past) => past.date !== date));
    writeStanding(tx, address, settled.plan, next, { ...shop, now: deps.now() });
    if (settled.mail === undefined) return;
    const to = own.standing.contact.email;
    queueMail(tx, config, { ...settled.mail, to, shop }, deps.now());
  });
}

const linkOf = (deps: RunDeps): string => `${deps.mail().config.appUrl}/konto/dauerauftraege`;

async function lookAhead(
  deps: RunDeps,
  address: PlanAddress,
  run: Run,
  {
    runs,
    seen,
    totalCents,
  }: {
    readonly runs: readonly Run[];
    /** As it was priced, with the numbers of the day. */
    readonly seen: StandingOrder;
    readonly totalCents: number;
  },
): Promise<void> {
  const { shop } = await readMailShop(deps, address.restaurantId);
  await settle(deps, address, runs, ({ status, standing }) => {
    // Changed meanwhile: another price was agreed to, which is looked at anew.
    if (standing.lookedAheadOn === run.date || standingOn(standing, run.date).toldCents !== seen.toldCents) return null;
    const looked = { ...standing, lookedAheadOn: run.date };
    const isDearer = totalCents > seen.toldCents;
    const isBack = isBackFromPause(standing, run.date);
    const plan = { status, standing: isDearer ? withTold(looked, run.date, totalCents) : looked };
    if (!isDearer && !isBack) return { plan };
    const mail = { shop, standing: seen, link: linkOf(deps), run, totalCents };
    const id = `standing_${address.planId}_${run.date}_${isBack ? "resumes" : "dearer"}`;
    return { plan, mail: { id, content: isBack ? standingResumesMail(mail) : standingDearerMail(mail) } };
  });
}

async function recordRun(
  deps: RunDeps,
  address: PlanAddress,
  run: Run,
  past: PastRun,
  runs: readonly Run[],
): Promise<void> {
  const { shop } = await readMailShop(deps, address.restaurantId);
  const { date } = run;
  await settle(deps, address, runs, (before) => {
    if (before.standing.past.some((one) => one.date === date)) return null;
    const plan = afterRun(before, past, { now: deps.now(), until: run.lastAt });
    const { retry } = plan.standing;
    const facts = { shop, standing: before.standing, link: linkOf(deps), date };
    const id = `standing_${address.planId}_${date}_${retry?.attempts ?? "end"}`;
    const { missed, short } = past;
    if (missed !== undefined)
      return { plan, mail: { id, content: standingMissedMail({ ...facts, reason: missed, retryAt: retry?.at }) } };
    return short === undefined ? { plan } : { plan, mail: { id, content: standingShortMail({ ...facts, short }) } };
  });
}
