import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  listShopItems,
  listShops,
  openSupportLook,
  setFeeRate,
  setItemBlock,
  setShopHold,
  setSwitches,
  setVatTemplates,
} from "@lokalkorb/contracts/back-office";
import type { InputOf } from "@lokalkorb/contracts/contract";
import { publishStorefront, setListing, setSoldOut } from "@lokalkorb/contracts/offerings";
import { createShop } from "@lokalkorb/contracts/shops";
import { roles } from "@lokalkorb/domain/access/role";
import { addDays } from "@lokalkorb/domain/kernel/time/local-date";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { startServices, type Services } from "@lokalkorb/local-services/start-services";
import { demo } from "@lokalkorb/testing/scenarios/demo";
import { staffOf } from "@lokalkorb/testing/scenarios/scenario/shop-scenario";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { memberWrites } from "@lokalkorb/testing/connect/member-writes";
import { readMenu } from "@lokalkorb/testing/seed/seed-scenario";
import { offeringId, type OrderWorld, restaurantId, shop, startOrderWorld } from "../ordering/testing/order-world.ts";

let services: Services;
let world: OrderWorld;
let platform: TestClient;

beforeAll(async () => {
  services = await startServices({ port: 0, dataDir: null });
  world = await startOrderWorld({ env: { SMTP_PORT: String(services.smtpPort) } });
  platform = await world.test.signIn(must(demo.platform, "an account"));
});
afterAll(async () => {
  await world.test.stop();
  await services.stop();
});

const reason = "Bei drei Waren fehlen die Angaben zu Allergenen.";
const hold = (who: TestClient, more: { readonly reason?: string } = { reason }) =>
  who.call(setShopHold, { requestId: randomUUID(), restaurantId, ...more });
