import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import type { AnyContract } from "./contract.ts";
import { statusByRefusal } from "./error-codes.ts";
import { deployedRegions, emulatorRegions, regions } from "./regions.ts";
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
  answerProposal: "b29cbc92c18a",
  changeOrderStatus: "c6c8bde39ead",
  checkCode: "d9acafba56a1",
  checkPaymentAccount: "77806ada75bc",
  confirmPayment: "378a1a5a766e",
  deadEffects: "9136ea480864",
  delayOrder: "c886dbfb2f24",
  editOrder: "4b61e95ffdc3",
  issueGiftCard: "a08a7f21dbae",
  keepCard: "9d17a27ec531",
  moveOrder: "51341666b93b",
  openDisputes: "6861cddf511d",
  openGuestOrder: "eff95b1b26f6",
  placeOrder: "afdd47b8318d",
  publishStorefront: "9ecbd9831b71",
  readPaper: "61039cb59378",
  refundOrder: "6091e2ef4692",
  removeCard: "1fdc9e413527",
  retryEffect: "646d3347e794",
  retryMail: "f1658da00d0b",
  setChoiceSoldOut: "ccba44495c36",
  setOperations: "3cd5afde0fdd",
  setSoldOut: "4552ba35d41d",
  setStock: "ad9636a34a70",
  startPaymentOnboarding: "38f76bffe9d7",
  switchWay: "3ec3d560b007",
  syncCards: "99b5c8fc3df2",
  undeliveredMails: "7f60ac751e9c",
};
const pinnedStatuses = "cdbd2210ea11";

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
const contracts = modules.flatMap((module) => Object.values(module).filter(isContract));

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
  for (const { region } of contracts) expect(deployedRegions).toContain(regions[region]);
});

test("C03 functions are deployed in us-central1 and europe-west1", () => {
  expect(deployedRegions).toEqual(["us-central1", "europe-west1"]);
});

test("F26 with the emulator the two regions are europe-west1 and europe-west3", () => {
  expect(emulatorRegions).toEqual({ europe: "europe-west1", us: "europe-west3" });
});
