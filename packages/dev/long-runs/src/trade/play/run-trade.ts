import { addDays } from "@lokalkorb/domain/kernel/time/local-date";
import { localToInstant } from "@lokalkorb/domain/kernel/time/zoned-time";
import type { LocalDate, LocalTime } from "@lokalkorb/domain/kernel/time/instant";
import { billCompanies, moveInvoices } from "./bill-companies.ts";
import { beginPlan, openCompany } from "./open-trade.ts";
import { changePlans, isDayOf } from "./plan-deeds.ts";
import { acceptOrders, handOver } from "./shop-day.ts";
import { changeShop } from "./shop-deeds.ts";
import { lookAhead, runOf } from "../world/trade-plan.ts";
import { aPerson, nowIn, runStanding, todayIn, type TradeWorld } from "../world/trade-world.ts";

export interface TradeSize {
  readonly weeks: number;
  readonly plans: number;
  readonly companies: number;
}

/** Every second plan is that of a company; a shopper has up to three. */
async function openTrade(world: TradeWorld, { plans, companies }: TradeSize): Promise<void> {
  for (let index = 0; index < companies; index++) await openCompany(world, index);
  let shopper = await aPerson(world);
  for (let index = 0; index < plans; index++) {
    const company = index % 2 === 0 ? world.companies[(index / 2) % companies] : undefined;
    if (company === undefined && index % 6 === 1) shopper = await aPerson(world);
    await beginPlan(world, company?.owner ?? shopper, company ?? null, index);
  }
  await world.pay.settled();
  await acceptOrders(world);
}

/**
 * Day by day: in the morning bills, in the morning and in the evening the schedules and the shop, late in the evening what people
 * change. Tomorrow's runs have their locks between two such evenings, so that each deed is clearly before or behind one.
 */
async function runTrade(world: TradeWorld, { weeks }: Pick<TradeSize, "weeks">): Promise<void> {
  await advanceTo(world, todayIn(world), "20:00");
  for (let day = 1; day <= weeks * 7; day++) {
    const today = addDays(todayIn(world), 1);
    await advanceTo(world, today, "07:00");
    await runStanding(world);
    await acceptOrders(world);
    await billCompanies(world, false);
    await moveInvoices(world);
    await advanceTo(world, today, "19:00");
    await runStanding(world);
    await acceptOrders(world);
    await handOver(world, today);
    await world.pay.sweep();
    expectRuns(world, today);
    await advanceTo(world, today, "20:00");
    await changePlans(world, today);
    await changeShop(world, today);
  }
  await billCompanies(world, true);
  await world.pay.settled();
}

async function advanceTo(world: TradeWorld, date: LocalDate, time: LocalTime): Promise<void> {
  const at = localToInstant({ date, time }, world.shop.restaurant.timezone);
  await world.pay.later(Math.max(0, at - nowIn(world)));
}

/** The books of the simulation for this day: prices are told two days before a lock, and a lock is a day before. */
function expectRuns(world: TradeWorld, today: LocalDate): void {
  for (const plan of world.plans) {
    const tomorrow = addDays(today, 1);
    // Today is open where its pause ended behind its lock.
    for (const date of [today, tomorrow, addDays(today, 2), addDays(today, 3)]) {
      if (!isDayOf(plan, date) || plan.expected.has(date)) continue;
      lookAhead(plan, world, date);
      if (date <= tomorrow) plan.expected.set(date, runOf(plan, world, date));
    }
  }
}

/** From the first company to the last bill. */
export async function playTrade(world: TradeWorld, size: TradeSize): Promise<void> {
  await openTrade(world, size);
  await runTrade(world, size);
}
