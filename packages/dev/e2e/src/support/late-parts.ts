import { partsNoted } from "@lokalkorb/tooling/late-parts/built-parts.ts";
import { expect, type Locator, type Page } from "@playwright/test";

/** Mishaps of a part that comes late, in the order in which each part meets them. `missing`: a new deployment has taken it away. */
export const breakages = ["offline", "missing", "slow"] as const;
export type Breakage = (typeof breakages)[number];

export interface BrokenParts {
  /** Every part that was asked for while it could not be had, and how it was broken: "basket-dialog offline". */
  readonly asked: ReadonlySet<string>;
  /** From now on the part is broken in another way, and the page hears of the network. */
  become(part: string, how: Breakage): Promise<void>;
  /** The parts can be had again, and the page hears of the network: how long it waits otherwise is tested beside `latePart`. */
  heal(...names: readonly string[]): Promise<void>;
}

/** Names by the files of both builds. */
const partNames = new Map(
  (["console", "storefront"] as const).flatMap((app) =>
    Object.entries(partsNoted(app)).flatMap(([name, { files }]) => files.map((file) => [file, name] as const)),
  ),
);
const partOf = (url: string): string | undefined => partNames.get(new URL(url).pathname.replace("/_next/", ""));

/** From now on no part arrives, until it is healed. */
export async function breakParts(page: Page): Promise<BrokenParts> {
  const states = new Map<string, Breakage | "healed">();
  const asked = new Set<string>();
  const held = new Map<string, (() => void)[]>();
  await page.route(/\/_next\/static\/chunks\/\d+\./, async (route) => {
    const name = partOf(route.request().url());
    const state = name === undefined ? "healed" : (states.get(name) ?? "offline");
    if (name === undefined || state === "healed") return route.continue();
    asked.add(`${name} ${state}`);
    if (state === "offline") return route.abort("internetdisconnected");
    if (state === "missing") return route.fulfill({ status: 404, body: "" });
    await new Promise<void>((resolve) => held.set(name, [...(held.get(name) ?? []), resolve]));
    return route.continue();
  });
  const hearOfNetwork = (): Promise<void> => page.evaluate(() => void window.dispatchEvent(new Event("online")));
  return {
    asked,
    become: async (part, how) => {
      states.set(part, how);
      await hearOfNetwork();
    },
    heal: async (...names) => {
      for (const name of names) {
        states.set(name, "healed");
        for (const release of held.get(name) ?? []) release();
      }
      await hearOfNetwork();
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
async function expectBroken(page: Page, { asked }: BrokenParts, part: string, how: Breakage): Promise<void> {
  // A failure of before is not taken for this one: the request comes first.
  await expect.poll(() => asked.has(`${part} ${how}`), { message: `${part} is asked for`, timeout: 40_000 }).toBe(true);
  await expect
    .poll(() => lastState(page, part), { message: `${part} ${how}`, timeout: 40_000 })
    .toBe(how === "slow" ? "loading" : "failed");
}

/** Wanted parts come by themselves. */
export const expectHere = (page: Page, part: string): Promise<void> =>
  expect.poll(() => lastState(page, part), { message: part, timeout: 40_000 }).toBe("here");

interface Meeting {
  /** Asks for the part; absent: the page asks by itself, again and again. */
  readonly press?: () => Promise<void>;
  /** Stands on the page as long as the part cannot be had. */
  readonly told?: Locator;
}

/** The part is met in each way in which it can be broken; then it comes. */
export async function expectEachWay(
  page: Page,
  parts: BrokenParts,
  part: string,
  { press, told }: Meeting = {},
): Promise<void> {
  for (const how of breakages) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one mishap after the other
    await meet(how);
  }
  await parts.heal(part);

  async function meet(how: Breakage): Promise<void> {
    if (how !== "offline") await parts.become(part, how);
    await press?.();
    await expectBroken(page, parts, part, how);
    if (how !== "slow" && told !== undefined) await expect(told.last()).toBeVisible();
  }
}

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
  await expect(note).toContainText(words.offline);
  const retry = note.getByRole("button", { name: "Nochmal versuchen" });
  await expect(retry).toBeVisible();
  await parts.become(part, "missing");
  // The part may be asked for by itself before the press arrives.
  if (await retry.isVisible()) await retry.click({ timeout: 1_000 }).catch(() => undefined);
  await expect(note).toContainText(words.missing);
  await expect(note.getByRole("button", { name: "Seite neu laden" })).toBeVisible();
  await parts.become(part, "slow");
  await expect(note).toContainText(words.slow);
  await expectBroken(page, parts, part, "slow");
  await parts.heal(part);
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
  for (const how of ["offline", "missing"] as const) {
    // oxlint-disable eslint/no-await-in-loop -- one mishap after the other
    if (how === "missing") await parts.become(part, how);
    await press();
    await expect(page.locator("[data-notifications=plain]").getByText(words[how]).last()).toBeVisible();
    await page.getByRole("button", { name: "Hinweis schließen" }).first().click();
    // oxlint-enable eslint/no-await-in-loop
  }
  await parts.become(part, "slow");
  await press();
  await expectBroken(page, parts, part, "slow");
  await parts.heal(part);
  await expect(arrived).toBeVisible();
}
