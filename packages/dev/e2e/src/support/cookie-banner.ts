import type { Locator, Page } from "@playwright/test";

export const cookieBanner = (page: Page): Locator =>
  page.getByRole("region", { name: "Deine Privatsphäre" }).or(page.getByRole("dialog", { name: "Deine Privatsphäre" }));

/** Answers the banner and waits until it has gone. */
export async function answerBanner(
  page: Page,
  answer: "Alle akzeptieren" | "Ablehnen" | "Nur was nötig ist",
): Promise<void> {
  const banner = cookieBanner(page);
  await banner.getByRole("button", { name: answer, exact: true }).click();
  await banner.waitFor({ state: "hidden" });
}
