import type { Firestore, Transaction } from "firebase-admin/firestore";
import { afterAll, beforeAll, expect, it } from "vitest";
import { placeOrder } from "@lokalkorb/contracts/orders";
import { must } from "@lokalkorb/domain/kernel/invariant";
import type { PaymentFact } from "@lokalkorb/domain/ordering/payment/payment-fact";
import { aLine } from "@lokalkorb/testing/fixtures/order-input";
import type { AllDeps } from "../../composition/all-deps.ts";
import { testDeps } from "../../composition/testing/test-deps.ts";
import { applyPaymentFact } from "../lifecycle/apply-payment-fact.ts";
import { type OrderWorld, restaurantId, startOrderWorld } from "../testing/order-world.ts";
import { placeBasket } from "./place-order.ts";

let world: OrderWorld;

beforeAll(async () => {
  world = await startOrderWorld();
});
afterAll(() => world.test.stop());

type Then = "again" | "nothing works";

/**
 * The next transaction is committed and its answer lost on the way. Then the SDK does all of it again, or nothing works any
 * more for as long as it tries.
 */
function losingAnswers(db: Firestore, then: Then): { readonly db: Firestore; loseNext(): void } {
  let isLost = false;
  const runTransaction: Firestore["runTransaction"] = async (work, options) => {
    const loses = isLost;
    isLost = false;
    const answer = await db.runTransaction(work, options);
    if (!loses) return answer;
    if (then === "again") return db.runTransaction(work, options);
    const broken = { get: () => Promise.reject(unavailable()), getAll: () => Promise.reject(unavailable()) };
    return work(broken as unknown as Transaction);
  };
  const losing = new Proxy(db, {
    get: (target, name): unknown => {
      if (name === "runTransaction") return runTransaction;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { db: losing, loseNext: () => (isLost = true) };
}

const unavailable = (): Error => Object.assign(new Error("unavailable"), { code: 14 });

/** The dependencies of commands, where the answer to the call after `step` is lost. */
function losingAfter(deps: AllDeps, step: string, then: Then): AllDeps {
  const { db, loseNext } = losingAnswers(deps.db, then);
  return { ...deps, db, failpoint: (name) => Promise.resolve(name === step ? loseNext() : undefined) };
}

async function place(deps: AllDeps, slotIndex: number, more: object = {}) {
  const client = await world.guest();
  const slotKey = must(world.slots[slotIndex], "slot");
  const input = await world.fill(client, [aLine(world.menu, "heumilch-1l", { qty: 6 })], slotKey, more);
  const answer = await placeBasket(input, { uid: client.uid, isGuest: true, ip: null }, deps);
  const found = await world.test.admin.db
    .collection(`restaurants/${restaurantId}/orders`)
    .where("basketId", "==", input.basketId)
    .get();
  return { answer, orderId: must(found.docs[0], "the order").id, total: input.quotedTotalCents };
}

it("keeps the number of an order whose commit was not answered", async () => {
  const deps = testDeps(world.test);
  const first = await place(losingAfter(deps, "place:before-commit", "again"), 200);
  const second = await place(deps, 201);
  const { no } = await world.order(first.orderId);
  expect(first.answer).toMatchObject({ ok: true, value: { no } });
  expect((await world.order(second.orderId)).no).not.toBe(no);
});

it("keeps the number of an order that was paid when nobody could say so any more", async () => {
  const deps = testDeps(world.test);
  const { orderId, total } = await place(deps, 202, { paymentMethod: "online" });
  const fact: PaymentFact = { type: "paid", paymentId: "pi_1", cents: total };
  const losing = losingAfter(deps, "pay:before-commit", "nothing works");
  await expect(applyPaymentFact(losing, { restaurantId, orderId }, fact)).rejects.toThrow("unavailable");
  const second = await place(deps, 203);
  const { no, status } = await world.order(orderId);
  expect(status).toBe("placed");
  expect((await world.order(second.orderId)).no).not.toBe(no);
});

it("T-7 hears of its order, and not that its gift card is empty, when the same request overtakes itself", async () => {
  const giftCard = { initialCents: 100, balanceCents: 100, expiresAt: world.test.backend.clock.now() + 60_000_000 };
  await world.addCode({ code: "GESCHENK", kind: "giftCard", giftCard });
  const client = await world.guest();
  const lines = [aLine(world.menu, "heumilch-1l", { qty: 6 })];
  const input = await world.fill(client, lines, must(world.slots[204], "slot"), { codes: ["GESCHENK"] });
  const deps = testDeps(world.test);
  const calls: Promise<unknown>[] = [];
  const menus: AllDeps["menus"] = {
    ...deps.menus,
    read: async (path) => {
      // In another process, while this one is looking at the menu.
      if (calls.length === 0) calls.push(client.call(placeOrder, input));
      await Promise.all(calls);
      return deps.menus.read(path);
    },
  };
  const second = await placeBasket(input, { uid: client.uid, isGuest: true, ip: null }, { ...deps, menus });
  const [first] = await Promise.all(calls);
  expect(first).toMatchObject({ ok: true });
  expect(second).toEqual(first);
});
