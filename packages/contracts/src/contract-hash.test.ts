import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import type { AnyContract } from "./contract.ts";
import { statusByRefusal } from "./error-codes.ts";
import { emulatorRegions, regions } from "./regions.ts";
import * as z from "./schema.ts";

/**
 * Browsers keep a page open for days while functions are deployed: what crosses the wire must not change by accident.
 */
const whatToDo = `
The wire has changed. Is a page that was loaded yesterday still understood, and does it still understand the answer?
Functions are deployed before the apps, so old pages meet new functions.
Yes (a new optional input, one more output field): put the hash shown here into this table.
No: give the changed call a new name, keep the old one until its pages are gone, and add the new name here.
`;

const pinned: Record<string, string> = {
  acceptContracts: "af8a13cd08b1",
  addPicture: "1280bb82ef33",
  acceptInvitation: "0bfd57738504",
  answerMessage: "0faecacde3be",
  answerProposal: "6c67bd6915eb",
  answerApproval: "61feb7c7e563",
  setApprovalLimit: "797d499e2d4b",
  companyPrices: "4d09cdc32d98",
  businessOrders: "12b74399d5dc",
  changeEmployees: "6db429f419c3",
  checkVatId: "9cdc3fa0888a",
  decideBusiness: "9491caafd0f3",
  ownBusinesses: "f2e58354bb9d",
  requestBusinessAccount: "bdaf9d49256d",
  boardAwake: "766b38d59214",
  pushDevice: "6b58db4c37e6",
  setPushDevice: "3a2ba97623ed",
  tryPushDevice: "9b9923ec6434",
  ownDeposits: "a24b553ea593",
  orderPush: "bac596996519",
  setOrderPush: "b087355b1ba8",
  buyGiftCard: "cf3445d62d0f",
  confirmGiftSale: "073b7912d48d",
  listGiftSales: "6f19a4d7ad97",
  readGiftPaper: "0706b2366be4",
  refundGiftSale: "41cbe4ef2f19",
  giveTip: "28919d0d16d2",
  confirmTip: "57b5dcb53c8a",
  refundTip: "f71b3f4ad8eb",
  setGiftOffer: "4e14e898c6f7",
  changeGroup: "8f909a5d129a",
  joinGroup: "3518c8cdebaa",
  lookAtGroup: "5eb4900487cc",
  startGroup: "8b917593224d",
  changeMemberRole: "61ed887b0782",
  changeOrderStatus: "6e93fde20a8e",
  checkCode: "958971572821",
  checkPaymentAccount: "b2ead729a218",
  closeDay: "b5fa6e509cf5",
  confirmPayment: "a47e72add589",
  deadEffects: "df3ba80ab057",
  declareWithdrawal: "b6ae047569a0",
  createShop: "489aece49e24",
  delayOrder: "25d45379ceac",
  editOrder: "608057c5179f",
  findAddress: "ba703372b632",
  inviteMember: "0e07f62f03a0",
  issueGiftCard: "3552912ec332",
  keepCard: "24c3de6f7db2",
  lastSignIns: "93dfb24d62e9",
  listMessages: "060e79f79f55",
  readHelpMessages: "3be1ec0fb4c7",
  writeHelpMessage: "eba65e4dc417",
  listWithdrawals: "3e55fbe77676",
  moveWithdrawal: "76f130f2ca27",
  listShops: "ac5650e8c232",
  moveOrder: "5234fdf4a66a",
  changeCustomer: "0f8a5803b4a1",
  forgetCustomer: "c0a735600839",
  mergeCustomers: "f2cc58385c46",
  noteExport: "3ec7a290bccc",
  readBooks: "88caf4f1d630",
  saveBooksSettings: "5fe63989935a",
  requestTakeout: "a43de78c82c0",
  openTakeout: "834d0f5da89c",
  readTakeout: "86fd99531a30",
  openDisputes: "b72c818366a2",
  openGuestOrder: "7779bc9f689e",
  sendOrderLinks: "b50ff4b87a68",
  noteForKitchen: "b0a933a51531",
  seeOrderMessages: "af7e90cd5be9",
  sendOrderMessage: "8dcbcbe88ea4",
  complainOfOrder: "2f68846f9fd4",
  closeComplaint: "efddc9cce3dc",
  addComplaintPhoto: "c267f7c273fe",
  readComplaintPhoto: "9f6ea984931a",
  sendConfirmingLink: "255007b85fd9",
  confirmBrowser: "cf1779c8931e",
  openKitchen: "bd01a4d28361",
  orderSteps: "f4d28c9798d8",
  payGroupShare: "e1f020c9a1bc",
  placeOrder: "695830c69734",
  placeStorefronts: "4cc09ba6bd06",
  saveStorefront: "4f1bf513b1cf",
  placeTestOrder: "c72f7217a839",
  planPublication: "f197aac06c3b",
  previewPublication: "91037387c2bb",
  publishedVersions: "a372456f7fa4",
  restoreVersion: "bc6a8e9239c5",
  publishStorefront: "e14d4118271b",
  quoteOrderEdit: "9524816759a0",
  readMembership: "bbb7e683e4ce",
  readPaper: "5fb2493e2f0d",
  bookBankEntries: "7d8fed2bd2c6",
  readBankFile: "7f37c73c2940",
  changeInvoice: "698238897a46",
  companyInvoices: "72990fdd6498",
  draftInvoices: "c8c43cfe4b72",
  planInvoices: "c43f4eccea61",
  readInvoice: "893008d77689",
  saveInvoiceSettings: "5e73be277d5c",
  refundOrder: "784955e6afab",
  publishLegalText: "9cf1206060b2",
  removeMember: "bee5cb69207d",
  removeCard: "1fdc9e413527",
  retryEffect: "5b4f4f211efe",
  retryMail: "f88ad432dbbe",
  stopBasketReminders: "c851c4b6d5dc",
  waitForRestock: "a39339e49583",
  answerRestockWait: "cc4794b1e6cf",
  restockWaits: "a0019775956f",
  sendNotice: "6c30708b5c5b",
  sendQuestion: "a6ca2d3f343c",
  sendSignInLink: "8de3f60caa88",
  setChoiceSoldOut: "c50d5bb09a95",
  setClosures: "266122de7bca",
  setListing: "0261f7c6c2f7",
  setOperations: "658219990d89",
  setSwitches: "cba9b49508dd",
  setVatTemplates: "f4f30ccd185d",
  openSupportLook: "0cb42455b2d5",
  setFeeRate: "424fd8adb574",
  listShopItems: "ce6ef98b81dc",
  setItemBlock: "10869cfd8fab",
  setShopHold: "38eb89536d3f",
  setSoldOut: "25cc07962190",
  setStock: "37e01953d369",
  startPaymentOnboarding: "abd3e4c5b796",
  switchWay: "112473973cec",
  switchWayToday: "4c5f165ddee5",
  addPasskey: "204b3b20ae3e",
  beginPasskey: "e59e299f578c",
  beginPasskeySignIn: "36ff2e92692c",
  listPasskeys: "14bfb4a5f01e",
  removePasskey: "e39b1fc961ce",
  renamePasskey: "d74ac324a629",
  signInByPasskey: "07ee093eafa2",
  beginCard: "ca42a42d9b40",
  deleteAccount: "ca2919918226",
  endSessions: "09e974b277f6",
  myData: "775772de3c2a",
  takeOverGuest: "69d6c538ecc4",
  syncCards: "99b5c8fc3df2",
  undeliveredMails: "c5d7410ee85e",
  announceArrival: "8016b6802273",
  undoStep: "a909e5513554",
  changeRound: "cd76e77fc075",
  saveRound: "c0d5e51a121d",
  declareTermination: "a2b46966b062",
  startStandingOrder: "50398fe7056a",
  listStandingOrders: "f59aeda44e41",
  previewStandingOrder: "c15a2cb8bd3b",
  changeStandingOrder: "84795c0d4783",
  endStandingOrder: "fb732e9141f9",
  quoteStandingOrder: "100caeaa730d",
};
const pinnedStatuses = "359d15b45fe5";

