import { chromium } from "@playwright/test";
const W = Number(process.argv[2] ?? 390),
  H = W < 500 ? 844 : 900;
const base = "http://localhost:4780";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium" });
const c = await b.newContext({
  viewport: { width: W, height: H },
  locale: "de-DE",
  timezoneId: "Europe/Berlin",
  reducedMotion: "reduce",
});
const p = await c.newPage();
p.on("console", (m) => m.type() === "error" && console.log("ERR", m.text().slice(0, 200)));
const shot = (n) => p.screenshot({ path: `/tmp/w/shots/st-${n}-${W}.png`, fullPage: true });
await p.goto(`${base}/konto/anmelden`);
await p
  .locator(".cookie-banner")
  .getByRole("button", { name: /Ablehnen|Nur was/ })
  .click({ timeout: 5000 })
  .catch(() => {});
await p.getByLabel("E-Mail").fill("kunde@lokalkorb.example");
await p.getByRole("button", { name: /Passwort/ }).click();
await p.getByLabel("Passwort").fill("lokalkorb-demo");
await p.getByRole("button", { name: "Anmelden", exact: true }).click();
await p.waitForURL(/konto$/);
await p.goto(`${base}/hofladen-lindenanger`);
await p
  .getByRole("button", { name: /Bergkäse.*: in den Korb/ })
  .first()
  .click();
await p.waitForTimeout(800);
await p.goto(`${base}/hofladen-lindenanger/kasse`);
await p
  .getByLabel("Vor- und Nachname")
  .or(p.getByLabel("Name", { exact: true }))
  .first()
  .fill("Kundin 1")
  .catch(() => {});
await p.waitForTimeout(2500);
await shot("checkout");
await p
  .getByText(/Bar bei der Abholung|Bar/)
  .first()
  .click()
  .catch(() => {});
await p.getByRole("button", { name: "zahlungspflichtig bestellen" }).click();
await p.waitForURL(/bestellung/, { timeout: 15000 }).catch(() => {});
await shot("placed");
await p.getByRole("link", { name: "Jede Woche bestellen" }).waitFor();
await shot("order");
await p.getByRole("link", { name: "Jede Woche bestellen" }).click();
await p.getByRole("heading", { name: "Prüfen" }).waitFor();
await shot("setup");
await p.getByRole("radio", { name: /Alle 2 Wochen/ }).check();
await p.waitForTimeout(1500);
await shot("setup2");
await p.getByRole("button", { name: "zahlungspflichtig bestellen" }).click();
await p.waitForTimeout(2500);
await shot("after");
console.log(p.url());
if (p.url().includes("dauerauftraege")) {
  await p
    .getByRole("button", { name: /aussetzen$/ })
    .first()
    .click();
  await p.waitForTimeout(1500);
  await shot("skipped");
  for (const n of ["Menge ändern", "Pausieren", "Dauerauftrag beenden"]) {
    await p.getByRole("button", { name: n, exact: true }).click();
    await p.waitForTimeout(400);
    if (n === "Menge ändern") {
      await p.getByRole("button", { name: "mehr" }).first().click();
      await p.waitForTimeout(1500);
    }
    await p.screenshot({ path: `/tmp/w/shots/st-${n.split(" ")[0]}-${W}.png` });
    await p.getByRole("button", { name: "Abbrechen" }).click();
  }
}
await b.close();
