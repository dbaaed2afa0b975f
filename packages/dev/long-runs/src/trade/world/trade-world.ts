import { randomUUID } from "node:crypto";
import { must } from "@lokalkorb/domain/kernel/invariant";
import type { LocalDate } from "@lokalkorb/domain/kernel/time/instant";
import { addDays, weekdayOf } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal, localToInstant } from "@lokalkorb/domain/kernel/time/zoned-time";
import { type Chance, chanceOf } from "@lokalkorb/domain/testing/oracle/chance";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { setStockTo } from "@lokalkorb/testing/fixtures/set-stock-to";
import { runJob } from "@lokalkorb/testing/jobs/run-job";
import { startPayWorld, type PayWorld } from "@lokalkorb/testing/payments/pay-world";
import { demo } from "@lokalkorb/testing/scenarios/demo";
import { type ShopScenario, staffOf } from "@lokalkorb/testing/scenarios/scenario/shop-scenario";
import { farmGoods, type TradeGoods } from "./trade-goods.ts";
import type { TradePlan } from "./trade-plan.ts";

export interface TradeCompany {
  readonly customerId: string;
  readonly owner: TestClient;
  readonly discountBp: number;
}

/** One invoice by the account of the simulation. */
export interface InvoiceLedger {
  readonly customerId: string;
  readonly issuedOn: LocalDate;
  readonly grossCents: number;
  paidCents: number;
  correctedCents: number;
  isCancelled: boolean;
}

/** A shop with its companies and standing orders, and everything that the simulation did, by its own account. */
export interface TradeWorld {
  readonly pay: PayWorld;
  readonly shop: ShopScenario;
  /** For what people and the shop change. */
  readonly random: Chance;
  /** For the money: how many invoices there are depends on the month, and no deed of others does. */
  readonly moneyRandom: Chance;
  readonly owner: TestClient;
  readonly goods: ReadonlyMap<string, TradeGoods>;
  readonly cents: Map<string, number>;
  readonly soldOut: Set<string>;
  readonly closed: Set<LocalDate>;
  readonly companies: TradeCompany[];
  readonly plans: TradePlan[];
  /** Orders placed by hand, with which plans began. */
  readonly firstOrders: Map<string, number>;
  readonly invoices: Map<string, InvoiceLedger>;
  /** Answers that were not as they had to be. */
  readonly problems: string[];
}

const plenty = 100_000;

export async function startTradeWorld(seed: number): Promise<TradeWorld> {
  const pay = await startPayWorld();
  const shop = must(demo.shops[0], "the farm shop");
  const world: TradeWorld = {
    pay,
    shop,
    random: chanceOf(seed),
    moneyRandom: chanceOf(seed + 1_000_003),
    owner: await pay.test.signIn(staffOf(shop)),
    goods: new Map(farmGoods.map((one) => [one.id, one])),
    cents: new Map(farmGoods.map(({ id, cents }) => [id, cents])),
    soldOut: new Set(),
    closed: new Set(),
    companies: [],
    plans: [],
    firstOrders: new Map(),
    invoices: new Map(),
    problems: [],
  };
  for (const { id, isCounted } of farmGoods)
    if (isCounted === true) await setStockTo(pay.test.admin, shop.offeringId, id, plenty);
  await startOfWeek(world);
  return world;
}

/** A Monday morning, so that a seed gives the same weeks whenever it is played. */
async function startOfWeek(world: TradeWorld): Promise<void> {
  const today = todayIn(world);
  const date = addDays(today, 8 - weekdayOf(today));
  const at = localToInstant({ date, time: "09:00" }, world.shop.restaurant.timezone);
  await world.pay.later(at - nowIn(world));
}

/** A new account with a proved address. */
export async function aPerson({ pay: { test } }: TradeWorld): Promise<TestClient> {
  const account = { email: `${randomUUID()}@kundschaft.example`, password: "geheim-genug" };
  await test.admin.auth.createUser({ ...account, emailVerified: true });
  return test.signIn(account);
}

export const nowIn = ({ pay }: TradeWorld): number => pay.test.backend.clock.now();

export const todayIn = (world: TradeWorld): LocalDate =>
  instantToLocal(nowIn(world), world.shop.restaurant.timezone).date;

/** Standing orders look ahead and order: each run of the duty does one of both for a plan. */
export async function runStanding({ pay }: TradeWorld): Promise<void> {
  for (let step = 0; step < 2; step++) await runJob(pay.test, "standing");
  await pay.settled();
}

export const idsIn = ({ shop }: TradeWorld) => ({ requestId: randomUUID(), restaurantId: shop.restaurantId });