const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith(".ts") && !file.includes(".test"));
const modules = await Promise.all(
  files.map((file) => import(new URL(file, import.meta.url).href) as Promise<Record<string, unknown>>),
);
const isContract = (value: unknown): value is AnyContract =>
  typeof value === "object" &&
  value !== null &&
  "name" in value &&
  "region" in value &&
  "input" in value &&
  "output" in value;
// One contract may be reached through two modules.
const contracts = [...new Set(modules.flatMap((module) => Object.values(module).filter(isContract)))];

const hash = (wire: unknown): string => createHash("sha256").update(JSON.stringify(wire)).digest("hex").slice(0, 12);
const shape = (schema: z.ZodMiniType, io: "input" | "output"): unknown => z.toJSONSchema(schema, { io });

test("no call changes on the wire unless somebody decided it", () => {
  const actual = Object.fromEntries(
    contracts.map(({ name, region, input, output }) => [
      name,
      hash([name, region, shape(input, "input"), shape(output, "output")]),
    ]),
  );
  expect(actual, whatToDo).toEqual(pinned);
});

test("no refusal changes its status unless somebody decided it", () => {
  expect(hash(statusByRefusal), whatToDo).toBe(pinnedStatuses);
});

test("every call has a name of its own and a region we deploy to", () => {
  expect(new Set(contracts.map(({ name }) => name)).size).toBe(contracts.length);
  for (const { region } of contracts) expect(regions).toHaveProperty(region);
});

test("C03 functions are deployed in us-central1 and europe-west1", () => {
  expect(Object.values(regions).toSorted()).toEqual(["europe-west1", "us-central1"]);
});

test("F26 with the emulator the two regions are europe-west1 and europe-west3", () => {
  expect(emulatorRegions).toEqual({ europe: "europe-west1", us: "europe-west3" });
});