const list = (who: TestClient) => who.call(setListing, { requestId: randomUUID(), restaurantId, listing: "public" });
const profile = async () => (await world.test.admin.db.doc(`restaurants/${restaurantId}`).get()).data();
const owner = staffOf(shop).email;
async function subjectsTo(to: string): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${services.port}/api/mail?to=${encodeURIComponent(to)}`);
  return ((await answer.json()) as { subject: string }[]).map(({ subject }) => subject);
}
const notAllowed = { ok: false, refusal: { type: "not-allowed" } };

describe("the platform's own desk", () => {
  it.each(roles)("is closed to a shop's %s", async (role) => {
    const who = world.staff(role);
    expect(await who.call(listShops, {})).toEqual(notAllowed);
    expect(await hold(who)).toEqual(notAllowed);
  });

  it("is closed to guests", async () => {
    const guest = await world.guest();
    expect(await guest.call(listShops, {})).toEqual(notAllowed);
    expect(await hold(guest)).toEqual(notAllowed);
  });

  it("lists all shops, hidden ones too, with who sells and how to reach them", async () => {
    const answer = await platform.call(listShops, {});
    const shops = must(answer.ok ? answer.value.shops : null, "shops");
    expect(shops).toHaveLength(demo.shops.length);
    expect(shops.find((one) => one.restaurantId === restaurantId)).toMatchObject({
      name: shop.restaurant.name,
      listing: "public",
      seller: shop.imprint.legalName,
      email: shop.restaurant.emailPublic,
    });
    const rest = await platform.call(listShops, { after: must(shops.at(-1), "a last one").restaurantId });
    expect(rest).toEqual({ ok: true, value: { shops: [] } });
  });

  it("PLT-03 hides a shop with reasons, which its owner gets at once, keeps it hidden, and lets it be seen again", async () => {
    await expect(hold(platform, { reason: "zu kurz" })).rejects.toThrow("reason");
    expect(await hold(platform)).toEqual({ ok: true, value: { listing: "hidden" } });
    expect(await profile()).toMatchObject({ listing: "hidden" });
    expect(await subjectsTo(owner)).toEqual([expect.stringContaining("ist vorerst nicht sichtbar")]);
    const mail = await world.test.admin.db.collection("mail").where("to", "==", owner).get();
    expect(String(mail.docs[0]?.get("text"))).toContain(reason);
    expect(await list(world.staff("owner"))).toMatchObject({
      ok: true,
      value: { listing: "hidden", missing: ["hold"] },
    });

    expect(await hold(platform, {})).toEqual({ ok: true, value: { listing: "public" } });
    expect(await profile()).toMatchObject({ listing: "public" });
    expect(await subjectsTo(owner)).toHaveLength(2);
    // A second press finds no hold, changes nothing and mails nothing.
    expect(await hold(platform, {})).toEqual({ ok: true, value: { listing: "public" } });
    expect(await subjectsTo(owner)).toHaveLength(2);
  });

  it("a shop that is held twice is seen afterwards as it was before the first hold", async () => {
    await Promise.all([hold(platform), hold(platform, { reason: `${reason} Und das Impressum.` })]);
    expect(await hold(platform, {})).toEqual({ ok: true, value: { listing: "public" } });
  });

  it("a shop that its owner hides while it is held stays hidden afterwards", async () => {
    await hold(platform);
    const hide = { requestId: randomUUID(), restaurantId, listing: "hidden" } as const;
    expect(await world.staff("owner").call(setListing, hide)).toMatchObject({ ok: true });
    expect(await hold(platform, {})).toEqual({ ok: true, value: { listing: "hidden" } });
    expect(await list(world.staff("owner"))).toMatchObject({ ok: true, value: { listing: "public" } });
  });

  it("knows no shop that is not there", async () => {
    const answer = await platform.call(setShopHold, { requestId: randomUUID(), restaurantId: "anderswo", reason });
    expect(answer).toEqual({ ok: false, refusal: { type: "not-found" } });
  });
});

describe("the switches of the platform", () => {
  const set = (who: TestClient, switches: { readonly registrations: boolean; readonly approval: boolean }) =>
    who.call(setSwitches, { requestId: randomUUID(), ...switches });
  const create = async (name: string) => {
    const who = await world.test.signIn(staffOf(shop));
    return who.call(createShop, { ...aNewShop, requestId: randomUUID(), name });
  };
  const aNewShop = {
    kind: "farm",
    address: { street: "Anger", houseNo: "1", zip: "83253", city: "Rimsting", country: "DE" },
    phone: "+49 8051 000000",
    ownerName: "Inhaberin",
    legalName: "Neuer Hof (Demo)",
    taxScheme: "regular",
    pickup: { weekdays: [5, 6], start: "08:00", minutes: 300 },
  } satisfies Omit<InputOf<typeof createShop>, "requestId" | "name">;

  it.each(roles)("are not a shop's %s's", async (role) => {
    expect(await set(world.staff(role), { registrations: false, approval: false })).toEqual(notAllowed);
  });

  it("close and open the registration of new shops", async () => {
    await set(platform, { registrations: false, approval: false });
    expect(await create("Zu spät")).toEqual({ ok: false, refusal: { type: "registration-closed" } });
    await set(platform, { registrations: true, approval: false });
    expect(await create("Rechtzeitig")).toMatchObject({ ok: true });
  });

  it("keep what an older page does not know", async () => {
    const input = { registrations: true, approval: false };
    await platform.call(setSwitches, { ...input, requestId: randomUUID(), onlinePayment: false });
    await set(platform, input);
    const stored = await world.test.admin.db.doc("data/switches").get();
    expect(stored.data()).toMatchObject({ ...input, onlinePayment: false });
    await platform.call(setSwitches, { ...input, requestId: randomUUID(), onlinePayment: true });
  });

  it.each(roles)("M-B2 keep templates of VAT from a shop's %s", async (role) => {
    const answer = await world.staff(role).call(setVatTemplates, { requestId: randomUUID(), rows: [] });
    expect(answer).toEqual(notAllowed);
  });

  it("M-B2 give a new shop the classes of VAT that templates say", async () => {
    const rows = [{ kind: "farm", country: "DE", word: "gemüse", vatClass: "food" }] as const;
    const answer = await platform.call(setVatTemplates, { requestId: randomUUID(), rows: [...rows] });
    expect(answer).toEqual({ ok: true, value: {} });
    const made = await create("Hof mit Vorlage");
    const id = must(made.ok ? made.value.restaurantId : null, "a shop");
    const place = `offerings/angebot-${id}/storefronts/web-${id}/categories`;
    const categories = await world.test.admin.db.collection(place).orderBy("position").get();
    const proposed = categories.docs.map((one) => [one.get("name"), one.get("proposedVat")] as unknown);
    expect(proposed).toEqual([
      ["Gemüse", "food"],
      ["Obst", "food"],
      ["Eier und Milch", "milkDrink"],
    ]);
  });

  it("PLT-03 hold a new shop until it is approved, and say so", async () => {
    await set(platform, { registrations: true, approval: true });
    const made = await create("Hof zur Probe");
    const id = must(made.ok ? made.value.restaurantId : null, "a shop");
    const who = await world.test.signIn(staffOf(shop));
    const wish = () => who.call(setListing, { requestId: randomUUID(), restaurantId: id, listing: "public" });
    const before = await wish();
    expect(before.ok && before.value.missing).toContain("hold");
    const account = await world.test.admin.db.doc(`restaurants/${id}/data/account`).get();
    expect(String(account.get("hold.reason"))).toContain("einmal an, bevor er zu sehen ist");
    const released = await platform.call(setShopHold, { requestId: randomUUID(), restaurantId: id });
    expect(released).toEqual({ ok: true, value: { listing: "hidden" } });
    expect(await subjectsTo(owner)).toContain("Hof zur Probe ist freigegeben");
    const after = await wish();
    expect(after.ok && after.value.missing).not.toContain("hold");
    await set(platform, { registrations: true, approval: false });
  });
});

describe("a support look at a shop", () => {
  const look = (who: TestClient, id: string = restaurantId) =>
    who.call(openSupportLook, { requestId: randomUUID(), restaurantId: id, reason });
  const settings = () => `restaurants/${restaurantId}/data/settings`;

  it.each(roles)("is not for a shop's %s, nor for a neighbour", async (role) => {
    expect(await look(world.staff(role))).toEqual(notAllowed);
    expect(await look(world.staff(role), "anderswo")).toEqual(notAllowed);
  });

  it("GDP-05 stands in the shop's log with its reason, reads for an hour, and changes nothing", async () => {
    const { clock } = world.test.backend;
    const firestore = world.test.backend.ports.firestore;
    const support = memberWrites(platform, firestore);
    await expect(support.read(settings())).rejects.toMatchObject({ code: "permission-denied" });
    const answer = await look(platform);
    expect(answer).toEqual({ ok: true, value: { until: expect.any(Number) as number } });
    expect(answer.ok && answer.value.until - clock.now()).toBeGreaterThan(59 * 60_000);
    const log = await world.test.admin.db.collection(`restaurants/${restaurantId}/log`).get();
    expect(log.docs.map((one) => one.data())).toContainEqual(
      expect.objectContaining({ act: "supportLook", by: "Lokalkorb", about: reason }),
    );
    await support.read(settings());
    await expect(support.update({ [settings()]: { texts: {} } })).rejects.toMatchObject({ code: "permission-denied" });
    clock.advance(61 * 60_000);
    await expect(support.read(settings())).rejects.toMatchObject({ code: "permission-denied" });
  });

  it("knows no shop that is not there", async () => {
    expect(await look(platform, "anderswo")).toEqual({ ok: false, refusal: { type: "not-found" } });
  });
});

describe("the fee of a shop", () => {
  const rate = (who: TestClient, percentBp: number, from: string) =>
    who.call(setFeeRate, { requestId: randomUUID(), restaurantId, percentBp, from });

  it.each(roles)("is not set by the shop's %s", async (role) => {
    expect(await rate(world.staff(role), 0, "2030-01-01")).toEqual(notAllowed);
  });

  it("PLT-03 holds from its day, never earlier than today, and stands in list and log; the owners are told in time", async () => {
    expect(await rate(platform, 250, "2030-01-01")).toEqual({
      ok: true,
      value: { feeRates: [{ from: "2030-01-01", percentBp: 250 }] },
    });
    const late = await rate(platform, 490, "2020-01-01");
    const feeRates = must(late.ok ? late.value.feeRates : null, "rates");
    expect(feeRates.map(({ percentBp }) => percentBp)).toEqual([490, 250]);
    // PLT-03: more than what was agreed so far begins 15 days after it was said.
    const dayOf = (at: number): string => instantToLocal(at, "Europe/Vienna").date;
    expect(feeRates[0]?.from).toBe(addDays(dayOf(world.test.backend.clock.now()), 16));
    const subjects = await subjectsTo(owner);
    expect(subjects).toContainEqual(expect.stringMatching(/^Die Gebühr von .* ändert sich am 01\.01\.2030$/));
    const list = await platform.call(listShops, {});
    expect(list.ok && list.value.shops.find((one) => one.restaurantId === restaurantId)).toMatchObject({ feeRates });
    const log = await world.test.admin.db.collection(`restaurants/${restaurantId}/log`).get();
    expect(log.docs.map((one) => one.get("about") as unknown)).toContain("250 2030-01-01");
  });

  it("knows no shop that is not there", async () => {
    const input = { requestId: randomUUID(), restaurantId: "anderswo", percentBp: 1, from: "2030-01-01" };
    expect(await platform.call(setFeeRate, input)).toEqual({ ok: false, refusal: { type: "not-found" } });
  });
});

describe("an item that the platform takes out", () => {
  const itemId = "butter";
  const block = (who: TestClient, more: { readonly reason?: string } = { reason }, id = itemId) =>
    who.call(setItemBlock, { requestId: randomUUID(), restaurantId, itemId: id, ...more });
  const menuNow = () => readMenu(world.test.admin, shop);
  const item = async () => (await world.test.admin.db.doc(`offerings/${offeringId}/items/${itemId}`).get()).data();
  const storefrontId = must(shop.storefrontId, "a storefront");
  const publish = () =>
    world.staff("owner").call(publishStorefront, { requestId: randomUUID(), restaurantId, offeringId, storefrontId });

  it.each(roles)("is not taken out by a shop's %s, who sees no list of it either", async (role) => {
    expect(await block(world.staff(role))).toEqual(notAllowed);
    expect(await world.staff(role).call(listShopItems, { restaurantId })).toEqual(notAllowed);
  });

  it("PLT-03 is gone at once, told with reasons, and comes back only after it was released and published", async () => {
    expect((await menuNow()).items[itemId]).toBeDefined();
    // A draft that is not published yet does not go out with it.
    const other = world.test.admin.db.doc(`offerings/${offeringId}/items/karotten`);
    const draft = (await other.get()).get("name") as string;
    await other.update({ name: "Noch nicht fertig" });
    expect(await block(platform)).toEqual({ ok: true, value: {} });
    const after = await menuNow();
    expect(after.items[itemId]).toBeUndefined();
    expect(after.categories.flatMap(({ entries }) => entries.map(({ id }) => id))).not.toContain(itemId);
    expect(after.items["karotten"]?.name).toBe(draft);
    await other.update({ name: draft });
    expect(await item()).toMatchObject({ blocked: { reason } });
    expect(await subjectsTo(owner)).toContainEqual(expect.stringMatching(/^„.*“ wurde aus .* entfernt$/));
    const log = await world.test.admin.db.collection(`restaurants/${restaurantId}/log`).get();
    expect(log.docs.map((one) => one.get("about") as unknown)).toContainEqual(expect.stringContaining(reason));

    expect(await publish()).toMatchObject({ ok: true });
    expect((await menuNow()).items[itemId]).toBeUndefined();
    const soldOut = { requestId: randomUUID(), restaurantId, offeringId, itemId, soldOut: false };
    await world.staff("owner").call(setSoldOut, soldOut);
    const view = await world.test.admin.db.doc(`offerings/${offeringId}/storefronts/${storefrontId}`).get();
    expect(view.get("live.soldOutItemIds") ?? []).toContain(itemId);
    const listed = await platform.call(listShopItems, { restaurantId });
    expect(listed.ok && listed.value.items.find((one) => one.itemId === itemId)).toMatchObject({ blockedFor: reason });

    expect(await block(platform, {})).toEqual({ ok: true, value: {} });
    expect(await item()).not.toHaveProperty("blocked");
    expect((await menuNow()).items[itemId]).toBeUndefined();
    expect(await publish()).toMatchObject({ ok: true, value: { missing: [] } });
    expect((await menuNow()).items[itemId]).toBeDefined();
    expect(await block(platform, {})).toEqual({ ok: true, value: {} });
  });

  it("knows no item and no shop that are not there", async () => {
    const missing = { ok: false, refusal: { type: "not-found" } };
    expect(await block(platform, { reason }, "gibtsnicht")).toEqual(missing);
    expect(await platform.call(listShopItems, { restaurantId: "anderswo" })).toEqual(missing);
  });
});
