import type { InputOf } from "@lokalkorb/contracts/contract";
import { saveRound as contract } from "@lokalkorb/contracts/order-rounds";
import { roundsToSettle, settledWhenSaid } from "@lokalkorb/domain/fulfilment/rounds/call-off";
import { nextRounds } from "@lokalkorb/domain/fulfilment/rounds/next-rounds";
import { roundProblems } from "@lokalkorb/domain/fulfilment/rounds/round-problems";
import { ok, refuse } from "@lokalkorb/domain/kernel/result";
import { isLocalDate } from "@lokalkorb/domain/kernel/time/local-date";
import { createDocument, readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { fulfilmentMethodDocument } from "@lokalkorb/model/documents/restaurants/distribution-options";
import { orderPlanDocument } from "@lokalkorb/model/documents/restaurants/order-plans";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { staffMay } from "../access/staff.ts";
import { logOf } from "../access/write-log.ts";
import { type Command, defineCallable } from "../platform/endpoints/define-callable.ts";
import { invalidInputError } from "../platform/endpoints/error-map.ts";
import { requestKeyOf, withIdempotency } from "../platform/idempotency.ts";
import { cycleOf, readRounds, writeShopRounds } from "./write-rounds.ts";

/** As far as the problems of a round can be seen. */
const looksAt = 8;

const command: Command<typeof contract> = async (input, caller, deps) => {
  const { restaurantId, planId, name } = input;
  refuseWrongDays(input.rule);
  const methodIds = [...new Set(input.methodIds)];
  return withIdempotency(deps, requestKeyOf(contract.name, caller, input), async (tx) => {
    if (!(await staffMay(tx, restaurantId, caller.uid, "settings"))) return refuse({ type: "not-allowed" });
    const shop = await readDocument(tx, shopDocument, { restaurantId });
    const methods = await Promise.all(
      methodIds.map((optionId) => readDocument(tx, fulfilmentMethodDocument, { restaurantId, optionId })),
    );
    const known = methods.flatMap((method) => method ?? []);
    if (shop === null || known.length < methods.length) return refuse({ type: "not-found" });
    const plan = await readDocument(tx, orderPlanDocument, { restaurantId, planId });
    if (plan !== null && plan.type !== "cycle") return refuse({ type: "not-found" });
    if (plan?.status === "ended") return ok({ result: "over" });
    const others = (await readRounds(tx, restaurantId)).filter((other) => other.planId !== planId);
    if (others.some((other) => other.methodIds.some((id) => methodIds.includes(id)))) return ok({ result: "taken" });
    const rule = { ...input.rule, skips: plan?.cycle?.rule.skips ?? [] };
    const now = deps.now();
    const { timezone, closures } = shop;
    const rounds = nextRounds({ rule, now, timezone, closures, count: looksAt });
    const [problem] = roundProblems({ rule, methods: known, rounds, now });
    if (problem !== undefined) return ok({ result: problem });
    const log = await logOf(tx, deps, restaurantId, caller);
    const { minTotalCents, itemCaps } = input;
    const before = plan?.cycle;
    const due =
      before?.minTotalCents === undefined
        ? []
        : roundsToSettle(before, nextRounds({ rule: before.rule, now, timezone, closures, count: looksAt }), now);
    const settledOn = settledWhenSaid({ rule, settledOn: before?.settledOn }, { rounds, due, now });
    const cycle = cycleOf({ ...before, rule, methodIds, minTotalCents, itemCaps, settledOn });
    if (plan === null) createDocument(tx, orderPlanDocument, { restaurantId, planId }, { ...fresh, name, cycle });
    else updateDocument(tx, orderPlanDocument, { restaurantId, planId }, { name, cycle });
    const status = plan?.status === "paused" ? "paused" : "active";
    writeShopRounds(tx, shop, [...others, { status, ...cycle }], now);
    log("round", name);
    return ok({ result: "saved" });
  });
};

const fresh = {
  type: "cycle",
  status: "active",
  priceMode: "current",
  changePolicy: "mailOnChange",
  next: [],
  stats: { runs: 0, revenueCents: 0, failed: 0 },
  createdFrom: "merchant",
} as const;

function refuseWrongDays({ from, dates = [] }: InputOf<typeof contract>["rule"]): void {
  if (from !== undefined && !isLocalDate(from))
    throw invalidInputError({ field: "rule.from", problem: "invalid_days" });
  const wrong = dates.findIndex((day) => !isLocalDate(day));
  if (wrong >= 0) throw invalidInputError({ field: `rule.dates.${wrong}`, problem: "invalid_days" });
}

export const saveRound = defineCallable(contract, command);
