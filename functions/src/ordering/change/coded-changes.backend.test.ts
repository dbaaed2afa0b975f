import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { editOrder, quoteOrderEdit } from "@lokalkorb/contracts/orders";
import type { InputOf } from "@lokalkorb/contracts/contract";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { discountCodeDocument } from "@lokalkorb/model/documents/restaurants/discount-codes";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { aLine } from "@lokalkorb/testing/fixtures/order-input";
import { limits } from "../../platform/rate-limits.ts";
import { offeringId, type OrderWorld, restaurantId, shop, startOrderWorld } from "../testing/order-world.ts";

type Changes = InputOf<typeof editOrder>["changes"];

let world: OrderWorld;
let slotIndex = 100;
let butterCents = 0;

beforeAll(async () => {
  world = await startOrderWorld();
  butterCents = must(world.menu.items["butter"], "butter").priceCents;
});
afterAll(() => world.test.stop());

const place = (shopper: TestClient, code?: string): Promise<string> =>
  world.placed(
    shopper,
    [aLine(world.menu, "butter", { qty: 4 })],
    must(world.slots[(slotIndex += 1)], "slot"),
    code === undefined ? {} : { codes: [code] },
  );
const quote = (shopper: TestClient, orderId: string, changes: Changes) =>
  shopper.call(quoteOrderEdit, { restaurantId, orderId, changes });
const edit = (shopper: TestClient, orderId: string, changes: Changes, seenTotalCents?: number) =>
  shopper.call(editOrder, {
    requestId: randomUUID(),
    restaurantId,
    orderId,
    changes,
    ...(seenTotalCents === undefined ? {} : { seenTotalCents }),
  });
const butter = (qty: number): Changes => [{ kind: "quantity", lineId: "line-0", qty }];
const tenPercent = (qty: number): number => Math.round((butterCents * qty) / 10);
async function stats(code: string) {
  const { uses, heldUses, discountCents, revenueCents } = (await world.codeOf(code)).stats;
  return { uses, heldUses, discountCents, revenueCents };
}

it("K-FS-8 a code follows the changed goods, also when it has ended since; below its minimum it is given up and counted back", async () => {
  await world.addCode({ code: "ZEHN", percentBp: 1000, minSubtotalCents: 3 * butterCents, maxUses: 1 });
  const shopper = await world.guest();
  const orderId = await place(shopper, "ZEHN");
  const ended = { enabled: false, validTo: world.test.backend.clock.now(), percentBp: 5000 };
  await updateDocument(world.test.admin.db, discountCodeDocument, { restaurantId, codeId: "ZEHN" }, ended);
  expect(await edit(shopper, orderId, butter(5))).toMatchObject({ ok: true });
  const more = await world.order(orderId);
  expect(more.totals).toMatchObject({ itemsCents: 5 * butterCents, discountCents: 0 - tenPercent(5) });
  expect(await stats("ZEHN")).toEqual({
    uses: 1,
    heldUses: 0,
    discountCents: tenPercent(5),
    revenueCents: more.totals.totalCents,
  });
  const less = await quote(shopper, orderId, butter(2));
  expect(less).toMatchObject({
    value: { totalCents: 2 * butterCents, lost: [{ code: "ZEHN", cents: tenPercent(5), missingCents: butterCents }] },
  });
  // A discount is given up by those alone who saw the new total.
  expect(await edit(shopper, orderId, butter(2))).toMatchObject({ refusal: { type: "confirmation-required" } });
  expect(await world.redemption("ZEHN", orderId)).toBe("redeemed");
  expect(await edit(shopper, orderId, butter(2), 2 * butterCents)).toMatchObject({ ok: true });
  expect((await world.order(orderId)).codes).toEqual([]);
  expect(await world.redemption("ZEHN", orderId)).toBe("released");
  expect(await stats("ZEHN")).toEqual({ uses: 0, heldUses: 0, discountCents: 0, revenueCents: 0 });
});

