import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AnyContract, InputOf } from "@lokalkorb/contracts/contract";
import * as accounts from "@lokalkorb/contracts/accounts";
import * as approvals from "@lokalkorb/contracts/approvals";
import * as businesses from "@lokalkorb/contracts/businesses";
import * as books from "@lokalkorb/contracts/books";
import * as closings from "@lokalkorb/contracts/closings";
import * as customers from "@lokalkorb/contracts/customers";
import * as discounts from "@lokalkorb/contracts/discounts";
import * as giftSales from "@lokalkorb/contracts/gift-sales";
import * as laterTips from "@lokalkorb/contracts/later-tips";
import * as messages from "@lokalkorb/contracts/messages";
import * as withdrawals from "@lokalkorb/contracts/withdrawals";
import * as membership from "@lokalkorb/contracts/membership";
import * as mails from "@lokalkorb/contracts/mails";
import * as offerings from "@lokalkorb/contracts/offerings";
import * as groups from "@lokalkorb/contracts/groups";
import * as orderRounds from "@lokalkorb/contracts/order-rounds";
import * as standingOrders from "@lokalkorb/contracts/standing-orders";
import * as orders from "@lokalkorb/contracts/orders";
import * as passkeys from "@lokalkorb/contracts/passkeys";
import * as orderTalk from "@lokalkorb/contracts/order-talk";
import * as orderSteps from "@lokalkorb/contracts/order-steps";
import * as kitchen from "@lokalkorb/contracts/kitchen";
import * as exported from "@lokalkorb/contracts/exports";
import * as invoices from "@lokalkorb/contracts/billing";
import * as businessInvoices from "@lokalkorb/contracts/business-invoices";
import * as bankFiles from "@lokalkorb/contracts/bank-files";
import * as backOffice from "@lokalkorb/contracts/back-office";
import * as pushDevices from "@lokalkorb/contracts/push-devices";
import * as places from "@lokalkorb/contracts/places";
import * as pictures from "@lokalkorb/contracts/pictures";
import * as basketReminders from "@lokalkorb/contracts/basket-reminders";
import * as restock from "@lokalkorb/contracts/restock";
import * as team from "@lokalkorb/contracts/team";
import * as storefronts from "@lokalkorb/contracts/storefronts";
import * as shops from "@lokalkorb/contracts/shops";
import * as payments from "@lokalkorb/contracts/payments";
import * as watch from "@lokalkorb/contracts/watch";
import { newCustomer } from "@lokalkorb/domain/ordering/customers/count-customer";
import { takeoutKeptFor } from "@lokalkorb/domain/shop/takeout/takeout";
import * as ownDeposits from "@lokalkorb/contracts/own-deposits";
import * as takeouts from "@lokalkorb/contracts/takeouts";
import { takeoutDocument } from "@lokalkorb/model/documents/restaurants/data/takeout";
import { proposedAccounts } from "@lokalkorb/domain/invoices/books/books-settings";
import { must } from "@lokalkorb/domain/kernel/invariant";
import { shopDocument } from "@lokalkorb/model/documents/restaurants/restaurants";
import { contractVersions } from "@lokalkorb/domain/shop/merchant-contracts";
import { type Services, startServices } from "@lokalkorb/local-services/start-services";
import { readDocument, readQuery, setDocument, updateDocument } from "@lokalkorb/model/admin/admin-documents";
import { queryOf } from "@lokalkorb/model/document/document-query";
import { privateUserDocument } from "@lokalkorb/model/documents/users/private-user";
import { restockWaitDocument } from "@lokalkorb/model/documents/restock-waits";
import { complaintUploadPath, originalPath, takeoutPath } from "@lokalkorb/model/storage-paths";
import { b2bCustomerDocument } from "@lokalkorb/model/documents/restaurants/b2b-customers";
import { customerDocument } from "@lokalkorb/model/documents/restaurants/restaurant-users";
import { orderDocument } from "@lokalkorb/model/documents/restaurants/orders";
import { accountDocument } from "@lokalkorb/model/documents/restaurants/data/account";
import { paymentSettingsDocument } from "@lokalkorb/model/documents/restaurants/data/payment-settings";
import type { TestClient } from "@lokalkorb/testing/connect/connect-client";
import { aBusinessCustomer, onAccount } from "@lokalkorb/testing/fixtures/business";
import { aLine } from "@lokalkorb/testing/fixtures/order-input";
import { demo } from "@lokalkorb/testing/scenarios/demo";
import { staffOf } from "@lokalkorb/testing/scenarios/scenario/shop-scenario";
import { providerEnv, testFunctionsEnv } from "@lokalkorb/testing/start-test-backend";
import { setStockTo } from "@lokalkorb/testing/fixtures/set-stock-to";
import * as manifest from "./index.ts";
import { bankFile } from "./bank-files/testing/bank-file.ts";
import { softwarePasskey } from "./sign-in/passkeys/testing/software-passkey.ts";
import { confirmingTokenOf } from "./ordering/lookup/confirming-token.ts";
import { guestTokenOf } from "./ordering/lookup/guest-token.ts";
import { offeringId, type OrderWorld, restaurantId, shop, startOrderWorld } from "./ordering/testing/order-world.ts";

interface Described {
  readonly __endpoint: { readonly callableTrigger?: object };
}

/** Commands that publish come last: orders are placed by the menu that was there before. */
const contracts: readonly AnyContract[] = [
  orders,
  standingOrders,
  groups,
  membership,
  orderSteps,
  orderTalk,
  pushDevices,
  accounts,
  passkeys,
  shops,
  storefronts,
  team,
  kitchen,
  exported,
  messages,
  mails,
  invoices,
  businessInvoices,
  bankFiles,
  books,
  takeouts,
  ownDeposits,
  payments,
  closings,
  discounts,
  giftSales,
  laterTips,
  withdrawals,
  customers,
  businesses,
  approvals,
  pictures,
  places,
  backOffice,
  offerings,
  orderRounds,
  basketReminders,
  restock,
  watch,
].flatMap((module) => Object.values<AnyContract>(module));
/** A contract without an id of a request only looks. */
const isCommand = ({ input }: AnyContract): boolean => "requestId" in (input as unknown as { shape: object }).shape;
const namesOf = (wanted: boolean): string[] =>
  contracts.filter((contract) => isCommand(contract) === wanted).map(({ name }) => name);
const commands = namesOf(true);
const looks = namesOf(false);
/** Questions that are asked once and the proof that answers one. */
const oneTime: readonly string[] = ["beginPasskey", "beginPasskeySignIn", "signInByPasskey", "beginCard"];

let world: OrderWorld;
let services: Services;
let shopper: TestClient;
let slotIndex = 300;

beforeAll(async () => {
  services = await startServices({ port: 0, dataDir: null });
  world = await startOrderWorld({
    env: {
      ...providerEnv(services.port),
      SMTP_PORT: String(services.smtpPort),
    },
  });
});
afterAll(async () => {
  await world.test.stop();
  await services.stop();
});

interface Case {
  readonly who: TestClient;
  readonly input: Readonly<Record<string, unknown>>;
  /** The same request in other words. */
  readonly other: Readonly<Record<string, unknown>>;
}

