import { expect, it } from "vitest";
import { dayMs } from "../../kernel/time/instant.ts";
import { distinctNames, safeName } from "./file-names.ts";
import { readMe } from "./read-me.ts";
import { isOpenedBy, takeoutState } from "./takeout.ts";
import { customersTable, itemsTable } from "./takeout-tables.ts";

it("GDP-04 a takeout that does not move for a day has failed, and one that is ready ends with its time", () => {
  expect(takeoutState(null, 0)).toBeNull();
  expect(takeoutState({ state: "preparing", movedAt: 0 }, dayMs - 1)).toBe("preparing");
  expect(takeoutState({ state: "preparing", movedAt: 0 }, dayMs)).toBe("failed");
  expect(takeoutState({ state: "ready", movedAt: 0, until: 5 }, 4)).toBe("ready");
  expect(takeoutState({ state: "ready", movedAt: 0, until: 5 }, 5)).toBe("expired");
  expect(takeoutState({ state: "ready", movedAt: 0 }, 5)).toBe("expired");
});

it("GDP-04 a download goes on for the account that opened it, and for half a day", () => {
  const ready = { state: "ready", movedAt: 0, until: 7 * dayMs } as const;
  expect(isOpenedBy(ready, "anna", 0)).toBe(false);
  expect(isOpenedBy({ ...ready, opened: { uid: "anna", at: 0 } }, "anna", 1)).toBe(true);
  expect(isOpenedBy({ ...ready, opened: { uid: "anna", at: 0 } }, "ben", 1)).toBe(false);
  expect(isOpenedBy({ ...ready, opened: { uid: "anna", at: 0 } }, "anna", dayMs / 2)).toBe(false);
  expect(isOpenedBy({ ...ready, state: "failed", opened: { uid: "anna", at: 0 } }, "anna", 1)).toBe(false);
});

it("GDP-04 names within the ZIP lead nowhere else, and each is there once", () => {
  expect(safeName("../../etc/passwd")).toBe("etc/passwd");
  expect(safeName("/C:\\a/./b?.pdf ")).toBe("C__a/b_.pdf");
  expect(safeName("..")).toBe("_");
  expect(distinctNames(["a/B.pdf", "a/b.pdf", "a/b.pdf", "x.d/c", "X.d/C"])).toEqual([
    "a/B.pdf",
    "a/b (2).pdf",
    "a/b (3).pdf",
    "x.d/c",
    "X.d/C (2)",
  ]);
});

it("GDP-04 tables tell items and customers, with the proof of each consent", () => {
  const item = { name: "Brot", priceCents: 450, depositCents: 0, vatClass: "food", allergens: ["gluten"] };
  const full = { description: "Rund", sku: "1", barcode: "2", ingredients: "Roggen", origin: "Hof" };
  const [, bare, told] = itemsTable([
    { ...item, unit: "piece", status: "active" },
    { ...item, ...full, unit: "kg", status: "hidden" },
  ]);
  expect(bare?.join("|")).toBe("Brot||||4,50|0,00|Stück|food||gluten||aktiv");
  expect(told?.join("|")).toBe("Brot|Rund|1|2|4,50|0,00|kg|food|Roggen|gluten|Hof|verborgen");
  const stats = { orders: 1, revenueCents: 990, avgCents: 990, cancelled: 0, noShow: 0, depositBalanceCents: 0 };
  const customer = {
    id: "c1",
    person: { firstName: "Anna", lastName: "Muster" },
    emailLower: "anna@post.example",
    addresses: [],
    stats,
    tags: [],
    groups: [],
    consents: {},
  };
  const address = { street: "Weg", houseNo: "1", zip: "50667", city: "Köln", country: "DE" } as const;
  const [, none, all] = customersTable(
    [
      customer,
      {
        ...customer,
        person: { ...customer.person, company: "Hof", email: "Anna@post.example", phone: "1" },
        addresses: [address],
        stats: { ...stats, firstOrderAt: 0 },
        notes: [{ id: "n", text: "Klingeln", at: 0, by: "u" }],
        blocked: { at: 0, by: "u", reason: "Zahlt nicht" },
        consents: { marketing: { state: "granted", at: 0, source: "Kasse, Text 2026-11" } },
      },
    ],
    () => "2026-11-01",
  );
  expect(none?.slice(4).join("|")).toBe("anna@post.example|||1|9,90|||||||||");
  expect(all?.slice(3).join("|")).toBe(
    "Hof|Anna@post.example|1|Weg 1, 50667 Köln|1|9,90|01.11.2026||||Klingeln|Zahlt nicht|erteilt|1970-01-01T00:00:00.000Z|Kasse, Text 2026-11",
  );
  expect(readMe("Hof", "2026-11-28")).toContain("Alle Daten von Hof, Stand 28.11.2026");
});
