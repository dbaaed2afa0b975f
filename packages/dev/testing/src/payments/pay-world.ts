import { linesHash } from "@lokalkorb/domain/basket/lines-hash";
import { must } from "@lokalkorb/domain/kernel/invariant";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import { startServices } from "@lokalkorb/local-services/start-services";
import { readDocument } from "@lokalkorb/model/admin/admin-documents";
import { basketDocument } from "@lokalkorb/model/documents/restaurants/baskets";
import type { TestClient } from "../connect/connect-client.ts";
import { aLine, fillBasket, freeSlots, type PlaceOrderInput } from "../fixtures/order-input.ts";
import { setStockTo } from "../fixtures/set-stock-to.ts";
import { demo } from "../scenarios/demo.ts";
import { staffOf } from "../scenarios/scenario/shop-scenario.ts";
import { readMenu } from "../seed/seed-scenario.ts";
import { runJob } from "../jobs/run-job.ts";
import { providerEnv, startTestBackend, type TestBackend } from "../start-test-backend.ts";

type Answer = Readonly<Record<string, unknown>>;

/** A shop that takes cards, with the provider's stand-in beside the backend: both by one clock. */
export interface PayWorld {
  readonly test: TestBackend;
  readonly restaurantId: string;
  /** The shop's account at the provider. */
  readonly account: string;
  readonly staff: TestClient;
  /** Where the provider answers. */
  readonly providerUrl: string;
  /** Asks the provider for what no shopper and no shop can do. */
  provider(path: string, body?: object): Promise<Answer>;
  books(path: string): Promise<Answer>;
  /** A payment outside of the product, or in a browser. */
  post(
    path: string,
    fields: Readonly<Record<string, string>>,
    key?: "sk_test_local" | "pk_test_local",
  ): Promise<Answer>;
  /** Until the provider has told everything, and everything that follows is done. */
  settled(): Promise<void>;
  later(milliseconds: number): Promise<void>;
  sweep(): Promise<void>;
  /** A full basket and what the checkout sends for it. */
  basket(shopper: TestClient): Promise<PlaceOrderInput>;
  stop(): Promise<void>;
}

const item = "bauernbrot";
const secrets = {
  STRIPE_WEBHOOK_SECRET: "whsec_platform",
  STRIPE_CONNECT_WEBHOOK_SECRET: "whsec_connect",
  STRIPE_V2_EVENTS_SECRET: "whsec_accounts",
};
const hooks = { platform: "stripeWebhook", connect: "stripeConnectWebhook", v2: "stripeAccountWebhook" } as const;
const secretOf = {
  platform: secrets.STRIPE_WEBHOOK_SECRET,
  connect: secrets.STRIPE_CONNECT_WEBHOOK_SECRET,
  v2: secrets.STRIPE_V2_EVENTS_SECRET,
} as const;

export async function startPayWorld(): Promise<PayWorld> {
  const shop = must(demo.shops[0], "a shop");
  const { restaurantId, offeringId } = shop;
  const account = `acct_local_${restaurantId}`;
  const services = await startServices({ port: 0, dataDir: null });
  const base = `http://127.0.0.1:${services.port}`;
  const test = await startTestBackend({
    scenario: demo,
    steps: true,
    env: {
      ...secrets,
      ...providerEnv(services.port),
      SMTP_PORT: String(services.smtpPort),
    },
  });
  const { backend, admin } = test;
  const provider = async (path: string, body: object = {}): Promise<Answer> => {
    const response = await fetch(`${base}/stripe/admin/${path}`, { method: "POST", body: JSON.stringify(body) });
    return (await response.json()) as Answer;
  };
  const functionsBase = `http://127.0.0.1:${backend.ports.functions}/${backend.projectId}/europe-west1`;
  const endpoint = (kind: keyof typeof hooks) => ({ url: `${functionsBase}/${hooks[kind]}`, secret: secretOf[kind] });
  await provider("endpoints", { platform: endpoint("platform"), connect: endpoint("connect"), v2: endpoint("v2") });
  await setStockTo(admin, offeringId, item, 100_000, 2);
  await backend.idle();
  const menu = await readMenu(admin, shop);
  const staff = await test.signIn(staffOf(shop));

  let baskets = 0;
  const settled = async (): Promise<void> => {
    // Telling makes work, and work makes the provider tell: twice round is quiet.
    for (let round = 0; round < 2; round++) {
      await provider("idle");
      await backend.idle();
    }
  };
  const call = async (path: string, init: RequestInit, key: string): Promise<Answer> => {
    const headers = { authorization: `Bearer ${key}`, "stripe-account": account };
    const response = await fetch(`${base}/v1/${path}`, { ...init, headers });
    return (await response.json()) as Answer;
  };
  return {
    test,
    restaurantId,
    account,
    staff,
    providerUrl: base,
    provider,
    books: (path) => call(path, {}, "sk_test_local"),
    post: (path, fields, key = "sk_test_local") =>
      call(path, { method: "POST", body: new URLSearchParams(fields) }, key),
    settled,
    later: async (milliseconds) => {
      backend.clock.advance(milliseconds);
      await provider("clock", { advanceMs: milliseconds });
      await settled();
    },
    sweep: async () => {
      await backend.runSchedule("runOrderTimers");
      await runJob(test, "sweep");
      await backend.runSchedule("runDueEffects");
      await settled();
    },
    basket: (shopper) => onlineBasket(test, menu, shopper, baskets++),
    stop: async () => {
      await test.stop();
      await services.stop();
    },
  };
}

/** Far enough away that no time is gone before the order is there, near enough to be reserved first. */
const firstSlot = 8;
const slotsUsed = 90;

async function onlineBasket(
  { admin, backend }: TestBackend,
  menu: Menu,
  shopper: TestClient,
  index: number,
): Promise<PlaceOrderInput> {
  const now = backend.clock.now();
  const slots = freeSlots(menu, now).slice(firstSlot);
  const input = await fillBasket(admin, {
    menu,
    uid: shopper.uid,
    lines: [aLine(menu, item, { qty: 1 + (index % 3) })],
    slotKey: must(slots[index % Math.min(slotsUsed, slots.length)], "a free time"),
    now,
  });
  const { restaurantId, basketId } = input;
  const basket = must(await readDocument(admin.db, basketDocument, { restaurantId, basketId }), "a basket");
  return {
    ...input,
    contact: { ...input.contact, phone: "+43 660 0000000" },
    linesHash: linesHash(basket.lines),
    paymentMethod: "online",
    ageConfirmed: true,
  };
}
