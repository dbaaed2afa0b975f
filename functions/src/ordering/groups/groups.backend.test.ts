import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { InputOf } from "@lokalkorb/contracts/contract";
import { changeGroup, joinGroup, lookAtGroup, startGroup } from "@lokalkorb/contracts/groups";
import { readMembership } from "@lokalkorb/contracts/membership";
import { placeOrder } from "@lokalkorb/contracts/orders";
import { linesHash } from "@lokalkorb/domain/basket/lines-hash";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { minuteMs } from "@lokalkorb/domain/kernel/time/instant";
import { priceBasket } from "@lokalkorb/domain/pricing/basket/price-basket";
import { readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { settingsDocument } from "@lokalkorb/model/documents/restaurants/data/settings";
import { groupDocument } from "@lokalkorb/model/documents/restaurants/groups/group";
import { groupProgressDocument } from "@lokalkorb/model/documents/restaurants/groups/progress";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { aLine } from "@lokalkorb/testing/fixtures/order-input";
import { basketStatus, type OrderWorld, restaurantId, shop, startOrderWorld } from "../testing/order-world.ts";

type Change = InputOf<typeof changeGroup>["change"];
type Lines = InputOf<typeof startGroup>["lines"];

let world: OrderWorld;
beforeAll(async () => {
  world = await startOrderWorld();
});
afterAll(() => world.test.stop());

function wanted(refId: string, qty = 1): Lines {
  const { position: _position, ...line } = aLine(world.menu, refId, { qty });
  return [line as Lines[number]];
}

async function started(lines = wanted("butter", 3)) {
  const host = await world.guest();
  const closesAt = world.test.backend.clock.now() + 60 * minuteMs;
  const { storefrontId } = shop;
  const answer = await host.call(startGroup, {
    requestId: randomUUID(),
    restaurantId,
    storefrontId,
    name: "Empfang",
    lines,
    closesAt,
  });
  const { groupId, token } = must(answer.ok ? answer.value : null, "a group");
  const address = { restaurantId, groupId };
  return {
    host,
    token,
    address,
    group: async () => must(await readDocument(world.test.admin.db, groupDocument, address), "group"),
    join: (who: TestClient, name: string, shown = token) =>
      who.call(joinGroup, { requestId: randomUUID(), ...address, token: shown, name }),
    change: (who: TestClient, change: Change, requestId = randomUUID()) =>
      who.call(changeGroup, { requestId, ...address, change }),
  };
}

type StartedGroup = Awaited<ReturnType<typeof started>>;

async function order({ group, address }: StartedGroup, slotKey: string): Promise<InputOf<typeof placeOrder>> {
  const { lines } = await group();
  const host = await world.guest();
  const { basketId: _own, ...input } = await world.fill(host, [aLine(world.menu, "butter")], slotKey);
  const { distribution } = input;
  const quoted = priceBasket({
    menu: world.menu,
    lines,
    distribution: { optionId: distribution.optionId, date: slotKey.slice(0, 10) },
    now: world.test.backend.clock.now(),
  });
  return {
    ...input,
    requestId: randomUUID(),
    basketId: String(address.groupId),
    quotedTotalCents: quoted.totals.totalCents,
    linesHash: linesHash(lines),
  };
}

const slot = (number: number) => must(world.slots[number], "a free time");

it("S-C16 four people choose, the host orders once, and each line names its person", async () => {
  const lunch = await started();
  const names = ["Werkbank", "Lager", "Lager"];
  for (const name of names) {
    const who = await world.guest();
    expect(await lunch.join(who, name)).toMatchObject({ ok: true });
    expect(await lunch.change(who, { kind: "choose", lines: wanted("butter", 2), isDone: true })).toMatchObject({
      ok: true,
    });
  }
  // Before it is closed there is no basket to order.
  const early = await order(lunch, slot(0));
  expect(await lunch.host.call(placeOrder, early)).toMatchObject({ refusal: { type: "not-found" } });
  expect(await lunch.change(lunch.host, { kind: "close" })).toMatchObject({ value: { state: "closed" } });
  const input = await order(lunch, slot(0));
  const thief = await world.guest();
  await lunch.join(thief, "Dieb");
  expect(await thief.call(placeOrder, input)).toMatchObject({ refusal: { type: "basket-not-yours" } });
  const [placed, again] = await Promise.all([lunch.host.call(placeOrder, input), lunch.host.call(placeOrder, input)]);
  expect(placed).toMatchObject({ ok: true });
  expect(again).toEqual(placed);
  const { orderId } = must(placed.ok ? placed.value : null, "an order");
  const { lines, groupId, customer } = await world.order(orderId);
  expect(groupId).toBe(lunch.address.groupId);
  expect(customer.uid).toBe(lunch.host.uid);
  const labels = lines.map(({ participantName, qty }) => `${participantName} × ${qty}`);
  expect(labels.toSorted()).toEqual(["Empfang × 3", "Lager 2 × 2", "Lager × 2", "Werkbank × 2"]);
  // An ordered group is neither opened nor ended again.
  const closesAt = world.test.backend.clock.now() + 60 * minuteMs;
  for (const change of [{ kind: "reopen", closesAt }, { kind: "end" }] as const)
    expect(await lunch.change(lunch.host, change)).toMatchObject({ refusal: { type: "basket-not-open" } });
  const progress = () => readDocument(world.test.admin.db, groupProgressDocument, lunch.address);
  expect(await progress()).toMatchObject({ status: "placed" });
  await world.change(world.staff("staff"), orderId, "accept");
  const told = await progress();
  expect(told).toMatchObject({ status: "accepted" });
  expect(JSON.stringify(told)).not.toMatch(/@|Kundin/);
});

it("S-C16 a closed group that is opened again cannot be ordered as it was", async () => {
  const lunch = await started();
  await lunch.change(lunch.host, { kind: "close" });
  const input = await order(lunch, slot(1));
  const closesAt = world.test.backend.clock.now() + 60 * minuteMs;
  expect(await lunch.change(lunch.host, { kind: "reopen", closesAt })).toMatchObject({ ok: true });
  expect(await basketStatus(world.test, String(lunch.address.groupId))).toBe("expired");
  expect(await lunch.host.call(placeOrder, input)).toMatchObject({ ok: false });
  const who = await world.guest();
  await lunch.join(who, "Lager");
  await lunch.change(who, { kind: "choose", lines: wanted("butter"), isDone: true });
  await lunch.change(lunch.host, { kind: "close" });
  // The host takes the other line out at the checkout, so that the basket is what was seen first.
  const { lines, participants } = await lunch.group();
  const lineIds = Object.keys(lines).filter((lineId) => lines[lineId]?.participantId === participants[0]?.id);
  expect(await lunch.change(lunch.host, { kind: "keep", lineIds })).toMatchObject({ ok: true });
  expect(await lunch.host.call(placeOrder, input)).toMatchObject({ ok: true });
  expect(await lunch.change(lunch.host, { kind: "keep", lineIds: ["l1"] })).toMatchObject({
    refusal: { type: "basket-empty" },
  });
});

it("R1 of what is added while the host closes, all is in the basket or all was refused", async () => {
  const lunch = await started();
  const people = await Promise.all(Array.from({ length: 5 }, () => world.guest()));
  for (const who of people) await lunch.join(who, "Gast");
  const [closed, ...chosen] = await Promise.all([
    lunch.change(lunch.host, { kind: "close" }),
    ...people.map((who) => lunch.change(who, { kind: "choose", lines: wanted("butter"), isDone: true })),
  ]);
  expect(closed).toMatchObject({ ok: true });
  for (const answer of chosen)
    if (!answer.ok) expect(answer.refusal).toEqual({ type: "group-closed", state: "closed" });
  const { lines } = await lunch.group();
  expect(Object.keys(lines)).toHaveLength(1 + chosen.filter(({ ok }) => ok).length);
  const input = await order(lunch, slot(2));
  expect(await lunch.host.call(placeOrder, input)).toMatchObject({ ok: true });
});

it("R1 of two who join at once, both have a place and a label of their own", async () => {
  const lunch = await started();
  const people = await Promise.all(Array.from({ length: 6 }, () => world.guest()));
  await Promise.all(people.map((who) => lunch.join(who, "Gast")));
  const { participants, uids } = await lunch.group();
  expect(new Set(participants.map(({ name }) => name)).size).toBe(7);
  expect(new Set(participants.map(({ id }) => id)).size).toBe(7);
  expect(uids.toSorted()).toEqual([lunch.host.uid, ...people.map(({ uid }) => uid)].toSorted());
});

it("S2 a stranger, a wrong link and the link of another group open nothing, and guessing ends soon", async () => {
  const [lunch, other] = [await started(), await started()];
  const stranger = await world.guest();
  const look = (token: string, groupId = lunch.address.groupId) =>
    stranger.call(lookAtGroup, { restaurantId, groupId, token });
  expect(await lunch.change(stranger, { kind: "choose", lines: [], isDone: true })).toMatchObject({
    refusal: { type: "not-found" },
  });
  expect(await lunch.change(world.staff("owner"), { kind: "end" })).toMatchObject({ refusal: { type: "not-found" } });
  expect(await look(other.token)).toMatchObject({ refusal: { type: "token-invalid" } });
  // There is no such group: the same answer.
  expect(await look(other.token, "g-1")).toMatchObject({ refusal: { type: "token-invalid" } });
  expect(await lunch.join(stranger, "Dieb", other.token)).toMatchObject({ refusal: { type: "token-invalid" } });
  for (let guess = 0; guess < 2; guess += 1) await look("x".repeat(43));
  expect(await look("y".repeat(43))).toMatchObject({ refusal: { type: "rate-limited" } });
  const friend = await world.guest();
  expect(await friend.call(lookAtGroup, { ...lunch.address, token: lunch.token })).toMatchObject({
    value: { hostName: "Empfang", people: 1, state: "collecting" },
  });
  expect((await lunch.group()).uids).toEqual([lunch.host.uid]);
});

it("S-C16 takes no line after its time, and no replay of an older choice", async () => {
  const lunch = await started();
  const who = await world.guest();
  await lunch.join(who, "Werkbank");
  const first = randomUUID();
  const choice: Change = { kind: "choose", lines: wanted("butter"), isDone: false };
  await lunch.change(who, choice, first);
  await lunch.change(who, { kind: "choose", lines: [], isDone: false });
  // The same request arrives late once more.
  expect(await lunch.change(who, choice, first)).toMatchObject({ ok: true });
  expect(Object.keys((await lunch.group()).lines)).toHaveLength(1);
  world.test.backend.clock.advance(61 * minuteMs);
  expect(await lunch.change(who, choice)).toMatchObject({ refusal: { type: "group-closed", state: "collecting" } });
  expect(await lunch.join(await world.guest(), "Lager")).toMatchObject({ refusal: { type: "group-closed" } });
});

it("K-TYP-5 in a view for members its host is one, at the beginning and at the end; who joins by name is not asked", async () => {
  const { admin, signIn } = world.test;
  const { restaurantId: of, offeringId, storefrontId } = shop;
  const email = "gastgeberin@kundschaft.example";
  await admin.auth.createUser({ email, password: "geheim-genug", emailVerified: true });
  const [member, stranger] = [await signIn({ email, password: "geheim-genug" }), await world.guest()];
  const setView = (channel: "web" | "members") =>
    updateDocument(admin.db, storefrontDocument, { offeringId, storefrontId }, { channel });
  const setList = (members: string[]) => updateDocument(admin.db, settingsDocument, { restaurantId: of }, { members });
  const isMember = (who: TestClient) => who.call(readMembership, { restaurantId: of });
  const start = (who: TestClient) =>
    who.call(startGroup, {
      requestId: randomUUID(),
      restaurantId: of,
      storefrontId,
      name: "Empfang",
      lines: wanted("butter"),
      closesAt: world.test.backend.clock.now() + 60 * minuteMs,
    });
  const noMember = { ok: false, refusal: { type: "not-a-member" } };
  await setView("members");
  try {
    for (const who of [stranger, member, world.staff("owner")]) expect(await start(who)).toEqual(noMember);
    await setList([email]);
    for (const who of [stranger, world.staff("owner")]) {
      expect(await start(who)).toEqual(noMember);
      expect(await isMember(who)).toEqual({ ok: true, value: { isMember: false } });
    }
    expect(await isMember(member)).toEqual({ ok: true, value: { isMember: true } });
    const answer = await start(member);
    const { groupId, token } = must(answer.ok ? answer.value : null, "a group");
    const address = { restaurantId: of, groupId };
    const joined = await stranger.call(joinGroup, { requestId: randomUUID(), ...address, token, name: "Lager" });
    expect(joined).toMatchObject({ ok: true });
    const change = (who: TestClient, wish: Change) =>
      who.call(changeGroup, { requestId: randomUUID(), ...address, change: wish });
    const choice = { kind: "choose", lines: wanted("butter"), isDone: true } as const;
    expect(await change(stranger, choice)).toMatchObject({ ok: true });
    await setList([]);
    expect(await change(member, { kind: "close" })).toEqual(noMember);
    await setList([email]);
    expect(await change(member, { kind: "close" })).toMatchObject({ value: { state: "closed" } });
  } finally {
    await setView("web");
  }
});