const aRound = (): InputOf<typeof orderRounds.saveRound> => ({
  requestId: randomUUID(),
  restaurantId,
  planId: "round",
  name: "Wochenkiste",
  methodIds: ["lieferung-chiemgau"],
  rule: {
    repeat: "weekly",
    weekday: 5,
    opens: { days: 5, time: "08:00" },
    closes: { days: 2, time: "18:00" },
    onHoliday: "keep",
    region: "BY",
  },
});

const nextSlot = (): string => must(world.slots[(slotIndex += 3)], "slot");
async function place(): Promise<string> {
  world.test.backend.clock.advance(61_000);
  shopper = await world.guest();
  await setStockTo(world.test.admin, offeringId, "hackfleisch", 50, 1);
  return world.placed(shopper, [aLine(world.menu, "hackfleisch", { qty: 2 })], nextSlot());
}
const ids = async () => ({ requestId: randomUUID(), restaurantId, orderId: await place() });
const owner = (): TestClient => world.staff("owner");
async function completed() {
  const address = await ids();
  for (const action of ["accept", "prepare", "ready"] as const) await world.change(owner(), address.orderId, action);
  const { totals } = await world.order(address.orderId);
  await world.change(owner(), address.orderId, "complete", { payment: { method: "cash", cents: totals.totalCents } });
  return address;
}
/** Of a company, and handed over so long ago that an invoice collects it. */
async function issued(): Promise<string> {
  const drafted = await owner().call(businessInvoices.draftInvoices, await collectable());
  const { invoiceId } = must(drafted.ok ? drafted.value.drafts[0] : null, "a draft");
  const step = { requestId: randomUUID(), restaurantId, invoiceId, step: { do: "issue" as const } };
  await owner().call(businessInvoices.changeInvoice, step);
  return invoiceId;
}

async function collectable() {
  const customerId = `firma-${randomUUID()}`;
  const employees = [{ email: "leitung@kita.example", name: "Leitung", role: "admin" as const }];
  await setDocument(
    world.test.admin.db,
    b2bCustomerDocument,
    { restaurantId, customerId },
    aBusinessCustomer({ employees }),
  );
  const { orderId } = await ids();
  await onAccount(world.test.admin.db, { restaurantId, orderId }, customerId);
  for (const action of ["accept", "prepare", "ready", "complete"] as const)
    await world.change(owner(), orderId, action);
  await world.test.backend.idle();
  world.test.backend.clock.advance(61_000);
  return { requestId: randomUUID(), restaurantId, b2bCustomerId: customerId, withOpenPeriod: true };
}
/** Handed over so long ago that it is not taken back any more, in a shop that asks for tips. */
async function tippable() {
  const address = await completed();
  const tips = { enabled: true, mode: "fixed", presets: [200], recipient: "staff" } as const;
  await updateDocument(world.test.admin.db, paymentSettingsDocument, { restaurantId }, { tips });
  world.test.backend.clock.advance(61_000);
  return { ...address, requestId: randomUUID() };
}
async function tipped() {
  const address = await tippable();
  const who = shopper;
  const begun = await who.call(laterTips.giveTip, { ...address, cents: 200 });
  const { url = "" } = must(begun.ok ? begun.value : null, "a tip");
  await fetch(`http://127.0.0.1:${services.port}/stripe/admin/sessions/${url.split("/").at(-1)}/pay`, {
    method: "POST",
  });
  const { orderId } = address;
  await who.call(laterTips.confirmTip, { restaurantId, orderId });
  return { who, orderId };
}
async function complained() {
  const address = await completed();
  const wrong = { ...address, requestId: randomUUID(), kind: "other" as const, lineIds: [], text: "Zu salzig." };
  await shopper.call(orderTalk.complainOfOrder, wrong);
  return address;
}
const aWait = () => ({
  restaurantId,
  storefrontId: world.menu.storefrontId,
  itemId: "feldsalat",
  productId: "feldsalat",
  email: "wartet@post.example",
});
const aNewShop = {
  name: "Neuer Hof",
  kind: "farm",
  address: { street: "Anger", houseNo: "1", zip: "83253", city: "Rimsting", country: "DE" },
  phone: "+49 8051 000000",
  ownerName: "Inhaberin",
  legalName: "Neuer Hof (Demo)",
  taxScheme: "regular",
  pickup: { weekdays: [5, 6], start: "08:00", minutes: 300 },
};
/** Without orders, which would have to end first. */
async function twoCustomers(): Promise<readonly [string, string]> {
  const ids = [`kunde-${randomUUID()}`, `kundin-${randomUUID()}`] as const;
  for (const userDocId of ids) {
    const customer = newCustomer({
      uid: userDocId,
      name: "Kundin 9",
      email: `${userDocId}@post.example`,
      isGuest: false,
    });
    await setDocument(world.test.admin.db, customerDocument, { restaurantId, userDocId }, customer);
  }
  return ids;
}
const aNotice = {
  page: `https://lokalkorb.example/${restaurantId}`,
  reason: "labelling",
  text: "Beim Brot fehlen die Allergene.",
  name: "Mira Muster",
  email: "mira@post.example",
  goodFaith: true,
};
const aQuestion = { text: "Wie melde ich mich an?", name: "Mira Muster", email: "mira@post.example" };
const aDeclaration = { restaurantId, name: "Mira Muster", orderNo: "A-1", email: "mira@post.example" };
const catalog = { restaurantId, offeringId };

const aNewGroup = {
  restaurantId,
  storefrontId: shop.storefrontId,
  name: "Empfang",
  lines: [{ kind: "item" as const, refId: "butter", qty: 1, choices: [], seenUnitCents: 290 }],
  closesAt: 0,
};
async function aGroup() {
  const who = await world.guest();
  const started = await who.call(groups.startGroup, { ...aNewGroup, requestId: randomUUID() });
  const group = must(started.ok ? started.value : null, "a group");
  return { who, address: { requestId: randomUUID(), restaurantId, ...group } };
}

const anAskedBusiness = {
  restaurantId,
  name: "Leitung 1",
  company: "Kita am Fluss gGmbH",
  vatId: "DE136695976",
  address: aNewShop.address,
  invoiceEmail: "rechnung@kita.example",
  eInvoice: "pdf",
} as const;
async function aBuyer(): Promise<TestClient> {
  const account = { email: `leitung-${randomUUID()}@kita.example`, password: "geheim-genug", emailVerified: true };
  await world.test.admin.auth.createUser(account);
  return world.test.signIn(account);
}
async function aBusiness() {
  const who = await aBuyer();
  await who.call(businesses.requestBusinessAccount, {
    ...anAskedBusiness,
    address: { ...anAskedBusiness.address, country: "DE" },
    requestId: randomUUID(),
  });
  const own = await who.call(businesses.ownBusinesses, {});
  const [found] = own.ok ? own.value.businesses : [];
  return { who, customerId: must(found, "a company").customerId };
}

/** Of a shopper with an account: an order that can come again, and the first day on which it would. */
async function repeatable() {
  const who = await aBuyer();
  world.test.backend.clock.advance(61_000);
  await setStockTo(world.test.admin, offeringId, "hackfleisch", 50, 1);
  const orderId = await world.placed(who, [aLine(world.menu, "hackfleisch", { qty: 2 })], nextSlot());
  const shown = await who.call(standingOrders.previewStandingOrder, { restaurantId, orderId, weeks: 1 });
  const { days, totalCents } = must(shown.ok ? shown.value : null, JSON.stringify(shown));
  const input = {
    requestId: randomUUID(),
    restaurantId,
    orderId,
    weeks: 1 as const,
    date: must(days[0], "a day").date,
    skips: [],
    quotedTotalCents: totalCents,
    button: "zahlungspflichtig bestellen" as const,
  };
  return { who, input };
}

