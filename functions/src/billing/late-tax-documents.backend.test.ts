import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { createDocument, readDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { b2bCustomerDocument } from "@lokalkorb/model/documents/restaurants/b2b-customers";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { mailsOfTransition, billTransition, runMailEffect } from "../notifications/run-mail-effect.ts";
import { aRichOrder } from "../notifications/testing/demo-mails.ts";
import { startMailWorld, type MailWorld } from "../notifications/testing/mail-world.ts";
import { archiveOrder } from "../ordering/archive/archive-order.ts";
import { PermanentFailure, type OutboxEntry } from "../outbox/effect-runner.ts";
import { aCompany, aCompanyOrder } from "./testing/company-order.ts";

const hour = 60 * 60_000;
const day = 24 * hour;

let world: MailWorld;

beforeAll(async () => {
  world = await startMailWorld();
});
afterAll(() => world.stop());

const addressOf = (orderId: string) => ({ restaurantId: world.restaurantId, orderId });
const onBoard = (orderId: string) => readDocument(world.test.admin.db, orderDocument, addressOf(orderId));
const inArchive = (orderId: string) => readDocument(world.test.admin.db, historicOrderDocument, addressOf(orderId));

/** Completed, paid online, and in the archive before anybody could make its receipt. */
async function archivedWithoutInvoice(): Promise<string> {
  const orderId = await world.placeOrder(aRichOrder({ status: "completed", completedAt: world.now }));
  world.now += 91 * day;
  await archiveOrder(world.deps(), addressOf(orderId));
  expect(await onBoard(orderId)).toBeNull();
  return orderId;
}

const subjectsOf = async (orderId: string): Promise<readonly string[]> =>
  (await world.mailbox()).filter(({ messageId }) => messageId.includes(`_${orderId}_`)).map(({ subject }) => subject);

it("EIN-02 the receipt of a company's order carries its e-invoice", async () => {
  const address = { restaurantId: world.restaurantId, customerId: "c1" };
  await createDocument(world.test.admin.db, b2bCustomerDocument, address, aCompany());
  const orderId = await world.placeOrder(aCompanyOrder({ completedAt: world.now }));
  await billTransition(world.deps(), world.ports(), world.step(orderId, "completed"));
  const { receipts: [receipt] = [] } = must(await onBoard(orderId), "the order");
  const pdf = await world.ports().files.read(must(receipt, "a receipt").path);
  expect(pdf.toString("latin1")).toContain("/AFRelationship /Alternative");
});

describe("R2 what is asked for again after its order went into the archive", () => {
  it("a receipt is made, handed over and in the archive with its order", async () => {
    const orderId = await archivedWithoutInvoice();
    const entry = world.step(orderId, "completed");
    await billTransition(world.deps(), world.ports(), entry);
    await billTransition(world.deps(), world.ports(), entry);
    const { receipts = [], timerAt } = must(await onBoard(orderId), "the order, brought back for its paper");
    expect(receipts).toHaveLength(1);
    expect(await world.ports().files.exists(must(receipts[0], "a receipt").path)).toBe(true);
    expect(await subjectsOf(orderId)).toEqual([expect.stringContaining("Deine Rechnung")]);
    world.now = must(timerAt, "when it goes back");
    await archiveOrder(world.deps(), addressOf(orderId));
    expect(await onBoard(orderId)).toBeNull();
    expect((await inArchive(orderId))?.receipts).toEqual(receipts);
    // Nothing is missing any more, so it stays there.
    await billTransition(world.deps(), world.ports(), entry);
    expect(await onBoard(orderId)).toBeNull();
  });

  it("a receipt of somebody who was erased is given up with the reason, not done", async () => {
    const orderId = await archivedWithoutInvoice();
    const nobody = { uid: null, name: null, email: null, phone: null, isGuest: false };
    await updateDocument(world.test.admin.db, historicOrderDocument, addressOf(orderId), { customer: nobody });
    const asked = billTransition(world.deps(), world.ports(), world.step(orderId, "completed"));
    await expect(asked).rejects.toThrow(PermanentFailure);
    await expect(asked).rejects.toThrow("nennt niemanden mehr");
    expect(await onBoard(orderId)).toBeNull();
  });

  it("a mail goes out all the same, and leaves the order where it is", async () => {
    const orderId = await archivedWithoutInvoice();
    await mailsOfTransition(world.deps(), world.ports(), world.step(orderId, "ready"));
    expect(await subjectsOf(orderId)).toEqual([expect.stringContaining("Gepackt")]);
    expect(await onBoard(orderId)).toBeNull();
  });

  it("no mail goes out once nobody knows any more who was told", async () => {
    const orderId = await world.placeOrder();
    const createdAt = world.now - 90 * day;
    const entry: Partial<OutboxEntry> = { ...world.step(orderId, "ready"), createdAt };
    await expect(runMailEffect(world.deps(), entry as OutboxEntry, () => undefined)).rejects.toThrow(PermanentFailure);
  });
});
