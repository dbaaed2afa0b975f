import type { InputOf } from "@lokalkorb/contracts/contract";
import { changeStandingOrder, quoteStandingOrder } from "@lokalkorb/contracts/standing-orders";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { addDays, daysBetween } from "@lokalkorb/domain/kernel/time/local-date";
import { piecesOn, totalOf, type TradePlan, withoutOn } from "../world/trade-plan.ts";
import { idsIn, type TradeWorld } from "../world/trade-world.ts";

type Change = InputOf<typeof changeStandingOrder>["change"];

/** Whether this is a day of the plan, whatever becomes of it. */
export const isDayOf = ({ firstOn, weeks }: Pick<TradePlan, "firstOn" | "weeks">, date: LocalDate): boolean =>
  date >= firstOn && daysBetween(firstOn, date) % (weeks * 7) === 0;

/** The first day of the plan from `from` on that is neither left out nor paused. */
function nextDay(world: TradeWorld, plan: TradePlan, from: LocalDate): LocalDate | null {
  for (let ahead = 0; ahead < 29; ahead++) {
    const date = addDays(from, ahead);
    if (isDayOf(plan, date) && withoutOn(plan, world, date) === null) return date;
  }
  return null;
}

/** On some evenings the owner of a plan changes it, behind the lock of tomorrow and before that of the day after. */
export async function changePlans(world: TradeWorld, today: LocalDate): Promise<void> {
  for (const plan of world.plans) {
    const { random } = world;
    if (!random.chance(0.12)) continue;
    const date = nextDay(world, plan, addDays(today, 2));
    if (date === null) continue;
    const deed = random.pick(["skip", "skip", "late", "pause", "oneDay", "oneDay", "always"]);
    if (plan.pausedUntil !== null && plan.pausedUntil > addDays(today, 1)) await resume(world, plan, addDays(today, 1));
    else if (deed === "skip") await skip(world, plan, date);
    else if (deed === "late") await skipTooLate(world, plan, addDays(today, 1));
    else if (deed === "pause") await pause(world, plan, addDays(today, 4 + random.below(12)));
    else await otherNumber(world, plan, deed === "oneDay" ? date : null);
  }
}

async function change(world: TradeWorld, plan: TradePlan, wish: Change, wanted = "saved"): Promise<void> {
  const answer = await plan.owner.call(changeStandingOrder, { ...idsIn(world), planId: plan.planId, change: wish });
  const result = answer.ok ? answer.value.result : answer.refusal.type;
  if (result !== wanted) world.problems.push(`plan ${plan.planId}: ${wish.kind} brought ${result}, not ${wanted}`);
}

async function skip(world: TradeWorld, plan: TradePlan, date: LocalDate): Promise<void> {
  await change(world, plan, { kind: "skip", date });
  plan.skips.add(date);
}

/** Ordered already: its day cannot be left out any more. */
async function skipTooLate(world: TradeWorld, plan: TradePlan, date: LocalDate): Promise<void> {
  if (plan.expected.get(date)?.kind === "order") await change(world, plan, { kind: "skip", date }, "too-late");
}

async function pause(world: TradeWorld, plan: TradePlan, until: LocalDate): Promise<void> {
  await change(world, plan, { kind: "pause", until });
  plan.pausedUntil = until;
}

/** Also behind the lock of tomorrow: the shop still takes orders for it, and it is ordered in the morning after all. */
async function resume(world: TradeWorld, plan: TradePlan, tomorrow: LocalDate): Promise<void> {
  await change(world, plan, { kind: "resume" });
  plan.pausedUntil = null;
  const day = plan.expected.get(tomorrow);
  if (day?.kind === "none" && day.why === "paused") plan.expected.delete(tomorrow);
}

/** Of one product, on one day or on every day; its price is asked for first, and compared with that of the pencil. */
async function otherNumber(world: TradeWorld, plan: TradePlan, date: LocalDate | null): Promise<void> {
  const before = date === null ? plan.pieces : piecesOn(plan, date);
  const [itemId] = Object.keys(before);
  const lineId = plan.lineIds[itemId ?? ""];
  if (itemId === undefined || lineId === undefined) return;
  const quantity = 3 + world.random.below(6);
  const pieces = { ...before, [itemId]: quantity };
  const wish = { lineId, quantity, ...(date === null ? {} : { date }) };
  const { restaurantId } = world.shop;
  const total = totalOf(pieces, world, plan.discountBp);
  const quote = await plan.owner.call(quoteStandingOrder, { restaurantId, planId: plan.planId, ...wish });
  const told = quote.ok ? quote.value.totalCents : quote.refusal.type;
  if (told !== total)
    world.problems.push(`plan ${plan.planId}: ${quantity} × ${itemId} is told as ${told}, not ${total}`);
  await change(world, plan, { kind: "quantity", ...wish, quotedTotalCents: total });
  if (date === null) {
    plan.changed.clear();
    plan.pieces = pieces;
    plan.toldCents = total;
  } else if (plan.pieces[itemId] === quantity) plan.changed.delete(date);
  else plan.changed.set(date, { pieces, toldCents: total });
}