const caseOf: Readonly<Record<string, () => Promise<Case>>> = {
  placeOrder: async () => {
    world.test.backend.clock.advance(61_000);
    const who = await world.guest();
    const input = await world.fill(who, [aLine(world.menu, "butter", { qty: 3 })], nextSlot());
    return { who, input, other: { customerNote: "Anders." } };
  },
  changeOrderStatus: async () => ({
    who: owner(),
    input: { ...(await ids()), action: "accept" },
    other: { action: "prepare" },
  }),
  startGroup: async () => ({
    who: await world.guest(),
    input: { ...aNewGroup, requestId: randomUUID() },
    other: { name: "Lager" },
  }),
  joinGroup: async () => ({
    who: await world.guest(),
    input: { ...(await aGroup()).address, name: "Werkbank" },
    other: { name: "Lager" },
  }),
  changeGroup: async () => {
    const { who, address } = await aGroup();
    const { token: _token, ...group } = address;
    const change = { kind: "extend", closesAt: world.test.backend.clock.now() + 7_200_000 };
    return { who, input: { ...group, change }, other: { change: { kind: "end" } } };
  },
  requestBusinessAccount: async () => ({
    who: await aBuyer(),
    input: { ...anAskedBusiness, requestId: randomUUID() },
    other: { company: "Anders GmbH" },
  }),
  decideBusiness: async () => {
    const { customerId } = await aBusiness();
    const decision = { kind: "decline", word: "Zu weit weg." };
    return {
      who: owner(),
      input: { requestId: randomUUID(), restaurantId, customerId, decision },
      other: { decision: { ...decision, word: "Zu viel." } },
    };
  },
  checkVatId: async () => {
    const { customerId } = await aBusiness();
    const { customerId: another } = await aBusiness();
    const input = { requestId: randomUUID(), restaurantId, customerId };
    return { who: owner(), input, other: { customerId: another } };
  },
  changeEmployees: async () => {
    const { who, customerId } = await aBusiness();
    await updateDocument(world.test.admin.db, b2bCustomerDocument, { restaurantId, customerId }, { status: "active" });
    const employee = { email: "koch@kita.example", name: "Küche", role: "buyer" };
    const change = { kind: "set", employee };
    const other = { change: { kind: "set", employee: { ...employee, name: "Hort" } } };
    return { who, input: { requestId: randomUUID(), restaurantId, customerId, change }, other };
  },
  setApprovalLimit: async () => {
    const { who, customerId } = await aBusiness();
    await updateDocument(world.test.admin.db, b2bCustomerDocument, { restaurantId, customerId }, { status: "active" });
    const input = { requestId: randomUUID(), restaurantId, customerId, aboveCents: 100 };
    return { who, input, other: { aboveCents: 200 } };
  },
  answerApproval: async () => {
    const { who, customerId } = await aBusiness();
    await updateDocument(world.test.admin.db, b2bCustomerDocument, { restaurantId, customerId }, { status: "active" });
    const { orderId } = await ids();
    await updateDocument(
      world.test.admin.db,
      orderDocument,
      { restaurantId, orderId },
      {
        status: "awaitingApproval",
        no: "",
        holdUntil: world.test.backend.clock.now() + 3_600_000,
        "customer.b2bCustomerId": customerId,
      },
    );
    const input = {
      requestId: randomUUID(),
      restaurantId,
      customerId,
      orderId,
      answer: { kind: "decline", word: "Zu viel." },
    };
    return { who, input, other: { answer: { kind: "approve" } } };
  },
  undoStep: async () => {
    const address = await ids();
    const accepted = await owner().call(orders.changeOrderStatus, {
      ...address,
      requestId: randomUUID(),
      action: "accept",
      hold: true,
    });
    const step = accepted.ok ? must(accepted.value.step, "a step that can be taken back") : 0;
    return { who: owner(), input: { ...address, step }, other: { step: step + 1 } };
  },
  noteForKitchen: async () => ({
    who: owner(),
    input: { ...(await ids()), text: "Ohne Eile" },
    other: { text: "Eilig" },
  }),
  sendOrderMessage: async () => ({
    who: owner(),
    input: { ...(await ids()), side: "shop", text: "Kommt in 10 Minuten." },
    other: { text: "Kommt in 20 Minuten." },
  }),
  seeOrderMessages: async () => {
    const address = await ids();
    const said = { ...address, requestId: randomUUID(), side: "shopper", text: "Geht es auch später?" } as const;
    await shopper.call(orderTalk.sendOrderMessage, said);
    return { who: owner(), input: { ...address, side: "shop", count: 1 }, other: { count: 2 } };
  },
  complainOfOrder: async () => {
    const address = await completed();
    const input = { ...address, requestId: randomUUID(), kind: "missing", lineIds: [], text: "Die Butter fehlt." };
    return { who: shopper, input, other: { kind: "wrong" } };
  },
  closeComplaint: async () => {
    const address = await complained();
    return { who: owner(), input: { ...address, requestId: randomUUID() }, other: { orderId: await place() } };
  },
  addComplaintPhoto: async () => {
    const address = await complained();
    // No photo, and so is every answer.
    const path = complaintUploadPath({ ...address, uid: shopper.uid, place: "1" });
    await world.test.admin.bucket.file(path).save("no photo");
    return { who: shopper, input: { ...address, requestId: randomUUID(), place: "1" }, other: { place: "2" } };
  },
  delayOrder: async () => ({ who: owner(), input: { ...(await ids()), minutes: 10 }, other: { minutes: 20 } }),
  announceArrival: async () => {
    const orderId = await place();
    const who = shopper;
    await world.change(owner(), orderId, "accept");
    const due = { "timeline.promisedAt": world.test.backend.clock.now() };
    await updateDocument(world.test.admin.db, orderDocument, { restaurantId, orderId }, due);
    return { who, input: { requestId: randomUUID(), restaurantId, orderId }, other: { orderId: await place() } };
  },
  moveOrder: async () => ({
    who: owner(),
    input: { ...(await ids()), slotKey: nextSlot() },
    other: { slotKey: nextSlot() },
  }),
  editOrder: async () => {
    const address = await ids();
    const { lines } = await world.order(address.orderId);
    const change = { kind: "quantity", lineId: must(lines[0], "line").lineId, qty: 1 };
    return { who: owner(), input: { ...address, changes: [change] }, other: { changes: [{ ...change, qty: 2 }] } };
  },
  answerProposal: async () => {
    const address = await ids();
    const { lines, totals } = await world.order(address.orderId);
    const line = must(lines[0], "line");
    await owner().call(orders.editOrder, {
      ...address,
      requestId: randomUUID(),
      changes: [{ kind: "quantity", lineId: line.lineId, qty: 3 }],
    });
    const totalCents = totals.totalCents + line.unitCents;
    return { who: shopper, input: { ...address, agree: true, totalCents }, other: { agree: false } };
  },
  refundOrder: async () => ({
    who: owner(),
    input: { ...(await completed()), reason: "alt", wish: { kind: "amount", cents: 50 } },
    other: { reason: "anders" },
  }),
  retryEffect: async () => {
    const { orderId } = await ids();
    await world.test.backend.idle();
    const entry = world.test.admin.db.doc(`outbox/${orderId}_1`);
    await entry.update({ state: "dead", "effects.mail": { state: "dead", attempts: 8, error: "x" } });
    return {
      who: owner(),
      input: { requestId: randomUUID(), restaurantId, effectId: entry.id, kind: "mail" },
      other: { kind: "figures" },
    };
  },
  planPublication: () =>
    Promise.resolve({
      who: owner(),
      input: { requestId: randomUUID(), ...catalog, storefrontId: shop.storefrontId, at: null },
      other: { at: 1 },
    }),
  publishStorefront: () =>
    Promise.resolve({
      who: owner(),
      input: { requestId: randomUUID(), ...catalog, storefrontId: shop.storefrontId },
      other: { storefrontId: "anders" },
    }),
  restoreVersion: () =>
    Promise.resolve({
      who: owner(),
      input: { requestId: randomUUID(), ...catalog, storefrontId: shop.storefrontId, version: 1 },
      other: { version: 2 },
    }),
  setChoiceSoldOut: () =>
    Promise.resolve({
      who: owner(),
      input: { requestId: randomUUID(), ...catalog, optionId: "schneiden", choiceId: "ganz", soldOut: false },
      other: { soldOut: true },
    }),
  setSoldOut: () =>
    Promise.resolve({
      who: owner(),
      input: { requestId: randomUUID(), ...catalog, itemId: "butter", soldOut: false },
      other: { soldOut: true },
    }),
  setStock: () =>
    Promise.resolve({
      who: owner(),
      input: { requestId: randomUUID(), ...catalog, itemId: "obstler", onHand: 70 },
      other: { onHand: 71 },
    }),
  setOperations: () =>
    Promise.resolve({
      who: owner(),
      input: { requestId: randomUUID(), restaurantId, state: "open" },
      other: { state: "paused" },
    }),
  setClosures: () =>
    Promise.resolve({
      who: owner(),
      input: { requestId: randomUUID(), restaurantId, was: [], closures: [] },
      other: { closures: [{ from: "2031-01-01", to: "2031-01-02", mode: "closed" }] },
    }),
  saveStorefront: () =>
    Promise.resolve({
      who: owner(),
      input: {
        requestId: randomUUID(),
        ...catalog,
        storefrontId: `theke-${randomUUID()}`,
        isNew: true,
        name: "Theke",
        channel: "qr",
        visibility: "public",
        categoryOrder: [],
        distributionTypes: [],
      },
      other: { name: "Theke am Markt" },
    }),
  placeStorefronts: async () => {
    const { storefrontIds } = must(await readDocument(world.test.admin.db, shopDocument, { restaurantId }), "shop");
    return {
      who: owner(),
      input: { requestId: randomUUID(), ...catalog, was: storefrontIds, storefrontIds },
      other: { was: [] },
    };
  },
  setListing: () =>
    Promise.resolve({
      who: owner(),
      input: { requestId: randomUUID(), restaurantId, listing: "public" },
      other: { listing: "unlisted" },
    }),
  switchWay: () =>
    Promise.resolve({
      who: owner(),
      input: { requestId: randomUUID(), restaurantId, optionId: "abholung-hofladen", off: false },
      other: { off: true },
    }),
  switchWayToday: () =>
    Promise.resolve({
      who: owner(),
      input: { requestId: randomUUID(), restaurantId, type: "pickup", off: false },
      other: { off: true },
    }),
  saveRound: () => Promise.resolve({ who: owner(), input: aRound(), other: { name: "Samstagskiste" } }),
  changeRound: async () => {
    await owner().call(orderRounds.saveRound, aRound());
    const input = { requestId: randomUUID(), restaurantId, planId: "round", change: { kind: "pause" } };
    return { who: owner(), input, other: { change: { kind: "end" } } };
  },
  startStandingOrder: async () => ({ ...(await repeatable()), other: { weeks: 2 } }),
  changeStandingOrder: async () => {
    const { who, input } = await repeatable();
    const started = await who.call(standingOrders.startStandingOrder, input);
    const { planId } = must(started.ok ? started.value : null, JSON.stringify(started));
    const change = { kind: "resume" };
    return {
      who,
      input: { requestId: randomUUID(), restaurantId, planId, change },
      other: { change: { kind: "end" } },
    };
  },
  endStandingOrder: async () => {
    const { who, input } = await repeatable();
    const started = await who.call(standingOrders.startStandingOrder, input);
    const { planId } = must(started.ok ? started.value : null, JSON.stringify(started));
    const asked = { requestId: randomUUID(), restaurantId, planId, word: "Leider nicht mehr." };
    return { who: owner(), input: asked, other: { word: "Anders." } };
  },
  declareTermination: async () => ({
    who: await world.test.signIn("nobody"),
    input: {
      requestId: randomUUID(),
      name: "Mira Muster",
      email: "mira@post.example",
      shop: "Hofladen",
      kind: "ordinary",
    },
    other: { shop: "Backstube" },
  }),
  saveInvoiceSettings: () =>
    Promise.resolve({
      who: owner(),
      input: {
        requestId: randomUUID(),
        restaurantId,
        prefix: "RE-{YYYY}-",
        dueDays: 14,
        headerText: "",
        footerText: "",
        bank: null,
      },
      other: { dueDays: 15 },
    }),
  draftInvoices: async () => ({ who: owner(), input: await collectable(), other: { withOpenPeriod: false } }),
  bookBankEntries: async () => {
    const invoiceId = await issued();
    const entry = { day: "2026-11-20", cents: 758, ref: "", shares: [{ invoiceId, cents: 758 }] };
    const entries = [{ ...entry, key: "k".repeat(43) }];
    return {
      who: owner(),
      input: { requestId: randomUUID(), restaurantId, entries },
      other: { entries: [{ ...entry, key: "l".repeat(43) }] },
    };
  },
  changeInvoice: async () => {
    const drafted = await owner().call(businessInvoices.draftInvoices, await collectable());
    const { invoiceId } = must(drafted.ok ? drafted.value.drafts[0] : null, "a draft");
    return {
      who: owner(),
      input: { requestId: randomUUID(), restaurantId, invoiceId, step: { do: "issue" } },
      other: { step: { do: "discard" } },
    };
  },
  closeDay: () =>
    Promise.resolve({
      who: owner(),
      input: {
        requestId: randomUUID(),
        restaurantId,
        day: "2026-10-01",
        seen: { totalCents: 0, orders: 0 },
        openEnds: [],
      },
      other: { day: "2026-10-02" },
    }),
  issueGiftCard: () =>
    Promise.resolve({
      who: owner(),
      input: { requestId: randomUUID(), restaurantId, cents: 2500, name: "Zum Geburtstag" },
      other: { cents: 5000 },
    }),
  setGiftOffer: () =>
    Promise.resolve({
      who: owner(),
      input: { requestId: randomUUID(), restaurantId, offer: { values: [1000, 5000], anyValue: true } },
      other: { offer: null },
    }),
  buyGiftCard: async () => ({
    who: await world.guest(),
    input: { ...aGift, requestId: randomUUID() },
    other: { cents: 1000 },
  }),
  refundGiftSale: async () => {
    const { saleId } = await boughtGift();
    return { who: owner(), input: { requestId: randomUUID(), restaurantId, saleId }, other: { saleId: "other" } };
  },
  giveTip: async () => {
    const address = await tippable();
    return { who: shopper, input: { ...address, cents: 200 }, other: { cents: 300 } };
  },
  refundTip: async () => {
    const { orderId } = await tipped();
    return { who: owner(), input: { requestId: randomUUID(), restaurantId, orderId }, other: { orderId: "other" } };
  },
  writeHelpMessage: async () => {
    const who = await world.guest();
    await who.call(messages.sendQuestion, { ...aQuestion, requestId: randomUUID() });
    const answer = await who.call(messages.readHelpMessages, {});
    const { messageId } = must(answer.ok ? answer.value.threads[0] : null, "a thread");
    return { who, input: { requestId: randomUUID(), messageId, text: "Noch etwas." }, other: { text: "Anderes." } };
  },
  retryMail: async () => {
    const orderId = await place();
    await world.test.backend.idle();
    const { db } = world.test.admin;
    const mail = must((await db.collection("mail").where("orderId", "==", orderId).get()).docs[0], "a mail");
    await mail.ref.update({ state: "failed", error: "x" });
    return {
      who: owner(),
      input: { requestId: randomUUID(), restaurantId, mailId: mail.id },
      other: { mailId: "anders" },
    };
  },
  createShop: async () => ({
    // The demo's owner has proved an address.
    who: await world.test.signIn(staffOf(shop)),
    input: { ...aNewShop, requestId: randomUUID() },
    other: { kind: "butcher" },
  }),
  acceptContracts: () =>
    Promise.resolve({
      who: owner(),
      input: { requestId: randomUUID(), restaurantId, versions: contractVersions },
      other: { versions: { ...contractVersions, terms: "2020-01" } },
    }),
  // Of a shop that no other case orders from: its terms would be asked for there.
  publishLegalText: async () => ({
    who: owner(),
    input: {
      requestId: randomUUID(),
      restaurantId: await ownedToo(),
      kind: "terms",
      text: "# Geltung\nBei uns gelten diese Bedingungen.",
    },
    other: { kind: "privacy" },
  }),
  placeTestOrder: async () => ({
    who: owner(),
    input: { requestId: randomUUID(), restaurantId },
    other: { restaurantId: await ownedToo() },
  }),
  noteExport: () =>
    Promise.resolve({
      who: owner(),
      input: { requestId: randomUUID(), restaurantId, what: "items", count: 12 },
      other: { count: 13 },
    }),
  requestTakeout: async () => ({
    who: owner(),
    input: { requestId: randomUUID(), restaurantId },
    other: { restaurantId: await ownedToo() },
  }),
  openTakeout: async () => {
    await readyTakeout();
    return {
      who: owner(),
      input: { requestId: randomUUID(), restaurantId },
      other: { restaurantId: await ownedToo() },
    };
  },
  saveBooksSettings: () =>
    Promise.resolve({
      who: owner(),
      input: {
        requestId: randomUUID(),
        restaurantId,
        consultantNo: "1001",
        clientNo: "1",
        chart: "SKR03",
        yearStart: 1,
        ...proposedAccounts.SKR03,
      },
      other: { clientNo: "2" },
    }),
  changeCustomer: async () => {
    const [customerId] = await twoCustomers();
    return {
      who: owner(),
      input: { requestId: randomUUID(), restaurantId, customerId, change: { kind: "note", text: "Klingelt nicht." } },
      other: { change: { kind: "release" } },
    };
  },
  mergeCustomers: async () => {
    const [from, into] = await twoCustomers();
    return { who: owner(), input: { requestId: randomUUID(), restaurantId, from, into }, other: { from: into } };
  },
  forgetCustomer: async () => {
    const [customerId, other] = await twoCustomers();
    return {
      who: owner(),
      input: { requestId: randomUUID(), restaurantId, customerId },
      other: { customerId: other },
    };
  },
  inviteMember: () =>
    Promise.resolve({
      who: owner(),
      input: { requestId: randomUUID(), restaurantId, email: "neu@betrieb.example", name: "Aushilfe", role: "staff" },
      other: { role: "kitchen" },
    }),
  acceptInvitation: async () => {
    const address = must(staffOf(shop).email, "an address");
    await updateDocument(
      world.test.admin.db,
      accountDocument,
      { restaurantId: await ownedToo() },
      { members: [{ email: address, name: "Aushilfe", role: "staff", status: "invited", invitedAt: 0 }] },
    );
    return {
      who: await world.test.signIn(staffOf(shop)),
      input: { requestId: randomUUID(), restaurantId: await ownedToo() },
      other: { restaurantId },
    };
  },
  changeMemberRole: () =>
    Promise.resolve({
      who: owner(),
      input: { requestId: randomUUID(), restaurantId, uid: world.staff("kitchen").uid, role: "staff" },
      other: { role: "manager" },
    }),
  removeMember: () =>
    Promise.resolve({
      who: owner(),
      input: { requestId: randomUUID(), restaurantId, email: must(shop.staff[2], "a third").email },
      other: { email: "andere@betrieb.example" },
    }),
  setShopHold: async () => ({
    who: await platform(),
    input: { requestId: randomUUID(), restaurantId: must(demo.shops[2], "a third shop").restaurantId },
    other: { reason: "Bei drei Waren fehlen die Angaben zu Allergenen." },
  }),
  sendConfirmingLink: async () => {
    const [orderId, other] = [await place(), await place()];
    const who = await viewerOf(orderId);
    return { who, input: { requestId: randomUUID(), restaurantId, orderId }, other: { orderId: other } };
  },
  sendOrderLinks: async () => ({
    who: await world.test.signIn("nobody"),
    input: { requestId: randomUUID(), email: "verloren@post.example", no: "A-1001" },
    other: { no: "A-1002" },
  }),
  sendSignInLink: async () => ({
    who: await world.test.signIn("nobody"),
    input: { requestId: randomUUID(), email: "neu@betrieb.example" },
    other: { next: "/neu" },
  }),
  setSwitches: async () => ({
    who: await platform(),
    input: { requestId: randomUUID(), registrations: true, approval: false },
    other: { approval: true },
  }),
  setItemBlock: async () => ({
    who: await platform(),
    input: { requestId: randomUUID(), restaurantId, itemId: "butter", reason: "Bei der Butter fehlen die Allergene." },
    other: { itemId: "karotten" },
  }),
  setFeeRate: async () => ({
    who: await platform(),
    input: { requestId: randomUUID(), restaurantId, percentBp: 300, from: "2030-01-01" },
    other: { percentBp: 400 },
  }),
  openSupportLook: async () => ({
    who: await platform(),
    input: { requestId: randomUUID(), restaurantId, reason: "Die Inhaberin hat um Hilfe mit der Karte gebeten." },
    other: { reason: "Ein anderer Grund, ebenso lang wie nötig." },
  }),
  setVatTemplates: async () => ({
    who: await platform(),
    input: { requestId: randomUUID(), rows: [] },
    other: { rows: [{ country: "AT", word: "Brot", vatClass: "food" }] },
  }),
  sendNotice: async () => ({
    who: await world.test.signIn("nobody"),
    input: { ...aNotice, requestId: randomUUID() },
    other: { text: "Die Angabe ist doch richtig." },
  }),
  declareWithdrawal: async () => ({
    who: await world.test.signIn("nobody"),
    input: { ...aDeclaration, requestId: randomUUID() },
    other: { orderNo: "eine andere" },
  }),
  moveWithdrawal: async () => {
    const person = await world.test.signIn("nobody");
    await person.call(withdrawals.declareWithdrawal, { ...aDeclaration, requestId: randomUUID() });
    const listed = await owner().call(withdrawals.listWithdrawals, { restaurantId, open: true });
    const { withdrawalId } = must(listed.ok ? listed.value.withdrawals[0] : null, "a declaration");
    const text = "Die Frist von 14 Tagen war schon vorbei.";
    return {
      who: owner(),
      input: { requestId: randomUUID(), restaurantId, withdrawalId, step: { kind: "reject", reason: "late", text } },
      other: { step: { kind: "accept" } },
    };
  },
  waitForRestock: async () => ({
    who: await world.test.signIn("nobody"),
    input: { ...aWait(), requestId: randomUUID() },
    other: { email: "andere@post.example" },
  }),
  answerRestockWait: async () => {
    const person = await world.test.signIn("nobody");
    await person.call(restock.waitForRestock, { ...aWait(), requestId: randomUUID() });
    const [wait] = await readQuery(world.test.admin.db, queryOf(restockWaitDocument, {}));
    const { id: waitId, token } = must(wait, "a wait");
    return {
      who: person,
      input: { requestId: randomUUID(), waitId, token, answer: "agree" },
      other: { answer: "leave" },
    };
  },
  sendQuestion: async () => ({
    who: await world.test.signIn("nobody"),
    input: { ...aQuestion, requestId: randomUUID() },
    other: { text: "Und noch etwas anderes." },
  }),
  answerMessage: async () => {
    const asker = await world.test.signIn("nobody");
    await asker.call(messages.sendQuestion, { ...aQuestion, email: "fragt@post.example", requestId: randomUUID() });
    const who = await platform();
    const listed = await who.call(messages.listMessages, { state: "open" });
    const messageId = must(
      listed.ok ? listed.value.messages.find(({ kind }) => kind === "question") : null,
      "one",
    ).messageId;
    return {
      who,
      input: { requestId: randomUUID(), messageId, text: "Ja, das geht ab nächster Woche." },
      other: { text: "Nein, das geht leider nicht mehr." },
    };
  },
  startPaymentOnboarding: async () => ({
    who: owner(),
    input: { requestId: randomUUID(), restaurantId },
    other: { restaurantId: await ownedToo() },
  }),
  setPushDevice: () =>
    Promise.resolve({
      who: owner(),
      input: { requestId: randomUUID(), restaurantId, deviceId: "phone", subscription: null },
      other: { deviceId: "tablet" },
    }),
  setOrderPush: async () => {
    const orderId = await place();
    const who = shopper;
    return {
      who,
      input: { requestId: randomUUID(), restaurantId, orderId, subscription: null },
      other: { orderId: await place() },
    };
  },
  keepCard: async () => ({
    who: await world.guest(),
    input: { requestId: randomUUID(), slug: restaurantId },
    other: { slug: "anders" },
  }),
  removeCard: async () => {
    const who = await world.guest();
    const cardId = await savedCardOf(who);
    return { who, input: { requestId: randomUUID(), cardId }, other: { cardId: "pm_other" } };
  },
  addPasskey: async () => {
    const [who, device] = [await provedAccount(), softwarePasskey(site)];
    const asked = await who.call(passkeys.beginPasskey, {});
    const credential = device.added(must(asked.ok ? asked.value.options : null, "a question"));
    return { who, input: { requestId: randomUUID(), name: "Telefon", credential }, other: { name: "Tablet" } };
  },
  renamePasskey: async () => {
    const { who, id } = await withPasskey();
    return { who, input: { requestId: randomUUID(), id, name: "Altes Telefon" }, other: { name: "Tablet" } };
  },
  removePasskey: async () => {
    const { who, id } = await withPasskey();
    return { who, input: { requestId: randomUUID(), id }, other: { id: "other" } };
  },
};

