import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AnyContract } from "@lokalkorb/contracts/contract";
import * as offerings from "@lokalkorb/contracts/offerings";
import * as orders from "@lokalkorb/contracts/orders";
import { must } from "@lokalkorb/domain/invariant";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { aLine } from "@lokalkorb/testing/fixtures/order-input";
import { setStockTo } from "@lokalkorb/testing/fixtures/set-stock-to";
import { offeringId, type OrderWorld, restaurantId, shop, startOrderWorld } from "./orders/testing/order-world.ts";

/** What is asked once and only looks. */
const looks: ReadonlySet<string> = new Set(["checkCode", "deadEffects", "openGuestOrder", "confirmPayment"]);
const contracts: readonly AnyContract[] = [...Object.values(orders), ...Object.values(offerings)];
const commands = contracts.filter(({ name }) => !looks.has(name)).map(({ name }) => name);

let world: OrderWorld;
let shopper: TestClient;
let slotIndex = 300;

beforeAll(async () => {
  world = await startOrderWorld();
});
afterAll(() => world.test.stop());

interface Case {
  readonly who: TestClient;
  readonly input: Readonly<Record<string, unknown>>;
  /** The same request in other words. */
  readonly other: Readonly<Record<string, unknown>>;
}

const nextSlot = (): string => must(world.slots[(slotIndex += 3)], "slot");
const place = async (): Promise<string> => {
  world.test.backend.clock.advance(61_000);
  shopper = await world.guest();
  await setStockTo(world.test.admin, offeringId, "hackfleisch", 50, 1);
  return world.placed(shopper, [aLine(world.menu, "hackfleisch", { qty: 2 })], nextSlot());
};
const ids = async () => ({ requestId: randomUUID(), restaurantId, orderId: await place() });
const owner = (): TestClient => world.staff("owner");
const completed = async () => {
  const address = await ids();
  for (const action of ["accept", "prepare", "ready"] as const) await world.change(owner(), address.orderId, action);
  const { totals } = await world.order(address.orderId);
  await world.change(owner(), address.orderId, "complete", { payment: { method: "cash", cents: totals.totalCents } });
  return address;
};
const catalogue = { restaurantId, offeringId };

const caseOf: Readonly<Record<string, () => Promise<Case>>> = {
  placeOrder: async () => {
    world.test.backend.clock.advance(61_000);
    const who = await world.guest();
    const input = await world.fill(who, [aLine(world.menu, "butter", { qty: 3 })], nextSlot());
    return { who, input, other: { customerNote: "Anders." } };
  },
  changeOrderStatus: async () => ({
    who: owner(),
    input: { ...(await ids()), action: "accept" },
    other: { action: "prepare" },
  }),
  delayOrder: async () => ({ who: owner(), input: { ...(await ids()), minutes: 10 }, other: { minutes: 20 } }),
  moveOrder: async () => ({
    who: owner(),
    input: { ...(await ids()), slotKey: nextSlot() },
    other: { slotKey: nextSlot() },
  }),
  editOrder: async () => {
    const address = await ids();
    const { lines } = await world.order(address.orderId);
    const change = { kind: "quantity", lineId: must(lines[0], "line").lineId, qty: 1 };
    return { who: owner(), input: { ...address, changes: [change] }, other: { changes: [{ ...change, qty: 2 }] } };
  },
  answerProposal: async () => {
    const address = await ids();
    const { lines, totals } = await world.order(address.orderId);
    const line = must(lines[0], "line");
    await owner().call(orders.editOrder, {
      ...address,
      requestId: randomUUID(),
      changes: [{ kind: "quantity", lineId: line.lineId, qty: 3 }],
    });
    const totalCents = totals.totalCents + line.unitCents;
    return { who: shopper, input: { ...address, agree: true, totalCents }, other: { agree: false } };
  },
  refundOrder: async () => ({
    who: owner(),
    input: { ...(await completed()), reason: "alt", wish: { kind: "amount", cents: 50 } },
    other: { reason: "anders" },
  }),
  retryEffect: async () => {
    const { orderId } = await ids();
    await world.test.backend.idle();
    const entry = world.test.admin.db.doc(`outbox/${orderId}_1`);
    await entry.update({ state: "dead", "effects.mail": { state: "dead", attempts: 8, error: "x" } });
    return {
      who: owner(),
      input: { requestId: randomUUID(), restaurantId, effectId: entry.id, kind: "mail" },
      other: { kind: "figures" },
    };
  },
  publishStorefront: () =>
    Promise.resolve({
      who: owner(),
      input: { requestId: randomUUID(), ...catalogue, storefrontId: shop.storefrontId },
      other: { storefrontId: "anders" },
    }),
  setChoiceSoldOut: () =>
    Promise.resolve({
      who: owner(),
      input: { requestId: randomUUID(), ...catalogue, optionId: "schneiden", choiceId: "ganz", soldOut: false },
      other: { soldOut: true },
    }),
  setSoldOut: () =>
    Promise.resolve({
      who: owner(),
      input: { requestId: randomUUID(), ...catalogue, itemId: "butter", soldOut: false },
      other: { soldOut: true },
    }),
  setStock: () =>
    Promise.resolve({
      who: owner(),
      input: { requestId: randomUUID(), ...catalogue, itemId: "obstler", onHand: 70 },
      other: { onHand: 71 },
    }),
  setOperations: () =>
    Promise.resolve({
      who: owner(),
      input: { requestId: randomUUID(), restaurantId, state: "open" },
      other: { state: "paused" },
    }),
};

/** Names and moments that two equal requests may answer differently are not there: the answer is the stored one. */
const call = (name: string, { who, input }: Case, more: object = {}) =>
  who.call(
    must(
      contracts.find((contract) => contract.name === name),
      name,
    ),
    { ...input, ...more } as never,
  );

describe("R3 the same request", () => {
  it("has a case for every command there is", () => {
    expect(Object.keys(caseOf).toSorted()).toEqual(commands.toSorted());
  });

  const asked = new Map<string, { readonly one: Case; readonly first: unknown }>();

  it.each(commands)(
    "%s: five times at once it is done once, and other words under its id are refused",
    async (name) => {
      const one = await must(caseOf[name], name)();
      const answers = await Promise.all(Array.from({ length: 5 }, () => call(name, one)));
      const [first] = answers;
      expect(first, JSON.stringify(first)).toMatchObject({ ok: true });
      for (const answer of answers) expect(answer).toEqual(first);
      expect(await call(name, one, one.other)).toEqual({ ok: false, refusal: { type: "request-reused" } });
      asked.set(name, { one, first });
    },
  );

  it("gets the same answer after a restart, whatever it was, and nothing is done", async () => {
    const follows = () => world.test.admin.db.collection("outbox").count().get();
    await world.test.backend.idle();
    const before = (await follows()).data();
    await world.test.backend.killFunctions();
    for (const [name, { one, first }] of asked) expect(await call(name, one), name).toEqual(first);
    expect((await follows()).data()).toEqual(before);
    expect(asked.size).toBe(commands.length);
  });
});
