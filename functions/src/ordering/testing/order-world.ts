import { randomUUID } from "node:crypto";
import type { InputOf } from "@lokalkorb/contracts/contract";
import { changeOrderStatus, placeOrder } from "@lokalkorb/contracts/orders";
import { roles, type Role } from "@lokalkorb/domain/access/role";
import type { BasketLine } from "@lokalkorb/domain/catalog/goods/basket-line";
import { must } from "@lokalkorb/domain/kernel/invariant";
import type { Menu } from "@lokalkorb/domain/menu/menu";
import type { OrderAction } from "@lokalkorb/domain/ordering/lifecycle/order-action";
import { type BasketInput, priceBasket } from "@lokalkorb/domain/pricing/basket/price-basket";
import { readDocument, readQuery, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { itemStockDocument } from "@lokalkorb/model/documents/offerings/items/item-stock";
import { outboxDocument } from "@lokalkorb/model/documents/outbox";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { basketDocument } from "@lokalkorb/model/documents/restaurants/baskets";
import { discountCodeDocument } from "@lokalkorb/model/documents/restaurants/discount-codes";
import { redemptionDocument } from "@lokalkorb/model/documents/restaurants/discount-codes/redemptions";
import { slotDocument } from "@lokalkorb/model/documents/restaurants/distribution-options/slots";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { internalNotesDocument } from "@lokalkorb/model/documents/restaurants/orders/internal-notes";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { addCode, type CodeFields } from "@lokalkorb/testing/fixtures/add-code";
import { aBasket, fillBasket, freeSlots } from "@lokalkorb/testing/fixtures/order-input";
import { demo } from "@lokalkorb/testing/scenarios/demo";
import { readMenu } from "@lokalkorb/testing/seed/seed-scenario";
import { startTestBackend, type TestBackend, type TestBackendOptions } from "@lokalkorb/testing/start-test-backend";
import { codeOf } from "../../catalog/read-codes.ts";

export const shop = must(demo.shops[0], "the farm shop is open round the clock");
export const { restaurantId, offeringId } = shop;
export const optionId = "abholung-hofladen";

type PlaceInput = InputOf<typeof placeOrder>;

/** The farm shop with its staff and some shoppers, and what tests of orders ask of it again and again. */
export interface OrderWorld {
  readonly test: TestBackend;
  readonly menu: Menu;
  readonly slots: readonly string[];
  staff(role: Role): TestClient;
  guest(): Promise<TestClient>;
  staffElsewhere(): Promise<TestClient>;
  /** A full basket and what its checkout would send, priced with the codes. */
  fill(
    client: TestClient,
    lines: readonly BasketLine[],
    slotKey: string,
    more?: Partial<PlaceInput>,
  ): Promise<PlaceInput>;
  placed(
    client: TestClient,
    lines: readonly BasketLine[],
    slotKey: string,
    more?: Partial<PlaceInput>,
  ): Promise<string>;
  change(client: TestClient, orderId: string, action: OrderAction, more?: object): ReturnType<TestClient["call"]>;
  order(orderId: string): Promise<Awaited<ReturnType<typeof readOrder>>>;
  stockOf(itemId: string): Promise<{ readonly onHand: number; readonly reserved: number }>;
  slotOf(slotKey: string): Promise<unknown>;
  addCode(code: Partial<CodeFields> & { readonly code: string }): Promise<void>;
  codeOf(code: string): Promise<CodeFields>;
  redemption(code: string, orderId: string): Promise<string | null>;
  outbox(orderId: string): Promise<{ readonly event: string; readonly effects: readonly string[] }[]>;
  /** Runs a schedule of the functions now. */
  run(schedule: string): Promise<void>;
}

const readOrder = async (test: TestBackend, orderId: string) =>
  must(await readDocument(test.admin.db, orderDocument, { restaurantId, orderId }), orderId);

/** One member of the farm shop's staff for each role, signed in. */
async function hireStaff(test: TestBackend): Promise<ReadonlyMap<Role, TestClient>> {
  const accountOf = (role: Role) => ({ email: `${role}@team.example`, password: "geheim-genug" });
  const hired = await Promise.all(
    roles.map(async (role) => [`roles.${(await test.admin.auth.createUser(accountOf(role))).uid}`, role] as const),
  );
  await updateDocument(test.admin.db, accountDocument, { restaurantId }, Object.fromEntries(hired));
  return new Map(await Promise.all(roles.map(async (role) => [role, await test.signIn(accountOf(role))] as const)));
}

export async function startOrderWorld(options: TestBackendOptions = {}): Promise<OrderWorld> {
  const test = await startTestBackend({ scenario: demo, ...options });
  const { db } = test.admin;
  const menu = await readMenu(test.admin, shop);
  const slots = freeSlots(menu, test.backend.clock.now());
  const staffByRole = await hireStaff(test);
  const world: OrderWorld = {
    test,
    menu,
    slots,
    staff: (role) => must(staffByRole.get(role), role),
    guest: () => test.signIn("guest"),
    staffElsewhere: () => test.signIn(must(must(demo.shops[1], "bakery").staff[0], "owner of the bakery")),
    fill: async (client, lines, slotKey, more = {}) => {
      const now = test.backend.clock.now();
      const input = await fillBasket(test.admin, { menu, uid: client.uid, lines, slotKey, now });
      const codes = await Promise.all(
        (more.codes ?? []).map(async (codeId) =>
          codeOf(await readDocument(db, discountCodeDocument, { restaurantId, codeId }), codeId, now),
        ),
      );
      const read = codes.flatMap((code) => (code.ok ? [code.value] : []));
      const question: BasketInput = {
        menu,
        lines: aBasket(menu, client.uid, lines, now).lines,
        distribution: { optionId: input.distribution.optionId, date: slotKey.slice(0, 10) },
        codes: read.flatMap((code) => ("terms" in code ? [code.terms] : [])),
        giftCards: read.flatMap((code) => ("giftCard" in code ? [code.giftCard] : [])),
        tip: more.tip,
        now,
      };
      return { ...input, quotedTotalCents: priceBasket(question).totals.totalCents, ...more };
    },
    placed: async (client, lines, slotKey, more) => {
      const answer = await client.call(placeOrder, await world.fill(client, lines, slotKey, more));
      if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
      return answer.value.orderId;
    },
    change: (client, orderId, action, more = {}) =>
      client.call(changeOrderStatus, {
        requestId: randomUUID(),
        restaurantId,
        orderId,
        action,
        ...(action === "reject" || action === "cancel" ? { reason: { code: "soldOut", text: "Leider aus." } } : {}),
        ...more,
      }),
    order: (orderId) => readOrder(test, orderId),
    stockOf: async (itemId) => {
      const shards = await readQuery(db, queryOf(itemStockDocument, { offeringId, itemId }));
      return shards.reduce(
        (sum, { onHand, reserved }) => ({ onHand: sum.onHand + onHand, reserved: sum.reserved + reserved }),
        { onHand: 0, reserved: 0 },
      );
    },
    slotOf: async (slotKey) => {
      const slot = await readDocument(db, slotDocument, { restaurantId, optionId, slotKey });
      return slot === null ? null : { orders: slot.orders, units: slot.units, held: Object.keys(slot.held).toSorted() };
    },
    addCode: (code) => addCode(db, restaurantId, code),
    codeOf: async (codeId) => must(await readDocument(db, discountCodeDocument, { restaurantId, codeId }), codeId),
    redemption: async (codeId, orderId) =>
      (await readDocument(db, redemptionDocument, { restaurantId, codeId, orderId }))?.state ?? null,
    outbox: async (orderId) => {
      const entries = await readQuery(db, queryOf(outboxDocument, {}, { where: [["orderId", "==", orderId]] }));
      return entries
        .toSorted((a, b) => a.version - b.version)
        .map(({ event, effects }) => ({ event, effects: Object.keys(effects).toSorted() }));
    },
    run: async (schedule) => {
      await test.backend.runSchedule(schedule);
      await test.backend.idle();
    },
  };
  return world;
}

export const notesOf = (test: TestBackend, orderId: string) =>
  readDocument(test.admin.db, internalNotesDocument, { restaurantId, orderId });

export const basketStatus = async (test: TestBackend, basketId: string) =>
  (await readDocument(test.admin.db, basketDocument, { restaurantId, basketId }))?.status;
