/**
 * The catalogue desk with thousands of items on a slow device (P10): the longest task of each action.
 *   pnpm test:long desk-load [-- --running] [-- --no-build]
 * `--running` takes a stack that runs already with the offset of `LOKALKORB_E2E_OFFSET`. Ends with code 1 far beyond the gate.
 */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Browser, Page } from "@playwright/test";
import { openBoard } from "../support/merchant.ts";
import { traceMainThread } from "./load/busy-tasks.ts";
import { aloneVerdict, figure, measureOnStack } from "./load/measured-stack.ts";

const { values } = parseArgs({
  options: {
    running: { type: "boolean", default: false },
    "no-build": { type: "boolean", default: false },
    items: { type: "string", default: "4900" },
  },
});
const items = Number(values.items);
/** A processor that many times slower than this one. */
const slower = 4;
const gate = 100;
const viewport = { width: 1280, height: 900 };
const owner = "inhaber@wirtshaus.example";
const patience = { timeout: 600_000 };
const categories = ["Suppen & Brotzeit", "Hauptgerichte", "Ohne Fleisch", "Nachspeisen", "Getränke", ""];

await measureOnStack(values, measure);

async function measure(browser: Browser): Promise<void> {
  const { page } = await openBoard(browser, owner, viewport);
  page.setDefaultTimeout(patience.timeout);
  const desk = page.url().replace(/bestellungen$/, "angebot");
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: typeof name === "string" });
  const sheet = page.getByRole("dialog");
  const closed = (): Promise<void> => sheet.waitFor({ ...patience, state: "hidden" });

  // Handed over as a file: one from memory would be put together by the page itself.
  const table = join(mkdtempSync(join(tmpdir(), "desk-load-")), "neu.csv");
  writeFileSync(table, newItems());

  await page.goto(desk);
  // The first press of a page wakes its sounds.
  await button("Als Tabelle").click();
  await longest(page, "read the table of new items", async () => {
    await sheet.getByLabel(/Datei/).setInputFiles(table);
    await sheet.getByText(/ neu/).first().waitFor();
  });
  await longest(page, "write them", async () => {
    await button(/übernehmen/).click();
    await closed();
  });
  await longest(page, "open the list", async () => {
    await page.reload();
    await button("Auswählen").waitFor();
  });
  const search = page.getByLabel("Artikel suchen");
  await longest(page, "search", () => search.pressSequentially("nummer 49", { delay: 80 }));
  await longest(page, "clear the search", () => search.fill(""));
  await longest(page, "scroll", async () => {
    await page.mouse.move(600, 500);
    for (let turn = 0; turn < 12; turn += 1) {
      // oxlint-disable-next-line eslint/no-await-in-loop -- one turn of the wheel after the other
      await page.mouse.wheel(0, 1_500);
      // oxlint-disable-next-line eslint/no-await-in-loop -- rows follow while one scrolls
      await page.waitForTimeout(120);
    }
  });
  await longest(page, "begin to select", () => button("Auswählen").click());
  await longest(page, "select all", () => button(/^Alle .* auswählen/).click());
  await longest(page, "see the proposed taxes", async () => {
    await button("Steuer").click();
    await sheet.getByLabel("Steuer", { exact: true }).selectOption({ label: "Vorschlag nach dem Namen" });
    await page.waitForTimeout(5_000);
  });
  await page.keyboard.press("Escape");
  await closed();
  await longest(page, "see the new prices", async () => {
    await button("Preis").click();
    await sheet.getByLabel("Um wie viel Prozent?").pressSequentially("5");
    await sheet.getByRole("button", { name: /Artikel ändern$/, disabled: false }).waitFor();
  });
  await longest(page, "write the new prices", async () => {
    await sheet.getByRole("button", { name: /Artikel ändern$/ }).click();
    await closed();
  });
}

async function longest(page: Page, what: string, act: () => Promise<void>): Promise<void> {
  await page.waitForTimeout(1_000);
  const session = await page.context().newCDPSession(page);
  const { tasks } = await traceMainThread(session, async () => {
    await act();
    await page.waitForTimeout(1_000);
  });
  await session.detach();
  // Processor time times the factor: a browser that is slowed down would need an hour for the writes.
  const times = tasks.map(({ millis }) => millis * slower);
  const [most = 0] = times;
  const beyond = times.filter((time) => time > gate).length;
  figure(
    `${what}: longest task, ${slower} x slower`,
    `${most.toFixed(0)} ms${beyond > 0 ? `, ${beyond === times.length ? "at least " : ""}${beyond} beyond` : ""} (<= ${gate} ms: ${aloneVerdict(what, most, gate)})`,
  );
}

function newItems(): string {
  const rows = Array.from(
    { length: items },
    (_, index) =>
      `Artikel Nummer ${index};${1 + (index % 50)},${String(index % 100).padStart(2, "0")};${categories[index % 6]};N-${index};Ein ganz gewöhnlicher Artikel mit einer Beschreibung.`,
  );
  return ["Name;Preis;Kategorie;Artikelnummer;Beschreibung", ...rows].join("\r\n");
}