const platform = (): Promise<TestClient> => world.test.signIn(must(demo.platform, "an account"));

const aGift = {
  restaurantId,
  cents: 5000,
  design: "herbs" as const,
  to: "",
  from: "",
  message: "",
  buyerEmail: "kauft@post.example",
  texts: [],
  delivery: { kind: "print" as const },
};

/** Paid at the provider's page. */
async function boughtGift() {
  const who = await world.guest();
  const begun = await who.call(giftSales.buyGiftCard, { ...aGift, requestId: randomUUID() });
  const { saleId, url = "" } = must(begun.ok ? begun.value : null, "a sale");
  await fetch(`http://127.0.0.1:${services.port}/stripe/admin/sessions/${url.split("/").at(-1)}/pay`, {
    method: "POST",
  });
  await who.call(giftSales.confirmGiftSale, { restaurantId, saleId });
  return { who, saleId };
}

/** A second shop of the same owner. */
async function ownedToo(): Promise<string> {
  const other = must(demo.shops[1], "another shop").restaurantId;
  const role = { [`roles.${owner().uid}`]: "owner" };
  await updateDocument(world.test.admin.db, accountDocument, { restaurantId: other }, role);
  return other;
}

/** A person without a shop, whose mailbox is proved. */
async function provedAccount(): Promise<TestClient> {
  const account = { email: `${randomUUID()}@post.example`, password: "geheim-genug" };
  await world.test.admin.auth.createUser({ ...account, emailVerified: true });
  return world.test.signIn(account);
}

