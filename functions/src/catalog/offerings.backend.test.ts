import { createHash, randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  previewPublication,
  publishStorefront,
  setChoiceSoldOut,
  setClosures,
  setListing,
  setOperations,
  switchWay,
  switchWayToday,
  setSoldOut,
  setStock,
} from "@lokalkorb/contracts/offerings";
import { menuFeed, menuFeedUrl } from "@lokalkorb/contracts/menu-feed";
import { sharePictureName, sharePicturePath, type SharePicturePlace } from "@lokalkorb/contracts/share-picture";
import { shareContent, shareText } from "@lokalkorb/domain/menu/share-content";
import { sharePath } from "@lokalkorb/model/storage-paths";
import { placeOrder } from "@lokalkorb/contracts/orders";
import * as z from "@lokalkorb/contracts/schema";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { readDocument, readQuery, remove, setDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import type { FieldsOf } from "@lokalkorb/model/document/define-document";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { itemPriceDocument } from "@lokalkorb/model/documents/offerings/items/item-prices";
import { itemStockDocument } from "@lokalkorb/model/documents/offerings/items/item-stock";
import { offeringDocument } from "@lokalkorb/model/documents/offerings/offerings";
import { storefrontDocument } from "@lokalkorb/model/documents/offerings/storefronts";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { paymentSettingsDocument } from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import { discountCodeDocument } from "@lokalkorb/model/documents/restaurants/discount-codes";
import { fulfilmentMethodDocument } from "@lokalkorb/model/documents/restaurants/distribution-options";
import { settingsDocument } from "@lokalkorb/model/documents/restaurants/data/settings";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { statsDocument } from "@lokalkorb/model/documents/data/stats";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { aLine, fillBasket, freeSlots } from "@lokalkorb/testing/fixtures/order-input";
import { runJob } from "@lokalkorb/testing/jobs/run-job";
import { demo } from "@lokalkorb/testing/scenarios/demo";
import { readMenu } from "@lokalkorb/testing/seed/seed-scenario";
import { startTestBackend, testFunctionsEnv, type TestBackend } from "@lokalkorb/testing/start-test-backend";
import { signatureHeader, signRenewal, timestampHeader } from "./renewal/revalidate.ts";

const shop = must(demo.shops[0], "the farm shop");
const { restaurantId, offeringId, storefrontId } = shop;
const address = { restaurantId, offeringId, storefrontId };

let test: TestBackend;
let pages: Server;
let owner: TestClient;
let staff: TestClient;
let kitchen: TestClient;
let stranger: TestClient;
const renewals: {
  readonly body: { readonly restaurantId: string; readonly reason: string };
  readonly isSigned: boolean;
}[] = [];
let tellRenewal: () => void = () => undefined;

beforeAll(async () => {
  pages = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      const timestamp = String(request.headers[timestampHeader]);
      const isSigned =
        request.headers[signatureHeader] ===
        signRenewal(must(testFunctionsEnv["REVALIDATE_SECRET"], "secret"), timestamp, body);
      renewals.push({ body: JSON.parse(body) as { restaurantId: string; reason: string }, isSigned });
      response.writeHead(200).end("{}");
      tellRenewal();
    });
  });
  await new Promise<void>((resume) => pages.listen(0, "127.0.0.1", resume));
  test = await startTestBackend({
    scenario: demo,
    env: { APP_URL: `http://127.0.0.1:${(pages.address() as AddressInfo).port}` },
  });
  [owner, staff, kitchen, stranger] = await Promise.all([
    test.signIn(must(shop.staff[0], "owner")),
    test.signIn(must(shop.staff[1], "staff")),
    test.signIn(must(shop.staff[2], "kitchen")),
    test.signIn("guest"),
  ]);
});
beforeEach(() => void renewals.splice(0));
afterAll(async () => {
  await test.stop();
  pages.closeAllConnections();
  await new Promise((resume) => pages.close(resume));
});

const live = async () =>
  must(await readDocument(test.admin.db, storefrontDocument, { offeringId, storefrontId }), "storefront").live;
const published = async () =>
  must((await readDocument(test.admin.db, storefrontDocument, { offeringId, storefrontId }))?.published, "published");
const publish = (client: TestClient) => client.call(publishStorefront, { requestId: randomUUID(), ...address });
const soldOut = (client: TestClient, itemId: string, isSoldOut: boolean) =>
  client.call(setSoldOut, { requestId: randomUUID(), restaurantId, offeringId, itemId, soldOut: isSoldOut });
async function renewalFor(reason: string): Promise<void> {
  while (!renewals.some(({ body }) => body.reason === reason))
    await new Promise<void>((resume) => (tellRenewal = resume));
}

const aCampaign = (part: Pick<FieldsOf<typeof discountCodeDocument>, "code" | "name" | "emails">) =>
  ({
    enabled: true,
    kind: "fixed",
    amountCents: 100,
    firstOrderOnly: false,
    oncePerCustomer: false,
    b2bOnly: false,
    excludeDiscounted: false,
    autoApply: true,
    discountsDelivery: false,
    stacking: "stackable",
    priority: 100,
    stats: { uses: 0, heldUses: 0, discountCents: 0, revenueCents: 0 },
    ...part,
  }) satisfies FieldsOf<typeof discountCodeDocument>;

const regionBase = (region: string): string =>
  `http://127.0.0.1:${test.backend.ports.functions}/${test.backend.projectId}/${region}`;

