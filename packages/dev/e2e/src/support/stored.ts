import { necessaryStorage } from "@lokalkorb/analytics/necessary-storage";
import type { Page } from "@playwright/test";

interface Stored {
  readonly where: "localStorage" | "sessionStorage" | "indexedDB" | "cookie";
  readonly name: string;
}

/** Everything the browser keeps for the page's origin, script cookies and others alike. */
async function stored(page: Page): Promise<readonly Stored[]> {
  const kept = await page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    indexedDB: (await indexedDB.databases()).map(({ name }) => name ?? ""),
  }));
  const cookies = await page.context().cookies();
  return [
    ...(["localStorage", "sessionStorage", "indexedDB"] as const).flatMap((where) =>
      kept[where].map((name) => ({ where, name })),
    ),
    ...cookies.map(({ name }) => ({ where: "cookie" as const, name })),
  ];
}

/** Stored entries that neither consent allows nor the visitor's wish needs. */
export async function storedWithoutNeed(page: Page): Promise<readonly string[]> {
  const all = await stored(page);
  return all
    .filter(({ where, name }) => !necessaryStorage.some((row) => row.where === where && row.pattern.test(name)))
    .map(({ where, name }) => `${where}: ${name}`);
}
