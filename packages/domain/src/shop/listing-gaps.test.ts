import { expect, it } from "vitest";
import { contractVersions, contractVersionText } from "./merchant-contracts.ts";
import { listingGaps, listingGapsOf, type ListingFacts } from "./listing-gaps.ts";

const address = { street: "Hauptplatz", houseNo: "2", zip: "8010", city: "Graz", country: "AT" } as const;
const ready: ListingFacts = {
  profile: {
    name: "Hofladen",
    address,
    phone: "+43 316 000000",
    emailPublic: "hof@lokalkorb.example",
    storefrontIds: ["web"],
    offers: [{ type: "pickup", feeCents: 0, minOrderCents: 0 }],
  },
  legal: { legalName: "Hofladen OG", address },
  views: [
    { id: "b2b", visibility: "b2b", isPublished: true },
    { id: "web", visibility: "public", isPublished: true },
  ],
  contracts: [
    { kind: "terms", version: contractVersions.terms },
    { kind: "AVV", version: contractVersions.AVV },
  ],
  isTried: true,
  isHeld: false,
};
const profile = (part: Partial<ListingFacts["profile"]>) =>
  listingGapsOf({ ...ready, profile: { ...ready.profile, ...part } });
const view = (part: Partial<ListingFacts["views"][number]>) =>
  listingGapsOf({ ...ready, views: [{ id: "web", visibility: "public", isPublished: true, ...part }] });

it("X-N4 K-DE-2 a shop that says who sells and shows a menu may be seen", () => {
  expect(listingGapsOf(ready)).toEqual([]);
});

it("X-N4 K-DE-2 names each thing that a shop lacks to be seen", () => {
  expect(profile({ name: " " })).toEqual(["name"]);
  expect(profile({ address: { ...address, city: "" } })).toEqual(["address"]);
  expect(profile({ phone: "" })).toEqual(["contact"]);
  expect(profile({ emailPublic: "" })).toEqual(["contact"]);
  expect(profile({ offers: [] })).toEqual(["ways"]);
  expect(profile({ storefrontIds: ["b2b"] })).toEqual(["menu"]);
  expect(view({ visibility: "members" })).toEqual(["menu"]);
  expect(view({ isPublished: false })).toEqual(["menu"]);
  expect(listingGapsOf({ ...ready, legal: null })).toEqual(["imprint"]);
  expect(listingGapsOf({ ...ready, legal: { legalName: "", address } })).toEqual(["imprint"]);
  expect(listingGapsOf({ ...ready, legal: { legalName: "Hof", address: { ...address, street: "" } } })).toEqual([
    "imprint",
  ]);
  const nothing = { ...ready.profile, name: "", address: { ...address, zip: "" }, phone: "", offers: [] };
  expect(
    listingGapsOf({ profile: nothing, legal: null, views: [], contracts: [], isTried: false, isHeld: true }),
  ).toEqual(listingGaps);
});

it("GDP-01 PLT-07 a shop is listed when it has accepted both contracts in the version of now", () => {
  expect(listingGapsOf({ ...ready, contracts: ready.contracts.slice(0, 1) })).toEqual(["contracts"]);
  expect(
    listingGapsOf({ ...ready, contracts: ready.contracts.map((one) => ({ ...one, version: "2020-01" })) }),
  ).toEqual(["contracts"]);
});

it("a shop is listed for the first time when it has handed over a test order", () => {
  expect(listingGapsOf({ ...ready, isTried: false })).toEqual(["testOrder"]);
});

it("PLT-03 a shop that the platform holds stays hidden", () => {
  expect(listingGapsOf({ ...ready, isHeld: true })).toEqual(["hold"]);
});

it("tells the version of a contract as a date, as far as it has one", () => {
  expect(contractVersionText("2026-11-26")).toBe("26.11.2026");
  expect(contractVersionText("2026-11")).toBe("11/2026");
});
