import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { placeOrder } from "@lokalkorb/contracts/orders";
import { publishLegalText } from "@lokalkorb/contracts/shops";
import { roles } from "@lokalkorb/domain/access/role";
import { must } from "@lokalkorb/domain/kernel/invariant";
import type { LegalTextKind } from "@lokalkorb/domain/shop/legal-text-fields";
import { setDocument } from "@lokalkorb/model/admin/admin-documents";
import { legalDraftsDocument } from "@lokalkorb/model/documents/restaurants/data/legal-drafts";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { aLine } from "@lokalkorb/testing/fixtures/order-input";
import { type OrderWorld, restaurantId, startOrderWorld } from "../ordering/testing/order-world.ts";

let world: OrderWorld;
let owner: TestClient;

beforeAll(async () => {
  world = await startOrderWorld({});
  owner = world.staff("owner");
});
afterAll(() => world.test.stop());

const terms = "# Geltung\r\nBei uns gelten diese Bedingungen.  ";
const kept = "# Geltung\nBei uns gelten diese Bedingungen.";
const sha256 = createHash("sha256").update(kept).digest("hex");
const publish = (text: string | null, who: TestClient = owner, kind: LegalTextKind = "terms") =>
  who.call(publishLegalText, { requestId: randomUUID(), restaurantId, kind, text });
const stored = async (path: string) =>
  (await world.test.admin.db.doc(`restaurants/${restaurantId}${path}`).get()).data();
const notAllowed = { ok: false, refusal: { type: "not-allowed" } };

it.each(roles.filter((role) => role !== "owner"))(
  "CHK-05 a legal text is not put in force by the shop's %s",
  async (role) => {
    expect(await publish(terms, world.staff(role))).toEqual(notAllowed);
  },
);

it("CHK-05 no guest and no owner of another shop puts a legal text in force", async () => {
  expect(await publish(terms, await world.guest())).toMatchObject({ ok: false });
  expect(await publish(terms, await world.staffElsewhere())).toEqual(notAllowed);
});

it("CHK-05 a text gets version, moment and hash; the same words are no other version; older ones stay", async () => {
  await setDocument(world.test.admin.db, legalDraftsDocument, { restaurantId }, { terms, privacy: "Entwurf" });
  expect(await publish(terms)).toEqual({ ok: true, value: { version: 1, sha256 } });
  expect(await publish(kept)).toEqual({ ok: true, value: { version: 1, sha256 } });
  expect(await stored("/legalTexts/terms-1")).toMatchObject({ kind: "terms", version: 1, text: kept, sha256 });
  expect((await stored(""))?.["legalTexts"]).toMatchObject({ terms: { version: 1, sha256 } });
  const drafts = await stored("/data/legalDrafts");
  expect(drafts?.["terms"]).toBeUndefined();
  expect(drafts?.["privacy"]).toBe("Entwurf");

  const both = await Promise.all([publish(`${terms} Neu.`), publish(`${terms} Neu.`)]);
  for (const answer of both) expect(answer).toMatchObject({ ok: true, value: { version: 2 } });
  expect(await stored("/legalTexts/terms-1")).toMatchObject({ text: kept });

  expect(await publish(null)).toEqual({ ok: true, value: { version: 0, sha256: "" } });
  const log = await world.test.admin.db
    .collection(`restaurants/${restaurantId}/log`)
    .where("act", "==", "legalText")
    .get();
  expect(log.docs.map((entry) => String(entry.get("about"))).toSorted()).toEqual(["terms", "terms-1", "terms-2"]);
  expect((await stored(""))?.["legalTexts"]).toEqual({});
  // Numbers go on: an order that names 1 or 2 means those texts for good.
  expect(await publish(kept)).toMatchObject({ ok: true, value: { version: 3 } });
  await publish(null);
});

it("CHK-05 CHK-13 an order keeps the version that was shown; a page that showed another asks again, and nothing is ordered", async () => {
  await publish(kept);
  const { version } = must((await stored(""))?.["legalTexts"]?.terms, "terms in force");
  const guest = await world.guest();
  const input = await world.fill(guest, [aLine(world.menu, "butter", { qty: 4 })], must(world.slots[120], "a slot"));
  const shown = must(input.shown, "a page");
  const withTexts = (texts: readonly { kind: LegalTextKind; version: number }[]) =>
    guest.call(placeOrder, { ...input, requestId: randomUUID(), shown: { ...shown, texts: [...texts] } });
  const changed = { ok: false, refusal: { type: "legal-texts-changed" } };
  expect(await withTexts([])).toEqual(changed);
  expect(await withTexts([{ kind: "terms", version: version - 1 }])).toEqual(changed);
  const placed = await withTexts([{ kind: "terms", version }]);
  if (!placed.ok) throw new Error("placed", { cause: placed });
  const { evidence } = await world.order(placed.value.orderId);
  expect(evidence?.texts).toEqual([{ kind: "terms", version, sha256 }]);
  await publish(null);
});
