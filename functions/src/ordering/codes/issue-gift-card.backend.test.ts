import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { issueGiftCard } from "@lokalkorb/contracts/discounts";
import { checkCode } from "@lokalkorb/contracts/orders";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { readQuery, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { discountCodeDocument } from "@lokalkorb/model/documents/restaurants/discount-codes";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { demo } from "@lokalkorb/testing/scenarios/demo";
import { startTestBackend, type TestBackend } from "@lokalkorb/testing/start-test-backend";

const shop = must(demo.shops[0], "the farm shop");
const neighbour = must(demo.shops[1], "a neighbour");
const { restaurantId, storefrontId } = shop;

let test: TestBackend;
beforeAll(async () => {
  test = await startTestBackend({ scenario: demo });
});
afterAll(() => test.stop());

const request = { restaurantId, cents: 2500, name: "Zum Geburtstag", issuedTo: "Tante" };
const issue = (client: TestClient, requestId: string = randomUUID()) =>
  client.call(issueGiftCard, { requestId, ...request });
const cards = async () =>
  (await readQuery(test.admin.db, queryOf(discountCodeDocument, { restaurantId }))).filter(
    ({ giftCard }) => giftCard?.issuedTo === "Tante",
  );

it("PRC-09 makes one card per request, which pays at the checkout what was paid for it", async () => {
  const owner = await test.signIn(must(shop.staff[0], "owner"));
  const requestId = randomUUID();
  const [first, again] = await Promise.all([issue(owner, requestId), issue(owner, requestId)]);
  expect(first).toMatchObject({ ok: true, value: { cents: 2500 } });
  expect(again).toEqual(first);
  expect(await cards()).toHaveLength(1);
  const [card] = await cards();
  expect(card).toMatchObject({
    kind: "giftCard",
    name: "Zum Geburtstag",
    giftCard: { initialCents: 2500, balanceCents: 2500 },
  });
  expect(card?.code).toMatch(/^GS(-[2-9A-HJKMNP-Z]{4}){3}$/);
  const shopper = await test.signIn("guest");
  expect(await shopper.call(checkCode, { restaurantId, storefrontId, code: card?.code ?? "" })).toMatchObject({
    ok: true,
    value: { kind: "giftCard", giftCard: { balanceCents: 2500 } },
  });
});

it("X-L4 tells nobody of the codes of a shop that is hidden", async () => {
  const [card] = await cards();
  const shopper = await test.signIn("guest");
  await updateDocument(test.admin.db, shopDocument, { restaurantId }, { listing: "hidden" });
  expect(await shopper.call(checkCode, { restaurantId, storefrontId, code: card?.code ?? "" })).toMatchObject({
    ok: false,
    refusal: { type: "not-found" },
  });
  await updateDocument(test.admin.db, shopDocument, { restaurantId }, { listing: "public" });
});

it("is done by those who run the shop and by nobody else", async () => {
  const before = await cards();
  const strangers = await Promise.all(
    [...shop.staff.slice(1), must(neighbour.staff[0], "the neighbour's owner"), "guest" as const].map((who) =>
      test.signIn(who),
    ),
  );
  const roles = [...shop.staff.slice(1).map(({ role }) => role), "neighbour", "guest"];
  const answers = await Promise.all(strangers.map((client) => issue(client)));
  answers.forEach((answer, index) => {
    if (roles[index] === "manager") expect(answer).toMatchObject({ ok: true });
    else expect(answer, roles[index]).toMatchObject({ ok: false, refusal: { type: "not-allowed" } });
  });
  expect(await cards()).toHaveLength(before.length + roles.filter((role) => role === "manager").length);
});

it.each([{ cents: 99 }, { cents: 100_001 }, { cents: 12.5 }, { name: " " }])(
  "refuses %j by its shape",
  async (part) => {
    const owner = await test.signIn(must(shop.staff[0], "owner"));
    await expect(owner.call(issueGiftCard, { requestId: randomUUID(), ...request, ...part })).rejects.toThrow(
      /cents|name/,
    );
  },
);
