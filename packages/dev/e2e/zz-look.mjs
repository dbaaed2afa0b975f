import { chromium } from "@playwright/test";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
for (const [width, height] of [
  [390, 844],
  [1280, 900],
]) {
  const c = await b.newContext({
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    viewport: { width, height },
    reducedMotion: "reduce",
  });
  const p = await c.newPage();
  p.on("console", (m) => {
    if (m.type() === "error") console.log("ERR", m.text().slice(0, 200));
  });
  await p.goto("http://localhost:4900/hofladen-lindenanger");
  await p.getByRole("button", { name: "Ablehnen" }).click();
  await p.getByRole("button", { name: "Heumilch, 1 l: in den Korb" }).first().click();
  await p.getByRole("button", { name: "Heumilch, 1 l: 1 im Korb" }).first().waitFor();
  await p.goto("http://localhost:4900/hofladen-lindenanger/kasse");
  const img = p.locator("img[src*=guarantee]");
  await img.waitFor();
  await img.scrollIntoViewIfNeeded();
  await p.waitForTimeout(800);
  console.log(width, await img.evaluate((i) => [i.naturalWidth, i.clientWidth, i.clientHeight, i.complete]));
  await p.screenshot({ path: `/tmp/w/notice/kasse-${width}.png` });
  const [tab] = await Promise.all([c.waitForEvent("page"), img.click()]);
  await tab.waitForLoadState();
  console.log(tab.url());
  await c.close();
}
await b.close();