it("F26 answers callables in europe-west1 and the public feed, for the US base, in europe-west3", async () => {
  const statusIn = async (region: string): Promise<number> => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${regionBase(region)}/setSoldOut`, { method: "POST", headers, body: '{"data":{}}' });
    return answer.status;
  };
  expect(await Promise.all(["europe-west1", "europe-west3", "asia-east1"].map(statusIn))).toEqual([400, 404, 404]);
  const feedIn = async (region: string): Promise<number> =>
    (await fetch(menuFeedUrl(regionBase(region), shop.restaurant.slug))).status;
  expect(await Promise.all(["europe-west1", "europe-west3"].map(feedIn))).toEqual([404, 200]);
});

it("C03 gives everybody the published menu as JSON, and nothing of what is not listed", async () => {
  const url = menuFeedUrl(regionBase("europe-west3"), shop.restaurant.slug);
  const answer = await fetch(url);
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=60");
  const feed = z.parse(menuFeed, await answer.json());
  expect(feed.shop.url).toMatch(new RegExp(`/${shop.restaurant.slug}$`));
  expect(feed.articles.length).toBeGreaterThan(3);
  const again = await fetch(url, { headers: { "if-none-match": must(answer.headers.get("etag"), "a tag") } });
  expect(again.status).toBe(304);
  expect((await fetch(url, { method: "POST" })).status).toBe(405);
  await updateDocument(test.admin.db, shopDocument, { restaurantId }, { listing: "hidden" });
  expect((await fetch(url)).status).toBe(404);
  await updateDocument(test.admin.db, shopDocument, { restaurantId }, { listing: "public" });
});

it("C03 draws the picture beside a link once, for what is published, and for nothing else", async () => {
  const menu = await readMenu(test.admin, shop);
  const text = shareText(must(shareContent(menu, null), "a shop"));
  const key = createHash("sha256").update(text).digest("base64url");
  const place = { restaurantId, storefrontId: menu.storefrontId, productId: null, key };
  const urlOf = (at: Partial<SharePicturePlace>): string =>
    `${regionBase("europe-west1")}/${sharePictureName}/${sharePicturePath({ ...place, ...at })}`;
  const answers = await Promise.all([1, 2, 3].map(() => fetch(urlOf({}))));
  expect(
    answers.map(({ status, headers }) => [status, headers.get("content-type"), headers.get("cache-control")]),
  ).toEqual(Array.from({ length: 3 }, () => [200, "image/jpeg", "public, max-age=31536000, immutable"]));
  const [picture] = await test.admin.bucket.file(sharePath({ restaurantId, key })).download();
  expect(Buffer.from(await must(answers[0], "an answer").arrayBuffer())).toEqual(picture);
  // A page that is a moment older than its shop.
  const older = await fetch(urlOf({ key: "k".repeat(43) }));
  expect([older.status, older.headers.get("cache-control")]).toEqual([200, "public, max-age=300"]);
  const refused = [{ productId: "gone" }, { storefrontId: "other" }, { restaurantId: "other" }].map(urlOf);
  for (const url of [...refused, `${urlOf({})}?x`.replace(".jpg", ".svg")]) expect((await fetch(url)).status).toBe(404);
  expect((await fetch(urlOf({}), { method: "POST" })).status).toBe(405);
});

describe("publishing", () => {
  it("writes the next version beside the old one, for good, and tells the pages with a signature", async () => {
    const before = await published();
    const old = await readMenu(test.admin, shop);
    await updateDocument(test.admin.db, itemDocument, { offeringId, itemId: "butter" }, { priceCents: 399 });
    expect(await publish(owner)).toEqual({ ok: true, value: { version: before.version + 1, missing: [], gaps: [] } });
    await renewalFor("published");
    expect(renewals.every(({ isSigned }) => isSigned)).toBe(true);

    const after = await published();
    expect(after.path).toBe(`menus/${restaurantId}/${storefrontId}/${after.version}.json`);
    expect((await readMenu(test.admin, shop)).items["butter"]?.priceCents).toBe(399);
    const [bytes] = await test.admin.bucket.file(before.path).download();
    expect(JSON.parse(bytes.toString("utf8"))).toEqual(old);
    const [metadata] = await test.admin.bucket.file(after.path).getMetadata();
    expect(metadata.cacheControl).toContain("immutable");
    expect(metadata.contentType).toContain("application/json");
  });

  it("lets nothing into the menu that is not meant for shoppers", async () => {
    const text = JSON.stringify(await readMenu(test.admin, shop));
    for (const secret of ["createdAt", "onHand", "iban", ...shop.staff.map(({ uid }) => uid)])
      expect(text).not.toContain(secret);
  });

  it("K-LEG-01 takes what an Austrian imprint says in fields of its own into the menu", async () => {
    const { db } = test.admin;
    const { legal } = must(await readDocument(db, accountDocument, { restaurantId }), "account");
    const said = { purpose: "Bäckerei", chamber: "Wirtschaftskammer Steiermark", tradeRules: "Gewerbeordnung" };
    await updateDocument(db, accountDocument, { restaurantId }, { legal: { ...legal, ...said } });
    expect(await publish(owner)).toMatchObject({ ok: true, value: { missing: [] } });
    expect((await readMenu(test.admin, shop)).shop.imprint).toMatchObject(said);
    await updateDocument(db, accountDocument, { restaurantId }, { legal });
    await publish(owner);
  });

  it("answers what is missing instead, and leaves the old menu out", async () => {
    const before = await published();
    await updateDocument(test.admin.db, itemDocument, { offeringId, itemId: "butter" }, { allergenState: "unknown" });
    expect(await publish(owner)).toEqual({
      ok: true,
      value: {
        version: before.version,
        missing: ["allergens-unknown:butter"],
        gaps: [{ type: "allergens-unknown", place: "item", id: "butter", name: "Sauerrahmbutter" }],
      },
    });
    expect(await published()).toEqual(before);
    await updateDocument(test.admin.db, itemDocument, { offeringId, itemId: "butter" }, { allergenState: "declared" });
  });

  it("asks for tips once the shop wants it, with what the shop proposes", async () => {
    const wanted = (enabled: boolean) =>
      updateDocument(
        test.admin.db,
        paymentSettingsDocument,
        { restaurantId },
        { tips: { enabled, mode: "fixed", presets: [100, 200], recipient: "staff" } },
      );
    await wanted(true);
    await publish(owner);
    expect((await readMenu(test.admin, shop)).tips).toEqual({ mode: "fixed", presets: [100, 200] });
    await wanted(false);
    await publish(owner);
    expect(await readMenu(test.admin, shop)).not.toHaveProperty("tips");
  });

  it("K-TYP-5 CHK-11 asks shoppers of an open page for no account, whatever a shop had stored", async () => {
    const { db } = test.admin;
    const option = { restaurantId, optionId: "abholung-hofladen" };
    const settings = must(await readDocument(db, settingsDocument, { restaurantId }), "settings");
    const fulfilment = must(await readDocument(db, fulfilmentMethodDocument, option), "way");
    const { ordering } = settings;
    await updateDocument(
      db,
      settingsDocument,
      { restaurantId },
      { ordering: { ...ordering, guestAllowed: false, accountRequiredFor: ["pickup"] } },
    );
    await updateDocument(db, fulfilmentMethodDocument, option, { requires: ["account"] });
    await publish(owner);
    const menu = await readMenu(test.admin, shop);
    const lines = [aLine(menu, "karotten", { qty: 4 })];
    const now = test.backend.clock.now();
    const slotKey = must(freeSlots(menu, now)[64], "slot");
    const input = await fillBasket(test.admin, { menu, uid: stranger.uid, lines, slotKey, now });
    expect(await stranger.call(placeOrder, input)).toMatchObject({ ok: true });
    expect(menu.ordering).not.toHaveProperty("guestAllowed");
    expect(menu.ordering).not.toHaveProperty("accountRequiredFor");
    expect(menu.distributionOptions.find(({ id }) => id === option.optionId)?.requires).toEqual([]);
    await updateDocument(db, settingsDocument, { restaurantId }, { ordering });
    await updateDocument(db, fulfilmentMethodDocument, option, { requires: fulfilment.requires ?? remove() });
    await publish(owner);
  });

  it("gives campaigns to everybody without a code, from one publication to the next", async () => {
    const { db } = test.admin;
    const campaign = { restaurantId, codeId: "AKTION-1" };
    await setDocument(db, discountCodeDocument, campaign, aCampaign({ code: "AKTION-1", name: "Herbst" }));
    const personal = aCampaign({ code: "AKTION-2", name: "Stammkundschaft", emails: ["stamm@kundschaft.example"] });
    await setDocument(db, discountCodeDocument, { restaurantId, codeId: "AKTION-2" }, personal);
    await publish(owner);

    const menu = await readMenu(test.admin, shop);
    expect(menu.campaigns?.map(({ name }) => name)).toEqual(["Herbst"]);
    expect(JSON.stringify(menu)).not.toContain("stamm@kundschaft.example");
    const now = test.backend.clock.now();
    const wanted = { menu, uid: stranger.uid, lines: [aLine(menu, "karotten", { qty: 5 })], now };
    const slotKey = must(freeSlots(menu, now)[60], "slot");
    const placed = await stranger.call(placeOrder, await fillBasket(test.admin, { ...wanted, slotKey }));
    const { orderId } = must(placed.ok ? placed.value : null, "an order");
    const order = await readDocument(db, orderDocument, { restaurantId, orderId });
    expect(order?.codes).toMatchObject([{ codeId: "AKTION-1", code: "Herbst", cents: 100 }]);
    await test.backend.idle();
    expect((await readDocument(db, discountCodeDocument, campaign))?.stats).toMatchObject({
      uses: 1,
      discountCents: 100,
    });

    // It ended while a page still showed it.
    const seen = await fillBasket(test.admin, { ...wanted, slotKey });
    await updateDocument(db, discountCodeDocument, campaign, { enabled: false });
    await publish(owner);
    expect(await readMenu(test.admin, shop)).not.toHaveProperty("campaigns");
    expect(await stranger.call(placeOrder, seen)).toMatchObject({
      ok: false,
      refusal: { type: "price-changed", quotedCents: seen.quotedTotalCents, totalCents: seen.quotedTotalCents + 100 },
    });
  });

  it("D-15.1 an order of a limited day writes its own entry and none of the others", async () => {
    const { db } = test.admin;
    const fulfilment = { restaurantId, optionId: "abholung-hofladen" };
    await updateDocument(db, fulfilmentMethodDocument, fulfilment, { dayCapacity: { ordersPerDay: 50 } });
    await publish(owner);
    const menu = await readMenu(test.admin, shop);
    const now = test.backend.clock.now();
    const slotKey = must(freeSlots(menu, now)[90], "slot");
    const place = async (): Promise<string> => {
      const lines = [aLine(menu, "karotten", { qty: 4 })];
      const guest = await test.signIn("guest");
      const placed = await guest.call(
        placeOrder,
        await fillBasket(test.admin, { menu, uid: guest.uid, lines, slotKey, now }),
      );
      return must(placed.ok ? placed.value : null, "an order").orderId;
    };
    const day = db.doc(
      `restaurants/${restaurantId}/distributionOptions/${fulfilment.optionId}/slots/${slotKey.slice(0, 10)}`,
    );
    const first = await place();
    // An entry is written by its own order alone: on a busy day the others are hundreds of kilobytes.
    await day.update({ [`held.${first}.seen`]: "untouched" });
    const second = await place();
    const stored = must((await day.get()).data(), "day");
    expect(stored).toMatchObject({ orders: 2, capOrders: 50, held: { [first]: { seen: "untouched" }, [second]: {} } });
    await updateDocument(db, fulfilmentMethodDocument, fulfilment, { dayCapacity: remove() });
    await publish(owner);
  });

  it("names a document whose inside is damaged, of the catalogue and of the shop", async () => {
    const { db } = test.admin;
    const item = db.doc(`offerings/${offeringId}/items/butter`);
    await item.update({ optionRefs: [{ optionId: 7 }] });
    expect(await publish(owner)).toMatchObject({
      ok: true,
      value: {
        missing: ["malformed:butter"],
        gaps: [
          {
            type: "malformed",
            place: "item",
            name: "Sauerrahmbutter",
            detail: expect.stringContaining("optionRefs") as string,
          },
        ],
      },
    });
    await item.update({ optionRefs: [] });
    const settings = db.doc(`restaurants/${restaurantId}/data/settings`);
    const whole = must((await settings.get()).data(), "settings");
    await settings.update({ "texts.thankYou": { de: "Danke" } });
    expect(await publish(owner)).toMatchObject({ ok: true, value: { gaps: [{ type: "malformed", place: "shop" }] } });
    await settings.set(whole);
    expect(await publish(owner)).toMatchObject({ ok: true, value: { missing: [] } });
  });

  it("K-FM-27 closes one way on no day that it has promised, whatever was written", async () => {
    const { db } = test.admin;
    const orders = db.collection(`restaurants/${restaurantId}/orders`).where("status", "==", "accepted");
    const order = must((await orders.limit(1).get()).docs[0], "an accepted order").data();
    const fulfilment = { restaurantId, optionId: String((order["distribution"] as { optionId: string }).optionId) };
    const day = String(order["dayKey"]);
    const closed = (from: string, to: string) => ({ closures: [{ from, to, mode: "closed" as const }] });
    const before = await published();
    await updateDocument(db, fulfilmentMethodDocument, fulfilment, closed(day, day));
    const answer = await publish(owner);
    expect(answer).toMatchObject({
      ok: true,
      value: { version: before.version, missing: [`days-promised:${fulfilment.optionId}`] },
    });
    const [gap] = (answer.ok && answer.value.gaps) || [];
    expect(gap?.detail).toContain(order["no"]);
    expect(await published()).toEqual(before);

    await updateDocument(db, fulfilmentMethodDocument, fulfilment, closed("2031-01-03", "2031-01-01"));
    expect(await publish(owner)).toMatchObject({
      ok: true,
      value: { missing: [`closure-days:${fulfilment.optionId}`] },
    });
    await updateDocument(db, fulfilmentMethodDocument, fulfilment, closed("2031-01-01", "2031-01-03"));
    const neighbour = await test.signIn(must(must(demo.shops[1], "another shop").staff[0], "its owner"));
    for (const who of [stranger, neighbour, kitchen])
      expect(await publish(who)).toEqual({ ok: false, refusal: { type: "not-allowed" } });
    expect(await publish(owner)).toMatchObject({ ok: true, value: { missing: [] } });
    await updateDocument(db, fulfilmentMethodDocument, fulfilment, { closures: [] });
    await publish(owner);
  });

  it("keeps the mark of an edit that it did not take along", async () => {
    const { db } = test.admin;
    for (let round = 1; round <= 6; round++) {
      const name = `Sauerrahmbutter ${round}`;
      const edit = async (): Promise<void> => {
        await new Promise((resume) => setTimeout(resume, round * 8));
        await updateDocument(db, itemDocument, { offeringId, itemId: "butter" }, { name });
        await updateDocument(db, storefrontDocument, { offeringId, storefrontId }, { draftDirty: true });
      };
      await Promise.all([publish(owner), edit()]);
      const isOut = (await readMenu(test.admin, shop)).items["butter"]?.name === name;
      const isMarked = (await readDocument(db, storefrontDocument, { offeringId, storefrontId }))?.draftDirty;
      expect(isOut || isMarked, `round ${round}`).toBe(true);
    }
    await updateDocument(db, itemDocument, { offeringId, itemId: "butter" }, { name: "Sauerrahmbutter" });
    await publish(owner);
  });

  it("PRC-07 keeps what things cost, and gives the lowest price of 30 days with a reduced one", async () => {
    const { db } = test.admin;
    const price = async (priceCents: number) => {
      await updateDocument(db, itemDocument, { offeringId, itemId: "rapsoel" }, { priceCents });
      await publish(owner);
      return (await readMenu(test.admin, shop)).items["rapsoel"];
    };
    const now = test.backend.clock.now();
    const daysAgo = (days: number) => ({
      day: new Date(now - days * 86_400_000).toISOString().slice(0, 10),
      at: now - days * 86_400_000,
    });
    const before = { offeringId, itemId: "rapsoel" };
    await setDocument(
      db,
      itemPriceDocument,
      { ...before, day: daysAgo(20).day },
      { priceCents: 650, menuVersion: 1, at: daysAgo(20).at },
    );
    await setDocument(
      db,
      itemPriceDocument,
      { ...before, day: daysAgo(10).day },
      { priceCents: 690, menuVersion: 1, at: daysAgo(10).at },
    );
    const reduced = await price(590);
    expect(reduced).toMatchObject({ priceCents: 590, lowest30Cents: 650 });
    const history = await readQuery(db, queryOf(itemPriceDocument, before));
    expect(history.at(-1)).toMatchObject({ priceCents: 590 });
    await price(690);
  });

  it("gives two publishers two versions", async () => {
    const { db } = test.admin;
    const before = await published();
    const edited = (priceCents: number) =>
      updateDocument(db, itemDocument, { offeringId, itemId: "butter" }, { priceCents });
    const versionOf = async (answer: ReturnType<typeof publish>) => {
      const given = await answer;
      return given.ok ? given.value.version : 0;
    };
    await edited(401);
    const first = await versionOf(publish(owner));
    await edited(402);
    // M-S8 Three at once take the same edit along: one of them makes a version of it, the others find it there.
    const versions = await Promise.all(Array.from({ length: 3 }, () => versionOf(publish(owner))));
    expect(first).toBe(before.version + 1);
    expect(new Set(versions).size).toBe(1);
    expect(Math.min(...versions)).toBeGreaterThan(first);
    expect((await readMenu(test.admin, shop)).version).toBe((await published()).version);
    expect((await readMenu(test.admin, shop)).version).toBe(versions[0]);
    expect((await readMenu(test.admin, shop)).items["butter"]?.priceCents).toBe(402);
  });

  it("M-S8 says before a publication all that it takes along, and makes no version of nothing", async () => {
    const { db } = test.admin;
    const preview = (who: TestClient) => who.call(previewPublication, address);
    await publish(owner);
    const before = await published();
    const nothing = { version: before.version, changes: [], more: 0, gaps: [] };
    expect(await preview(owner)).toEqual({ ok: true, value: nothing });
    expect(await publish(owner)).toMatchObject({ ok: true, value: { version: before.version, missing: [] } });
    expect(await published()).toEqual(before);

    await updateDocument(
      db,
      itemDocument,
      { offeringId, itemId: "butter" },
      { description: "Aus Heumilch", priceCents: 410 },
    );
    await updateDocument(
      db,
      fulfilmentMethodDocument,
      { restaurantId, optionId: "abholung-hofladen" },
      { leadMinutes: 95 },
    );
    const answer = await preview(owner);
    expect(
      answer.ok &&
        answer.value.changes.map(({ place, id, fields }) => [place, id, fields.map(({ field }) => field).toSorted()]),
    ).toEqual([
      ["item", "butter", expect.arrayContaining(["description", "priceCents"])],
      ["method", "abholung-hofladen", ["leadMinutes"]],
    ]);
    for (const who of [kitchen, staff, stranger])
      expect(await preview(who)).toEqual({ ok: false, refusal: { type: "not-allowed" } });
    const neighbour = await test.signIn(must(must(demo.shops[1], "another shop").staff[0], "its owner"));
    expect(await preview(neighbour)).toEqual({ ok: false, refusal: { type: "not-allowed" } });
    expect(await publish(owner)).toMatchObject({ ok: true, value: { missing: [] } });
    expect((await published()).version).toBeGreaterThan(before.version);
    await updateDocument(db, itemDocument, { offeringId, itemId: "butter" }, { allergenState: "unknown" });
    expect(await preview(owner)).toMatchObject({
      ok: true,
      value: { changes: [], gaps: [{ type: "allergens-unknown", id: "butter" }] },
    });
    await updateDocument(db, itemDocument, { offeringId, itemId: "butter" }, { allergenState: "declared" });
  });

  it("is for those who may", async () => {
    for (const client of [kitchen, stranger])
      expect(await publish(client)).toEqual({ ok: false, refusal: { type: "not-allowed" } });
  });

  it.each(["members", "b2b"] as const)(
    "X-L4 writes no menu of a view for %s, because whoever knows its address could read it",
    async (visibility) => {
      const before = await published();
      await updateDocument(test.admin.db, storefrontDocument, { offeringId, storefrontId }, { visibility });
      expect(await publish(owner)).toEqual({ ok: false, refusal: { type: "not-found" } });
      expect(await published()).toEqual(before);
      await updateDocument(test.admin.db, storefrontDocument, { offeringId, storefrontId }, { visibility: "public" });
    },
  );

  it("tells shop cards the ways to get the goods", async () => {
    expect((await readDocument(test.admin.db, shopDocument, { restaurantId }))?.offers).toEqual([
      { type: "pickup", feeCents: 0, minOrderCents: 500 },
      { type: "delivery", feeCents: 290, minOrderCents: 2000 },
      { type: "shipping", feeCents: 549, minOrderCents: 1500 },
    ]);
  });
});

describe("sold out today", () => {
  it("S-R12 reaches the storefront at once with the moment at which it ends, and comes back by hand", async () => {
    const answer = await soldOut(owner, "karotten", true);
    expect(answer.ok && answer.value.soldOutUntil).toBeGreaterThan(test.backend.clock.now());
    expect((await live()).soldOutItemIds).toContain("karotten");
    expect((await live()).soldOutUntil?.["karotten"]).toBe(answer.ok && answer.value.soldOutUntil);
    await publish(owner);
    expect((await live()).soldOutUntil?.["karotten"]).toBe(answer.ok && answer.value.soldOutUntil);
    await renewalFor("sold-out");
    expect(await soldOut(owner, "karotten", false)).toEqual({ ok: true, value: { soldOutUntil: null } });
    expect((await live()).soldOutItemIds).not.toContain("karotten");
    expect((await live()).soldOutUntil ?? {}).not.toHaveProperty("karotten");
  });

  it("renews the pages of every shop that sells from the catalogue", async () => {
    const { db } = test.admin;
    const other = must(demo.shops[1], "the bakery").restaurantId;
    const offering = { offeringId };
    await updateDocument(db, offeringDocument, offering, { restaurantIds: [restaurantId, other] });
    await soldOut(owner, "karotten", true);
    const told = () => new Set(renewals.splice(0).map(({ body }) => body.restaurantId));
    await test.backend.idle();
    expect(told()).toEqual(new Set([restaurantId, other]));
    await owner.call(setStock, { requestId: randomUUID(), restaurantId, offeringId, itemId: "hackfleisch", onHand: 9 });
    expect(told()).toEqual(new Set([restaurantId, other]));
    await soldOut(owner, "karotten", false);
    await updateDocument(db, offeringDocument, offering, { restaurantIds: [restaurantId] });
  });

  it("is refused to strangers and to the kitchen, and for products of another shop", async () => {
    for (const client of [kitchen, stranger])
      expect(await soldOut(client, "karotten", true)).toEqual({ ok: false, refusal: { type: "not-allowed" } });
    expect(await soldOut(owner, "handsemmel", true)).toEqual({ ok: false, refusal: { type: "not-found" } });
  });

  it("stops orders that were already in a basket", async () => {
    const menu = await readMenu(test.admin, shop);
    const now = test.backend.clock.now();
    await soldOut(owner, "karotten", true);
    const input = await fillBasket(test.admin, {
      menu,
      uid: stranger.uid,
      lines: [aLine(menu, "karotten", { qty: 4 })],
      slotKey: must(freeSlots(menu, now)[60], "slot"),
      now,
    });
    expect(await stranger.call(placeOrder, input)).toMatchObject({
      ok: false,
      refusal: { type: "sold-out", items: [{ itemId: "karotten", available: 0 }] },
    });
    await soldOut(owner, "karotten", false);
  });
});

describe("sold out today, one choice", () => {
  const set = (client: TestClient, wanted: { optionId: string; choiceId: string; soldOut: boolean }) =>
    client.call(setChoiceSoldOut, { requestId: randomUUID(), restaurantId, offeringId, ...wanted });

  it("is said to shoppers at once, kept by a publication, and stops orders with it", async () => {
    const menu = await readMenu(test.admin, shop);
    const item = must(
      Object.values(menu.items).find(({ optionRefs }) => optionRefs.length > 0),
      "an item with options",
    );
    const line = aLine(menu, item.id);
    const { optionId, choiceId } = must(line.choices[0], "a preset");
    const choice = { optionId, choiceId };
    for (const client of [kitchen, stranger])
      expect(await set(client, { ...choice, soldOut: true })).toEqual({ ok: false, refusal: { type: "not-allowed" } });
    expect(await set(owner, { optionId, choiceId: "nothing", soldOut: true })).toMatchObject({ ok: false });

    const answer = await set(owner, { ...choice, soldOut: true });
    const until = must(answer.ok ? answer.value.soldOutUntil : null, "an end");
    await publish(owner);
    expect((await live()).soldOutChoices).toEqual([{ ...choice, until }]);
    const now = test.backend.clock.now();
    const slotKey = must(freeSlots(menu, now)[60], "slot");
    const published = await readMenu(test.admin, shop);
    const input = await fillBasket(test.admin, { menu: published, uid: stranger.uid, lines: [line], slotKey, now });
    expect(await stranger.call(placeOrder, input)).toMatchObject({
      ok: false,
      refusal: { type: "sold-out", items: [{ itemId: item.id, available: 0 }] },
    });

    expect(await set(owner, { ...choice, soldOut: false })).toEqual({ ok: true, value: { soldOutUntil: null } });
    expect((await live()).soldOutChoices).toEqual([]);
  });
});

describe("counted stock", () => {
  it("is set by staff, spread over the shards, mirrored, and shown when it is low or gone", async () => {
    const count = (onHand: number) =>
      owner.call(setStock, { requestId: randomUUID(), restaurantId, offeringId, itemId: "obstler", onHand });
    expect(await count(2)).toEqual({ ok: true, value: { onHand: 2, reserved: 0 } });
    expect((await live()).lowItemIds).toContain("obstler");
    expect(await count(0)).toEqual({ ok: true, value: { onHand: 0, reserved: 0 } });
    expect((await live()).soldOutItemIds).toContain("obstler");
    expect(await count(50)).toEqual({ ok: true, value: { onHand: 50, reserved: 0 } });
    await test.backend.idle();
    const { soldOutItemIds, lowItemIds } = await live();
    expect([...soldOutItemIds, ...lowItemIds]).not.toContain("obstler");
    expect((await readDocument(test.admin.db, itemDocument, { offeringId, itemId: "obstler" }))?.stock).toMatchObject({
      onHand: 50,
      reserved: 0,
    });
  });

  it("never falls below what is promised to shoppers", async () => {
    const reserved =
      (await readDocument(test.admin.db, itemDocument, { offeringId, itemId: "bauernbrot" }))?.stock.reserved ?? 0;
    expect(reserved).toBeGreaterThan(0);
    const answer = await owner.call(setStock, {
      requestId: randomUUID(),
      restaurantId,
      offeringId,
      itemId: "bauernbrot",
      onHand: 0,
    });
    expect(answer).toEqual({ ok: true, value: { onHand: reserved, reserved } });
  });
});

describe("goods made every day anew", () => {
  const itemId = "apfelmus";
  const stockOf = async () =>
    must(await readDocument(test.admin.db, itemDocument, { offeringId, itemId }), itemId).stock;

  it("have their number again when the shop's day begins, on top of what is promised", async () => {
    const { db } = test.admin;
    const stock = { mode: "daily" as const, onHand: 0, reserved: 0, dailyQty: 7 };
    await updateDocument(db, itemDocument, { offeringId, itemId }, { stock });
    await runJob(test, "dailyGoods", restaurantId);
    expect(await stockOf()).toMatchObject({ onHand: 7, reserved: 0 });
    await setDocument(db, itemStockDocument, { offeringId, itemId, shard: "0" }, { onHand: 5, reserved: 3 });
    await test.backend.idle();
    await runJob(test, "dailyGoods", restaurantId);
    expect(await stockOf()).toMatchObject({ onHand: 5, reserved: 3 });
    await updateDocument(db, itemDocument, { offeringId, itemId }, { "stock.countedFor": "2020-01-01" });
    await runJob(test, "dailyGoods", restaurantId);
    await test.backend.idle();
    expect(await stockOf()).toMatchObject({ onHand: 10, reserved: 3 });
  });
});

it("publishing does not put back on sale what is sold out at the same moment", async () => {
  for (let round = 0; round < 5; round++) {
    const isSoldOut = round % 2 === 0;
    await Promise.all([publish(owner), soldOut(owner, "karotten", isSoldOut)]);
    expect((await live()).soldOutItemIds.includes("karotten"), `round ${round}`).toBe(isSoldOut);
  }
  await soldOut(owner, "karotten", false);
});

describe("what follows from the clock", () => {
  it("counts the platform's figures from the documents", async () => {
    await runJob(test, "census");
    const stats = await readDocument(test.admin.db, statsDocument, {});
    expect(stats).toMatchObject({ restaurants: 3, activeRestaurants30: 3 });
    expect(stats?.items).toBe(demo.shops.flatMap(({ catalog }) => catalog.items).length);
    // And the one with the campaign, the one of a guest, and two of a limited day.
    expect(stats?.ordersTotal).toBe(demo.shops.flatMap(({ orders }) => orders).length + 4);
  });

  it("says on the pages at once on which days the shop is away, and to whom a view is shown", async () => {
    const { db } = test.admin;
    const days = { from: "2027-01-04", to: "2027-01-08", mode: "closed" } as const;
    await updateDocument(db, shopDocument, { restaurantId }, { closures: [{ ...days, reason: "Urlaub" }] });
    await renewalFor("operations");
    await updateDocument(db, storefrontDocument, { offeringId, storefrontId }, { visibility: "members" });
    await renewalFor("published");
    await test.backend.idle();
    renewals.splice(0);
    // Figures and opening words that a publication takes along renew nothing by themselves.
    await updateDocument(db, shopDocument, { restaurantId }, { description: "Neu beschrieben" });
    await test.backend.idle();
    expect(renewals).toEqual([]);
    await updateDocument(db, shopDocument, { restaurantId }, { closures: [] });
    await updateDocument(db, storefrontDocument, { offeringId, storefrontId }, { visibility: "public" });
    await test.backend.idle();
  });

  it("M-S2 lets staff switch a way off for shoppers without publishing, and on again", async () => {
    const optionId = "abholung-hofladen";
    const draft = await readDocument(test.admin.db, storefrontDocument, { offeringId, storefrontId });
    const switched = async (off: boolean) => {
      const answer = await staff.call(switchWay, { requestId: randomUUID(), restaurantId, optionId, off });
      expect(answer).toEqual({ ok: true, value: { off } });
      return (await readDocument(test.admin.db, shopDocument, { restaurantId }))?.waysOff;
    };
    expect(await switched(true)).toEqual([optionId]);
    expect(await switched(false)).toEqual([]);
    const unpublished = await readDocument(test.admin.db, storefrontDocument, { offeringId, storefrontId });
    expect(unpublished?.published).toEqual(draft?.published);
    const unknown = { requestId: randomUUID(), restaurantId, optionId: "gone", off: true };
    expect(await staff.call(switchWay, unknown)).toMatchObject({ ok: false, refusal: { type: "not-found" } });
    expect(await kitchen.call(switchWay, { ...unknown, optionId })).toMatchObject({
      ok: false,
      refusal: { type: "not-allowed" },
    });
  });

  it("M-S2 lets staff say that nothing is brought today, for every way of that kind, and takes it back alone", async () => {
    const { db } = test.admin;
    const closures = async () => (await readDocument(db, shopDocument, { restaurantId }))?.closures ?? [];
    const before = await closures();
    const ask = (off: boolean, type: "pickup" | "shipping" = "pickup") => ({
      requestId: randomUUID(),
      restaurantId,
      type,
      off,
    });
    const neighbour = await test.signIn(must(must(demo.shops[1], "another shop").staff[0], "its owner"));
    for (const who of [stranger, kitchen, neighbour])
      expect(await who.call(switchWayToday, ask(true))).toEqual({ ok: false, refusal: { type: "not-allowed" } });
    const request = ask(true);
    const [first, again] = await Promise.all([
      staff.call(switchWayToday, request),
      staff.call(switchWayToday, request),
    ]);
    expect(first).toMatchObject({ ok: true, value: { off: true, until: expect.any(Number) as unknown } });
    expect(again).toEqual(first);
    expect((await closures()).slice(before.length)).toMatchObject([
      { reason: "Heute keine Abholung", mode: "closed", methods: ["pickup"] },
    ]);
    expect(await owner.call(switchWayToday, ask(false))).toEqual({ ok: true, value: { off: false, until: null } });
    expect(await closures()).toEqual(before);
  });

  it("X-N4 K-DE-2 lets the owner alone hide a shop and show it again once nothing is missing", async () => {
    const { db } = test.admin;
    const wanted = (who: TestClient, listing: "public" | "unlisted" | "hidden") =>
      who.call(setListing, { requestId: randomUUID(), restaurantId, listing });
    const profile = async () => must(await readDocument(db, shopDocument, { restaurantId }), "profile");
    const neighbour = await test.signIn(must(must(demo.shops[1], "another shop").staff[0], "its owner"));
    const manager = await test.signIn("guest");
    await updateDocument(db, accountDocument, { restaurantId }, { [`roles.${manager.uid}`]: "manager" });
    for (const who of [stranger, kitchen, staff, manager, neighbour])
      for (const listing of ["hidden", "public"] as const)
        expect(await wanted(who, listing)).toEqual({ ok: false, refusal: { type: "not-allowed" } });

    expect(await wanted(owner, "hidden")).toEqual({ ok: true, value: { listing: "hidden", missing: [] } });
    await renewalFor("operations");
    await updateDocument(db, shopDocument, { restaurantId }, { phone: "" });
    await updateDocument(db, storefrontDocument, { offeringId, storefrontId }, { visibility: "members" });
    const missing = ["contact", "menu"];
    expect(await wanted(owner, "public")).toEqual({ ok: true, value: { listing: "hidden", missing } });
    expect(await profile()).toMatchObject({ listing: "hidden", goLive: { ready: false, missing } });

    await updateDocument(db, shopDocument, { restaurantId }, { phone: "+43 316 000000" });
    await updateDocument(db, storefrontDocument, { offeringId, storefrontId }, { visibility: "public" });
    expect(await wanted(owner, "public")).toEqual({ ok: true, value: { listing: "public", missing: [] } });
    expect(await profile()).toMatchObject({ listing: "public", goLive: { ready: true, missing: [] } });
    await test.backend.idle();
  });

  it("K-FM-27 closes no day on which an order is promised, whatever the form knew", async () => {
    const { db } = test.admin;
    const open = await db
      .collection(`restaurants/${restaurantId}/orders`)
      .where("status", "==", "accepted")
      .limit(1)
      .get();
    const order = must(open.docs[0], "an accepted order").data();
    const day = String(order["dayKey"]);
    const save = (who: TestClient, was: { from: string; to: string; mode: "closed" }[], wished: typeof was) =>
      who.call(setClosures, { requestId: randomUUID(), restaurantId, was, closures: wished });
    const days = { from: day, to: day, mode: "closed" } as const;
    const far = { from: "2031-01-01", to: "2031-01-03", mode: "closed" } as const;
    for (const who of [stranger, kitchen, staff])
      expect(await save(who, [], [far])).toEqual({ ok: false, refusal: { type: "not-allowed" } });
    expect(await save(owner, [], [far, days])).toMatchObject({
      ok: true,
      value: { result: "promised", promised: expect.arrayContaining([order["no"]]) as unknown },
    });
    expect(await save(owner, [], [far])).toEqual({ ok: true, value: { result: "saved", promised: [] } });
    expect((await readDocument(db, shopDocument, { restaurantId }))?.closures).toEqual([far]);
    expect(await save(owner, [], [])).toMatchObject({ ok: true, value: { result: "changed" } });
    await expect(save(owner, [far], [{ ...far, to: "2030-01-01" }])).rejects.toThrow("invalid_days");
    expect(await save(owner, [far], [])).toMatchObject({ ok: true, value: { result: "saved" } });
    await test.backend.idle();
  });

  it("ends a pause, and what was sold out for the day", async () => {
    const answer = await owner.call(setOperations, {
      requestId: randomUUID(),
      restaurantId,
      state: "paused",
      minutes: 30,
      message: "Wir atmen durch.",
    });
    expect(answer).toMatchObject({ ok: true, value: { state: "paused" } });
    expect((await readDocument(test.admin.db, shopDocument, { restaurantId }))?.operations).toMatchObject({
      state: "paused",
      message: "Wir atmen durch.",
    });
    await renewalFor("operations");
    expect((await live()).soldOutItemIds).toContain("feldsalat");

    // Another shop's document that cannot be read stands in front of ours.
    const broken = test.admin.db.doc("restaurants/0-kaputt");
    await broken.set({ operations: { state: "paused", until: new Date(0) }, closures: ["?"] });
    test.backend.clock.advance(25 * 60 * 60 * 1000);
    await runJob(test, "operations");
    await broken.delete();
    expect((await readDocument(test.admin.db, shopDocument, { restaurantId }))?.operations).toEqual({
      state: "open",
    });
    expect((await live()).soldOutItemIds).not.toContain("feldsalat");
    expect(
      (await readDocument(test.admin.db, itemDocument, { offeringId, itemId: "feldsalat" }))?.soldOutUntil,
    ).toBeUndefined();
  });
});