/** Of the address that the functions take for the storefront's. */
const site = { origin: "http://127.0.0.1:9", host: "127.0.0.1" };

async function withPasskey() {
  const one = await must(caseOf["addPasskey"], "a case")();
  const added = await one.who.call(passkeys.addPasskey, one.input as never);
  return { who: one.who, id: must(added.ok ? added.value.id : null, "a passkey") };
}

/** Typed in at the provider's page. */
async function savedCardOf(who: TestClient): Promise<string> {
  const page = await who.call(payments.keepCard, { requestId: randomUUID(), slug: restaurantId });
  const { pathname } = new URL(must(page.ok ? page.value.url : null, "a page"));
  const session = must(pathname.split("/").at(-1), "a page");
  await fetch(`http://127.0.0.1:${services.port}/stripe/admin/sessions/${session}/pay`, { method: "POST" });
  const synced = await who.call(payments.syncCards, {});
  return must(synced.ok ? synced.value.cards[0] : null, "a card").id;
}

/** An account to which the link of an order was passed on. */
async function viewerOf(orderId: string): Promise<TestClient> {
  const secret = must(testFunctionsEnv["ORDER_LINK_SECRET"], "a secret");
  const who = await world.guest();
  await who.call(orders.openGuestOrder, {
    restaurantId,
    orderId,
    token: guestTokenOf(secret, { restaurantId, orderId }),
  });
  return who;
}

