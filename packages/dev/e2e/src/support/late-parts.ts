import { expect, type Locator, type Page } from "@playwright/test";

/** Mishaps of a part of the page that comes late. `missing`: a new deployment has taken it away. */
export const breakages = ["offline", "slow", "missing"] as const;
export type Breakage = (typeof breakages)[number];

export interface BrokenParts {
  readonly how: Breakage;
  /** Every part that was asked for while it could not be had. */
  readonly broken: ReadonlySet<string>;
  /** The parts can be had again, and the page hears of the network: how long it waits otherwise is tested beside `latePart`. */
  heal(...names: readonly string[]): Promise<void>;
}

const partOf = (url: string): string => /\/part-([a-z-]+?)[.-][0-9a-f]{8}\.js/.exec(url)?.[1] ?? "";

/** From now on no part arrives, until it is healed. */
export async function breakParts(page: Page, how: Breakage): Promise<BrokenParts> {
  const healed = new Set<string>();
  const broken = new Set<string>();
  const held = new Map<string, (() => void)[]>();
  await page.route(/\/_next\/static\/chunks\/part-/, async (route) => {
    const name = partOf(route.request().url());
    if (healed.has(name)) return route.continue();
    broken.add(name);
    if (how === "offline") return route.abort("internetdisconnected");
    if (how === "missing") return route.fulfill({ status: 404, body: "" });
    await new Promise<void>((resolve) => held.set(name, [...(held.get(name) ?? []), resolve]));
    return route.continue();
  });
  return {
    how,
    broken,
    heal: async (...names) => {
      for (const name of names) {
        healed.add(name);
        for (const release of held.get(name) ?? []) release();
      }
      if (how !== "slow") await page.evaluate(() => window.dispatchEvent(new Event("online")));
    },
  };
}

const lastState = (page: Page, part: string): Promise<string | undefined> =>
  page
    .evaluate(
      (start) =>
        performance
          .getEntriesByType("mark")
          .findLast(({ name }) => name.startsWith(start))
          ?.name.slice(start.length),
      `part ${part} `,
    )
    // The next page is on its way.
    .catch(() => undefined);

/** The page has noticed that it cannot have the part, or waits for it. */
export async function expectWithout(page: Page, { how, broken }: BrokenParts, part: string): Promise<void> {
  await expect
    .poll(() => lastState(page, part), { message: part, timeout: 40_000 })
    .toBe(how === "slow" ? "loading" : "failed");
  await expectAskedFor(broken, part);
}

/** The page says that it waits before its request has arrived here: a part that is healed in between was never held back. */
const expectAskedFor = (broken: ReadonlySet<string>, part: string): Promise<void> =>
  expect.poll(() => broken.has(part), { message: `${part} is asked for` }).toBe(true);

/** Wanted parts come by themselves. */
export const expectHere = (page: Page, part: string): Promise<void> =>
  expect.poll(() => lastState(page, part), { message: part, timeout: 40_000 }).toBe("here");

const words: Readonly<Record<Breakage, RegExp>> = {
  offline: /Dafür fehlt gerade die Verbindung/,
  slow: /Einen Moment, das wird noch geladen/,
  missing: /Es gibt eine neue Version dieser Seite/,
};

/** In the place of the part stands what is the matter; healed, the part itself is there without a reload. */
export async function expectWordsThenPart(
  page: Page,
  parts: BrokenParts,
  part: string,
  arrived: Locator,
): Promise<void> {
  const note = page.locator(`[data-late="${part}"]`).filter({ visible: true }).first();
  await expect(note).toContainText(words[parts.how]);
  if (parts.how === "missing") await expect(note.getByRole("button", { name: "Seite neu laden" })).toBeVisible();
  await expectAskedFor(parts.broken, part);
  const retry = note.getByRole("button", { name: "Nochmal versuchen" });
  if (parts.how === "offline") await expect(retry).toBeVisible();
  await parts.heal(part);
  // The part may come by itself before the press arrives.
  if (await retry.isVisible()) await retry.click({ timeout: 1_000 }).catch(() => undefined);
  await expect(arrived).toBeVisible({ timeout: 40_000 });
}

/** The same where the part would have opened beside the page. */
export async function expectToldThenPart(
  page: Page,
  parts: BrokenParts,
  part: string,
  arrived: Locator,
  press: () => Promise<void>,
): Promise<void> {
  await press();
  if (parts.how === "slow") {
    await expectWithout(page, parts, part);
    await parts.heal(part);
  } else {
    const told = page.locator("[data-notifications=plain]").getByText(words[parts.how]).last();
    await expect(told).toBeVisible();
    await parts.heal(part);
    await page.getByRole("button", { name: "Hinweis schließen" }).first().click();
    await press();
  }
  await expect(arrived).toBeVisible();
}
