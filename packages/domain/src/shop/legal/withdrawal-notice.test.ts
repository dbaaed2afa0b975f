import { expect, test } from "vitest";
import { withdrawalNotice, type NoticeFacts } from "./withdrawal-notice.ts";

const bread = { name: "Landbrot", withdrawal: "perishable" } as const;
const cake = { name: "Torte nach Wunsch", withdrawal: "customMade" } as const;
const honey = { name: "Blütenhonig", withdrawal: "normal" } as const;
const old = { name: "Tee von früher" };
const facts: Omit<NoticeFacts, "kind"> = {
  country: "DE",
  lines: [bread, cake, honey, old],
  sender: "Hofladen, Dorfstraße 1",
  online: "https://beispiel.example/hofladen/widerrufen",
};
const told = (kind: NoticeFacts["kind"], more: Partial<NoticeFacts> = {}) =>
  withdrawalNotice({ ...facts, ...more, kind }).flatMap(({ title, paragraphs }) => [title, ...paragraphs]);

test("WDR-01 goods without the right are named with their reason, the others are not", () => {
  const [title, ...reasons] = told("excluded");
  expect(title).toBe("Kein Widerrufsrecht");
  expect(reasons).toHaveLength(2);
  expect(reasons[0]).toMatch(/^Landbrot: .+312g/);
  expect(reasons[1]).toMatch(/^Torte nach Wunsch: .+312g/);
  expect(told("excluded", { country: "AT" })[1]).toContain("FAGG");
  expect(told("mixed")).toEqual(expect.arrayContaining(reasons));
});

test("WDR-02 the instruction names the address of the function, unless there is nothing to withdraw from", () => {
  for (const kind of ["mixed", "applies"] as const) expect(told(kind).join(" ")).toContain(facts.online);
  expect(told("applies").join(" ")).not.toContain("Landbrot");
  expect(told("perishableExcluded")).toHaveLength(2);
  expect(told("perishableExcluded").join(" ")).not.toContain(facts.online);
});