type Look = Pick<Case, "who" | "input">;

const lookOf: Readonly<Record<string, () => Promise<Look>>> = {
  addPicture: async () => {
    const uploadId = randomUUID();
    // No photo, and so is every answer.
    await world.test.admin.bucket.file(originalPath({ restaurantId, uploadId })).save("no photo");
    return { who: owner(), input: { restaurantId, uploadId } };
  },
  readMembership: () => Promise.resolve({ who: owner(), input: { restaurantId } }),
  findAddress: () => Promise.resolve({ who: owner(), input: { address: aNewShop.address } }),
  checkCode: async () => ({
    who: await world.guest(),
    input: { restaurantId, storefrontId: shop.storefrontId, code: "ERNTE5" },
  }),
  confirmPayment: async () => {
    const orderId = await place();
    return { who: shopper, input: { restaurantId, orderId } };
  },
  readHelpMessages: async () => ({ who: await world.guest(), input: {} }),
  confirmTip: async () => {
    const { who, orderId } = await tipped();
    return { who, input: { restaurantId, orderId } };
  },
  confirmGiftSale: async () => {
    const { who, saleId } = await boughtGift();
    return { who, input: { restaurantId, saleId } };
  },
  readGiftPaper: async () => {
    const { who, saleId } = await boughtGift();
    return { who, input: { restaurantId, saleId } };
  },
  listGiftSales: () => Promise.resolve({ who: owner(), input: { restaurantId } }),
  quoteOrderEdit: async () => {
    const orderId = await place();
    const { lineId } = must((await world.order(orderId)).lines[0], "line");
    const changes = [{ kind: "quantity", lineId, qty: 1 }];
    return { who: shopper, input: { restaurantId, orderId, changes } };
  },
  payGroupShare: async () => {
    const { who: host, address } = await aGroup();
    const { requestId: _id, token, ...group } = address;
    const who = await world.guest();
    await who.call(groups.joinGroup, { ...group, token, requestId: randomUUID(), name: "Lager" });
    const choice = { kind: "choose" as const, lines: aNewGroup.lines, isDone: true };
    await who.call(groups.changeGroup, { ...group, requestId: randomUUID(), change: choice });
    await host.call(groups.changeGroup, { ...group, requestId: randomUUID(), change: { kind: "close" } });
    const input = await world.fill(host, [aLine(world.menu, "butter", { qty: 2 })], nextSlot());
    const ofGroup = { basketId: String(group.groupId), paymentMethod: "online" as const, eachPays: true as const };
    const placed = await host.call(orders.placeOrder, { ...input, ...ofGroup });
    expect(placed, JSON.stringify(placed)).toMatchObject({ ok: true });
    return { who, input: { ...group, slug: "hofladen", takesRest: false } };
  },
  lookAtGroup: async () => {
    const { requestId: _id, ...input } = (await aGroup()).address;
    return { who: await world.guest(), input };
  },
  openGuestOrder: async () => {
    const address = { restaurantId, orderId: await place() };
    const secret = must(testFunctionsEnv["ORDER_LINK_SECRET"], "a secret");
    return { who: await world.guest(), input: { ...address, token: guestTokenOf(secret, address) } };
  },
  readComplaintPhoto: async () => {
    const { requestId: _id, ...address } = await complained();
    const path = complaintUploadPath({ ...address, uid: shopper.uid, place: "1" });
    const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#a06030" } })
      .png()
      .toBuffer();
    await world.test.admin.bucket.file(path).save(photo);
    const added = await shopper.call(orderTalk.addComplaintPhoto, { ...address, requestId: randomUUID(), place: "1" });
    return {
      who: owner(),
      input: { ...address, side: "shop", photo: must(added.ok ? added.value.photo : null, "a photo") },
    };
  },
  previewStandingOrder: async () => {
    const { who, input } = await repeatable();
    return { who, input: { restaurantId, orderId: input.orderId, weeks: 2 } };
  },
  quoteStandingOrder: async () => {
    const { who, input } = await repeatable();
    const started = await who.call(standingOrders.startStandingOrder, input);
    const { planId } = must(started.ok ? started.value : null, JSON.stringify(started));
    const own = await who.call(standingOrders.listStandingOrders, {});
    const { goods } = must(own.ok ? own.value.standingOrders[0] : null, "a standing order");
    return { who, input: { restaurantId, planId, lineId: must(goods[0], "goods").lineId, quantity: 1 } };
  },
  listStandingOrders: async () => ({ who: (await repeatable()).who, input: {} }),
  ownBusinesses: async () => ({ who: (await aBusiness()).who, input: {} }),
  businessOrders: async () => {
    const { who, customerId } = await aBusiness();
    return { who, input: { restaurantId, customerId } };
  },
  companyPrices: async () => {
    const { who, customerId } = await aBusiness();
    await updateDocument(world.test.admin.db, b2bCustomerDocument, { restaurantId, customerId }, { status: "active" });
    return { who, input: { restaurantId, customerId, itemIds: ["butter"] } };
  },
  confirmBrowser: async () => {
    const address = { restaurantId, orderId: await place() };
    const secret = must(testFunctionsEnv["ORDER_LINK_SECRET"], "a secret");
    const { email } = (await world.order(address.orderId)).customer;
    const token = confirmingTokenOf(secret, { ...address, email }, world.test.backend.clock.now());
    return { who: await world.guest(), input: { ...address, token } };
  },
  takeOverGuest: async () => {
    const who = await provedAccount();
    return { who, input: { guestToken: await (await world.guest()).token() } };
  },
  stopBasketReminders: async () => {
    const { uid } = await world.guest();
    const basketReminder = { wanted: true, at: 0, words: "1", token: "geheim" };
    await setDocument(world.test.admin.db, privateUserDocument, { uid }, { basketReminder });
    return { who: await world.test.signIn("nobody"), input: { uid, token: "geheim" } };
  },
  endSessions: async () => ({ who: await provedAccount(), input: {} }),
  myData: async () => ({ who: await provedAccount(), input: {} }),
  deleteAccount: async () => ({ who: await provedAccount(), input: {} }),
  beginPasskey: async () => ({ who: await provedAccount(), input: {} }),
  beginPasskeySignIn: async () => ({ who: await world.guest(), input: {} }),
  signInByPasskey: async () => {
    const [who, device] = [await provedAccount(), softwarePasskey(site)];
    const toAdd = await who.call(passkeys.beginPasskey, {});
    const credential = device.added(must(toAdd.ok ? toAdd.value.options : null, "a question"));
    await who.call(passkeys.addPasskey, { requestId: randomUUID(), name: "Telefon", credential });
    const asked = await who.call(passkeys.beginPasskeySignIn, {});
    return { who, input: { credential: device.shown(must(asked.ok ? asked.value.options : null, "a question")) } };
  },
  beginCard: async () => ({ who: await provedAccount(), input: {} }),
  listPasskeys: async () => ({ who: (await withPasskey()).who, input: {} }),
  lastSignIns: () => Promise.resolve({ who: owner(), input: { restaurantId } }),
  previewPublication: () => Promise.resolve({ who: owner(), input: { ...catalog, storefrontId: shop.storefrontId } }),
  publishedVersions: () => Promise.resolve({ who: owner(), input: { ...catalog, storefrontId: shop.storefrontId } }),
  pushDevice: () => Promise.resolve({ who: owner(), input: { restaurantId, deviceId: "phone" } }),
  ownDeposits: async () => {
    const orderId = await place();
    return { who: shopper, input: { restaurantId, orderId } };
  },
  orderPush: async () => {
    const orderId = await place();
    return { who: shopper, input: { restaurantId, orderId } };
  },
  // No device is known, and so is every answer.
  tryPushDevice: () => Promise.resolve({ who: owner(), input: { restaurantId, deviceId: "phone" } }),
  boardAwake: () =>
    Promise.resolve({
      who: world.staff("staff"),
      input: { restaurantId, deviceId: "tablet", sound: "on", visible: true },
    }),
  openKitchen: () => Promise.resolve({ who: world.staff("kitchen"), input: { restaurantId } }),
  orderSteps: () => Promise.resolve({ who: owner(), input: { restaurantId, orderId: "o1" } }),
  deadEffects: () => Promise.resolve({ who: owner(), input: { restaurantId } }),
  listWithdrawals: () => Promise.resolve({ who: owner(), input: { restaurantId, open: true } }),
  listMessages: async () => ({ who: await platform(), input: { state: "open" } }),
  listShopItems: async () => ({ who: await platform(), input: { restaurantId } }),
  listShops: async () => ({ who: await platform(), input: {} }),
  restockWaits: () => Promise.resolve({ who: owner(), input: { restaurantId } }),
  undeliveredMails: () => Promise.resolve({ who: owner(), input: { restaurantId } }),
  openDisputes: () => Promise.resolve({ who: owner(), input: { restaurantId } }),
  checkPaymentAccount: () => Promise.resolve({ who: owner(), input: { restaurantId } }),
  syncCards: async () => {
    const who = await world.guest();
    await savedCardOf(who);
    return { who, input: {} };
  },
  companyInvoices: async () => {
    const { b2bCustomerId: customerId } = await collectable();
    const account = { email: "leitung@kita.example", password: "geheim-genug" };
    await world.test.admin.auth.createUser({ ...account, emailVerified: true });
    return { who: await world.test.signIn(account), input: { restaurantId, customerId } };
  },
  readBankFile: () =>
    Promise.resolve({
      who: owner(),
      input: { restaurantId, content: Buffer.from(bankFile([{ amount: "7.58" }])).toString("base64") },
    }),
  readTakeout: async () => {
    await readyTakeout();
    const opened = await owner().call(takeouts.openTakeout, { requestId: randomUUID(), restaurantId });
    const { takeoutId } = must(opened.ok ? opened.value : null, "an opened file");
    return { who: owner(), input: { restaurantId, takeoutId, from: 0 } };
  },
  readBooks: async () => {
    await completed();
    const days = { from: "2026-11-01", to: "2026-11-30" };
    return { who: owner(), input: { restaurantId, source: "orders", ...days, withLines: false, after: null } };
  },
  planInvoices: async () => {
    const { b2bCustomerId: _company, requestId: _request, ...input } = await collectable();
    return { who: owner(), input };
  },
  readInvoice: async () => ({ who: owner(), input: { restaurantId, invoiceId: await issued() } }),
  readPaper: async () => {
    const who = await world.guest();
    const cardId = await savedCardOf(who);
    const line = aLine(world.menu, "butter", { qty: 2 });
    // Only what was paid over the internet gets a paper of ours.
    const orderId = await world.placed(who, [line], nextSlot(), { paymentMethod: "online", cardId });
    for (const action of ["accept", "prepare", "ready", "complete"] as const) {
      await world.change(owner(), orderId, action);
      await world.test.backend.idle();
    }
    const { receipts } = await world.order(orderId);
    return { who, input: { restaurantId, orderId, no: must(receipts?.[0], "a receipt").no } };
  },
};