it("K-FS-8 two changes at once, and one while the shop accepts or the shopper cancels: one use of the code, to the cent", async () => {
  world.test.backend.clock.advance(limits.orderChange.window);
  for (const [round, beside] of (["edit", "accept", "cancel", "accept"] as const).entries()) {
    const code = `RUNDE${round}`;
    await world.addCode({ code, percentBp: 1000, minSubtotalCents: 3 * butterCents, maxUses: 1 });
    const shopper = await world.guest();
    const orderId = await place(shopper, code);
    const other = () =>
      beside === "edit"
        ? edit(shopper, orderId, butter(6))
        : world.change(beside === "accept" ? world.staff("staff") : shopper, orderId, beside);
    const [edited] = await Promise.all([edit(shopper, orderId, butter(2), 2 * butterCents), other()]);
    const { status, totals, codes = [] } = await world.order(orderId);
    const isUsed = status !== "cancelled" && codes.length > 0;
    expect(await world.redemption(code, orderId)).toBe(isUsed ? "redeemed" : "released");
    const cents = codes[0]?.cents ?? 0;
    expect(totals.discountCents).toBe(0 - cents);
    expect(await stats(code)).toEqual(
      isUsed
        ? { uses: 1, heldUses: 0, discountCents: cents, revenueCents: totals.totalCents }
        : { uses: 0, heldUses: 0, discountCents: 0, revenueCents: 0 },
    );
    if (edited.ok && beside === "accept") expect([totals.itemsCents, codes]).toEqual([2 * butterCents, []]);
  }
});

const bread = (choiceId: string | null): Changes[number] => ({
  kind: "add",
  refId: "bauernbrot",
  qty: 1,
  choices: choiceId === null ? [] : [{ optionId: "schneiden", choiceId, qty: 1 }],
});
const basket = (drink: string): Changes[number] => ({
  kind: "add",
  refId: "brotzeitkorb",
  qty: 1,
  choices: [],
  components: [
    { slotId: "kaese", itemId: "bergkaese", qty: 1 },
    { slotId: "wurst", itemId: "landjaeger", qty: 1 },
    { slotId: "trinken", itemId: drink, qty: 2 },
  ],
});

it("K-FS-8 goods with choices and boxes come in with what was chosen, each for its own line, stock and price", async () => {
  world.test.backend.clock.advance(limits.orderChange.window);
  const shopper = await world.guest();
  const orderId = await place(shopper);
  const before = await world.stockOf("bauernbrot");
  const changes = [bread("halb"), bread("scheiben"), basket("apfelsaft-1")];
  const quoted = await quote(shopper, orderId, changes);
  const { totalCents } = must(quoted.ok ? quoted.value : null, JSON.stringify(quoted));
  expect(await edit(shopper, orderId, changes, totalCents)).toMatchObject({ ok: true });
  const { lines, totals } = await world.order(orderId);
  expect(lines.slice(1)).toMatchObject([
    { refId: "bauernbrot", choices: [{ choiceId: "halb", name: "Halbiert" }] },
    { refId: "bauernbrot", choices: [{ choiceId: "scheiben" }] },
    { kind: "bundle", refId: "brotzeitkorb", unitCents: 1990 + 150 },
  ]);
  expect(lines[3]?.components.map(({ itemId, qty }) => [itemId, qty])).toContainEqual(["apfelsaft-1", 2]);
  expect(new Set(lines.map(({ lineId }) => lineId)).size).toBe(4);
  expect(totals.totalCents).toBe(totalCents);
  // Two loaves, and the one in the box.
  expect((await world.stockOf("bauernbrot")).reserved).toBe(before.reserved + 3);
});

it("K-FS-8 what is not chosen rightly, needs an age, comes too late or is gone, does not come in", async () => {
  const shopper = await world.guest();
  const orderId = await place(shopper);
  const refused = async (change: Changes[number], refusal: object) =>
    expect(await quote(shopper, orderId, [change])).toMatchObject({ ok: false, refusal });
  await refused(bread(null), { type: "options-incomplete", optionName: "Schneiden" });
  await refused(bread("quer"), { type: "line-invalid", reason: "unknown-choice" });
  await refused({ ...basket("apfelsaft-1"), components: [] } as Changes[number], { reason: "components" });
  await refused(basket("helles"), { type: "age-required", minAge: 16 });
  const storefrontId = must(shop.storefrontId, "a storefront");
  const live = { "live.soldOutBundleIds": ["brotzeitkorb"] };
  await updateDocument(world.test.admin.db, storefrontDocument, { offeringId, storefrontId }, live);
  await refused(basket("apfelsaft-1"), { type: "sold-out", items: [{ name: "Brotzeitkorb für zwei" }] });
});
