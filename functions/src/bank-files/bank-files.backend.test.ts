import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bookBankEntries, readBankFile } from "@lokalkorb/contracts/bank-files";
import { changeInvoice, draftInvoices } from "@lokalkorb/contracts/business-invoices";
import type { OutputOf } from "@lokalkorb/contracts/contract";
import { roles } from "@lokalkorb/domain/access/role";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { undoHeldFor } from "@lokalkorb/domain/ordering/undo/step-before";
import { readDocument, setDocument } from "@lokalkorb/model/admin/admin-documents";
import { b2bCustomerDocument } from "@lokalkorb/model/documents/restaurants/b2b-customers";
import { b2bInvoiceDocument } from "@lokalkorb/model/documents/restaurants/b2b-invoices";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { aBusinessCustomer, onAccount } from "@lokalkorb/testing/fixtures/business";
import { aLine } from "@lokalkorb/testing/fixtures/order-input";
import { type OrderWorld, restaurantId, startOrderWorld } from "../ordering/testing/order-world.ts";
import { bankFile, type WrittenEntry } from "./testing/bank-file.ts";

let world: OrderWorld;
let owner: TestClient;
/** Of two pieces of butter. */
const price = 758;
const customerId = "firma";

beforeAll(async () => {
  world = await startOrderWorld({});
  owner = world.staff("owner");
  const firma = aBusinessCustomer({ openCents: 2 * price });
  await setDocument(world.test.admin.db, b2bCustomerDocument, { restaurantId, customerId }, firma);
});
afterAll(() => world.test.stop());

async function issued(index: number) {
  world.test.backend.clock.advance(61_000);
  const slot = must(world.slots[index * 4], "a slot");
  const orderId = await world.placed(await world.guest(), [aLine(world.menu, "butter", { qty: 2 })], slot);
  await onAccount(world.test.admin.db, { restaurantId, orderId }, customerId);
  for (const action of ["accept", "prepare", "ready", "complete"] as const) await world.change(owner, orderId, action);
  await world.test.backend.idle();
  world.test.backend.clock.advance(undoHeldFor);
  const drafting = { requestId: randomUUID(), restaurantId, b2bCustomerId: customerId, withOpenPeriod: true };
  const drafted = await owner.call(draftInvoices, drafting);
  const { invoiceId } = must(drafted.ok ? drafted.value.drafts[0] : null, JSON.stringify(drafted));
  const issuing = await owner.call(changeInvoice, { requestId: randomUUID(), restaurantId, invoiceId, step: { do: "issue" } }); // prettier-ignore
  return { invoiceId, orderId, no: must(issuing.ok ? issuing.value.no : null, JSON.stringify(issuing)) };
}

const read = (content: string, who = owner) =>
  who.call(readBankFile, { restaurantId, content: Buffer.from(content).toString("base64") });
async function entriesOf(written: readonly WrittenEntry[]) {
  const answer = await read(bankFile(written));
  return must(answer.ok ? answer.value : null, JSON.stringify(answer)).entries;
}
type Entry = OutputOf<typeof readBankFile>["entries"][number];
const book = async (entries: readonly Entry[], who = owner) =>
  who.call(bookBankEntries, {
    requestId: randomUUID(),
    restaurantId,
    entries: entries.map(({ key, day, cents, ref, shares }) => ({ key, day, cents, ref, shares })),
  });
async function outcomes(entries: readonly Entry[]): Promise<unknown> {
  const answer = await book(entries);
  return answer.ok ? answer.value.outcomes.map(({ outcome }) => outcome) : answer;
}

it("state-machines 3.4 money of the bank's file is booked once, by owner and manager alone", async () => {
  const [first, second] = [await issued(1), await issued(2)];
  const day = new Date(world.test.backend.clock.now()).toISOString().slice(0, 10);
  const written = [
    { amount: "7.58", day, ref: "B-1", text: `${first.no} danke` },
    { amount: "10.00", day, ref: "B-2", text: second.no },
    { amount: "1.23", day, ref: "B-3", text: "Miete" },
  ];
  const entries = await entriesOf(written);
  expect(entries).toMatchObject([
    { kind: "exact", isBooked: false, shares: [{ invoiceId: first.invoiceId, cents: price }] },
    { kind: "over", overCents: 242, shares: [{ invoiceId: second.invoiceId, cents: price }] },
    { kind: "none", shares: [] },
  ]);
  const denied = { ok: false, refusal: { type: "not-allowed" } };
  const strangers = [await world.guest(), await world.staffElsewhere()];
  for (const who of [
    ...strangers,
    ...roles.filter((role) => role !== "owner" && role !== "manager").map(world.staff),
  ]) {
    expect(await read(bankFile([]), who)).toEqual(denied);
    expect(await book(entries.slice(0, 1), who)).toEqual(denied);
  }
  // Larger than any other call may be.
  expect(await entriesOf(Array.from({ length: 200 }, () => ({ amount: "1.00" })))).toHaveLength(200);
  expect(await read("<html/>")).toMatchObject({ refusal: { type: "bank-file-unreadable", problem: "no-statement" } });

  const paying = entries.slice(0, 2);
  // Two windows book the same file, one of them on the other invoice.
  const crossed = paying.map((entry, index) => ({ ...entry, shares: paying[1 - index]?.shares ?? [] }));
  const both = await Promise.all([outcomes(paying), outcomes(crossed)]);
  expect(both.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))).toEqual([["before", "before"], ["booked", "booked"]]); // prettier-ignore
  const invoices = await Promise.all(
    [first, second].map(({ invoiceId }) =>
      readDocument(world.test.admin.db, b2bInvoiceDocument, { restaurantId, invoiceId }),
    ),
  );
  for (const invoice of invoices) expect(invoice).toMatchObject({ status: "paid", paidCents: price });
  expect(new Set(invoices.flatMap((invoice) => invoice?.payments.map(({ ref }) => ref)))).toEqual(
    new Set(["Kontoauszug B-1", "Kontoauszug B-2, Teil von 10,00\u00a0€"]),
  );
  expect((await world.order(first.orderId)).paymentStatus).toBe("paid");
  const firma = await readDocument(world.test.admin.db, b2bCustomerDocument, { restaurantId, customerId });
  expect(firma?.openCents).toBe(0);
  expect((await entriesOf(written)).map(({ isBooked }) => isBooked)).toEqual([true, true, false]);
  expect(await outcomes([{ ...must(entries[2], "an entry"), shares: paying[0]?.shares ?? [] }])).toEqual(["changed"]);
});
