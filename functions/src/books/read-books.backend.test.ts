import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readBooks, saveBooksSettings } from "@lokalkorb/contracts/books";
import { noteExport } from "@lokalkorb/contracts/exports";
import { refundOrder } from "@lokalkorb/contracts/orders";
import type { InputOf } from "@lokalkorb/contracts/contract";
import { roles } from "@lokalkorb/domain/access/role";
import { proposedAccounts } from "@lokalkorb/domain/invoices/books/books-settings";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { dayMs } from "@lokalkorb/domain/kernel/time/instant";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { deleteDocument, readDocument, readQuery, setDocument } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { invoicesDocument } from "@lokalkorb/model/documents/restaurants/data/invoices";
import { historicOrderDocument } from "@lokalkorb/model/documents/restaurants/historic-orders";
import { shopLogDocument } from "@lokalkorb/model/documents/restaurants/log/shop-log";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
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

const today = (): string => instantToLocal(world.test.backend.clock.now(), "Europe/Berlin").date;
const question = (more: Partial<InputOf<typeof readBooks>> = {}) =>
  ({ restaurantId, source: "orders", from: today(), to: today(), withLines: true, after: null, ...more }) as const;
const settings = () => ({
  requestId: randomUUID(),
  restaurantId,
  consultantNo: "1001",
  clientNo: "1",
  chart: "SKR04" as const,
  yearStart: 1,
  ...proposedAccounts.SKR04,
});
const refused = { ok: false, refusal: { type: "not-allowed" } };

it.each(["manager", "staff", "kitchen"] as const)(
  "LIB the shop's %s takes no books out and sets no accounts",
  async (role) => {
    expect(roles).toContain(role);
    const who = world.staff(role);
    expect(await who.call(readBooks, question())).toEqual(refused);
    expect(await who.call(saveBooksSettings, settings())).toEqual(refused);
    const books = { what: "vat", from: today(), to: today() } as const;
    expect(
      await who.call(noteExport, { requestId: randomUUID(), restaurantId, what: "books", books, count: 1 }),
    ).toEqual(refused);
  },
);

it("LIB neither does a guest or the owner of another shop", async () => {
  for (const who of [await world.guest(), await world.staffElsewhere()]) {
    expect(await who.call(readBooks, question())).toEqual(refused);
    expect(await who.call(saveBooksSettings, settings())).toEqual(refused);
  }
});

it("LIB accountant and owner read a day, archived orders too, and a refund on its own day", async () => {
  const sell = async (slot: number): Promise<string> => {
    world.test.backend.clock.advance(61_000);
    const orderId = await world.placed(
      await world.guest(),
      [aLine(world.menu, "butter", { qty: 2 })],
      must(world.slots[slot], "a slot"),
    );
    for (const action of ["accept", "prepare", "ready"] as const) await world.change(owner, orderId, action);
    const { totals } = await world.order(orderId);
    await world.change(owner, orderId, "complete", { payment: { method: "cash", cents: totals.totalCents } });
    return orderId;
  };
  const [live, archived] = [await sell(4), await sell(8)];
  const sold = today();
  const order = must(
    await readDocument(world.test.admin.db, orderDocument, { restaurantId, orderId: archived }),
    "order",
  );
  const address = { restaurantId, orderId: archived };
  await setDocument(world.test.admin.db, historicOrderDocument, address, {
    ...order,
    archivedAt: world.test.backend.clock.now(),
    searchIndexed: false,
  });
  await deleteDocument(world.test.admin.db, orderDocument, address);
  const read = await world.staff("accountant").call(readBooks, question());
  const page = must(read.ok ? read.value : null, "a page");
  expect(page.next).toBeNull();
  const entries = page.entries.filter(({ key }) => !key.startsWith("demo-"));
  expect(entries.map(({ key }) => key).toSorted()).toEqual([`${live}/sale`, `${archived}/sale`].toSorted());
  expect(entries[0]).toMatchObject({
    day: sold,
    paper: "till",
    cents: order.totals.totalCents,
    order: { lines: [{ qty: 2 }] },
  });
  world.test.backend.clock.advance(2 * dayMs);
  const line = must(order.lines[0], "a line");
  const wish = { kind: "lines" as const, lines: [{ lineId: line.lineId, cents: 100 }] };
  const back = { restaurantId, orderId: live, requestId: randomUUID(), reason: "Verdorben", wish };
  const done = await owner.call(refundOrder, back);
  expect(done).toMatchObject({ ok: true });
  await world.test.backend.idle();
  const late = await owner.call(readBooks, question({ source: "lateRefunds", withLines: false }));
  expect(late).toMatchObject({
    ok: true,
    value: { entries: [{ kind: "refund", day: today(), suppliedOn: sold, cents: -100 }] },
  });
  for (const source of ["laterTips", "companyInvoices", "giftSales", "giftCards"] as const)
    expect(await owner.call(readBooks, question({ source }))).toMatchObject({ ok: true, value: { next: null } });
  expect(await owner.call(readBooks, question({ from: "2026-13-01" }))).toMatchObject({
    refusal: { type: "not-found" },
  });
});

it("LIB GDP-05 accounts are kept, and the log tells them and each file", async () => {
  const accountant = world.staff("accountant");
  expect(await accountant.call(saveBooksSettings, settings())).toEqual({ ok: true, value: {} });
  expect(await accountant.call(saveBooksSettings, { ...settings(), clientNo: "2" })).toEqual({ ok: true, value: {} });
  const stored = await readDocument(world.test.admin.db, invoicesDocument, { restaurantId });
  expect(stored?.books).toMatchObject({ clientNo: "2", chart: "SKR04", turnover: { "1900": "4400" } });
  const books = { what: "datev", from: "2026-11-01", to: "2026-11-30" } as const;
  const note = { requestId: randomUUID(), restaurantId, what: "books", books, count: 3 } as const;
  expect(await accountant.call(noteExport, note)).toEqual({ ok: true, value: {} });
  const log = await readQuery(world.test.admin.db, queryOf(shopLogDocument, { restaurantId }));
  expect(log.map(({ act, about }) => [act, about])).toEqual(
    expect.arrayContaining([
      ["booksSettings", ""],
      ["booksExported", "datev 2026-11-01 2026-11-30"],
    ]),
  );
});