/** Names and moments that two equal requests may answer differently are not there: the answer is the stored one. */
const call = (name: string, { who, input }: Look, more: object = {}) =>
  who.call(
    must(
      contracts.find((contract) => contract.name === name),
      name,
    ),
    { ...input, ...more } as never,
  );

describe("R3 the same request", () => {
  it("is asked of everything that can be called, and nothing can be called that has no contract", () => {
    const deployed = Object.entries(manifest as unknown as Record<string, Described>);
    const callable = deployed.flatMap(([name, { __endpoint }]) => (__endpoint.callableTrigger ? [name] : []));
    expect(contracts.map(({ name }) => name).toSorted()).toEqual(callable.toSorted());
    expect(Object.keys(caseOf).toSorted()).toEqual(commands.toSorted());
    expect(Object.keys(lookOf).toSorted()).toEqual(looks.toSorted());
  });

  const asked = new Map<string, { readonly one: Look; readonly first: unknown }>();

  it.each(oneTime)("%s: five at once get no two answers alike, and a proof opens once", async (name) => {
    const one = await must(lookOf[name], name)();
    const answers = await Promise.all(Array.from({ length: 5 }, () => call(name, one)));
    const good = answers.flatMap((answer) => (answer.ok ? [JSON.stringify(answer.value)] : []));
    expect(good).toHaveLength(name === "signInByPasskey" ? 1 : 5);
    expect(new Set(good).size).toBe(good.length);
  });

  it.each(looks.filter((name) => !oneTime.includes(name)))(
    "%s: only looks, and says the same to five at once",
    async (name) => {
      const one = await must(lookOf[name], name)();
      const first = await call(name, one);
      expect(first, JSON.stringify(first)).toMatchObject({ ok: true });
      const answers = await Promise.all(Array.from({ length: 5 }, () => call(name, one)));
      for (const answer of answers) expect(answer).toEqual(first);
      // GDP-02: a link to an order opens that order, and is shown to no kitchen.
      const asked = name === "openGuestOrder" ? null : await call(name, { ...one, who: world.staff("kitchen") });
      expect(JSON.stringify(asked)).not.toMatch(/Kundin|@kundschaft/);
    },
  );

  it.each(commands)(
    "%s: five times at once it is done once, and other words under its id are refused",
    async (name) => {
      const one = await must(caseOf[name], name)();
      const answers = await Promise.all(Array.from({ length: 5 }, () => call(name, one)));
      const [first] = answers;
      expect(first, JSON.stringify(first)).toMatchObject({ ok: true });
      for (const answer of answers) expect(answer).toEqual(first);
      expect(await call(name, one, one.other)).toEqual({ ok: false, refusal: { type: "request-reused" } });
      asked.set(name, { one, first });
    },
  );

  it("gets the same answer after a restart, whatever it was, and nothing is done", async () => {
    const follows = () => world.test.admin.db.collection("outbox").count().get();
    await world.test.backend.idle();
    const before = (await follows()).data();
    await world.test.backend.killFunctions();
    const again = [...asked].map(async ([name, { one, first }]) => expect(await call(name, one), name).toEqual(first));
    await Promise.all(again);
    expect((await follows()).data()).toEqual(before);
    expect(asked.size).toBe(commands.length);
  });
});

/** All data of the shop, as they lie there for a week. */
async function readyTakeout(): Promise<void> {
  const { admin, backend } = world.test;
  const now = backend.clock.now();
  const path = takeoutPath({ restaurantId, takeoutId: "t1" });
  await admin.bucket.file(path).save("PK", { resumable: false });
  const ready = {
    state: "ready",
    requestedAt: now,
    by: "",
    movedAt: now,
    failures: 0,
    readyAt: now,
    bytes: 2,
  } as const;
  const takeout = { takeoutId: "t1", ...ready, until: now + takeoutKeptFor };
  await setDocument(admin.db, takeoutDocument, { restaurantId }, takeout);
}
