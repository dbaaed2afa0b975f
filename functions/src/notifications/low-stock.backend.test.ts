import { afterAll, beforeAll, expect, it } from "vitest";
import { setStock } from "@lokalkorb/contracts/offerings";
import { type Services, startServices } from "@lokalkorb/local-services/start-services";
import { readDocument, readQuery, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { itemDocument } from "@lokalkorb/model/documents/offerings/items";
import { mailDocument } from "@lokalkorb/model/documents/mail";
import { providerEnv } from "@lokalkorb/testing/start-test-backend";
import { offeringId, type OrderWorld, restaurantId, startOrderWorld } from "../ordering/testing/order-world.ts";

const itemId = "hackfleisch";
let world: OrderWorld;
let services: Services;
beforeAll(async () => {
  services = await startServices({ port: 0, dataDir: null });
  world = await startOrderWorld({ env: { ...providerEnv(services.port), SMTP_PORT: String(services.smtpPort) } });
});
afterAll(async () => {
  await world.test.stop();
  await services.stop();
});

async function warningsAfter(onHand: number): Promise<readonly string[]> {
  const requestId = crypto.randomUUID();
  expect(
    await world.staff("owner").call(setStock, { requestId, restaurantId, offeringId, itemId, onHand }),
  ).toMatchObject({ ok: true });
  await world.test.backend.idle();
  const mails = await readQuery(
    world.test.admin.db,
    queryOf(mailDocument, {}, { where: [["template", "==", "low-stock"]] }),
  );
  return mails.map(({ subject }) => subject);
}

it("K-TYP-1 a shop is warned once when the count falls to its number, and again after it was filled up", async () => {
  const { db } = world.test.admin;
  const item = await readDocument(db, itemDocument, { offeringId, itemId });
  await updateDocument(db, itemDocument, { offeringId, itemId }, { "stock.lowAt": 3 });
  const reserved = item?.stock.reserved ?? 0;
  const name = item?.name ?? "";
  expect(await warningsAfter(reserved + 3)).toEqual([`Nur noch 3: ${name}`]);
  expect(await warningsAfter(reserved + 2)).toHaveLength(1);
  expect(await warningsAfter(reserved + 8)).toHaveLength(1);
  expect((await warningsAfter(reserved)).toSorted()).toEqual([`Aus: ${name}`, `Nur noch 3: ${name}`]);
}, 20_000);
