import { defineConfig } from "@playwright/test";
import { browserSwitches } from "@lokalkorb/tooling/stack/browser-switches.ts";
import { dataDir, offset, ports } from "./src/support/stack.ts";

const executablePath = process.env["CHROMIUM_PATH"];

const desktop = { viewport: { width: 1280, height: 900 } };

const specs = (...names: readonly string[]): string[] => names.map((name) => `**/${name}.spec.ts`);

/** Screens that have a width of their own, or are for a desk; and what happens at the provider, which is the same on a phone. */
const desktopOnly = specs(
  "account",
  "appearance",
  "back-office",
  "board-desk",
  "catalogue-desk",
  "consent",
  "figures",
  "large-menu",
  "pay-online",
  "photos",
  "shell",
);
/**
 * Things that people do on the way, and on bad networks; what happens meanwhile, which is the same on a wide screen; and
 * settings, whose narrow form is the harder one.
 */
const phoneOnly = specs(
  "at-a-table",
  "early-press",
  "eaters",
  "further-storefront",
  "gift-card",
  "guest-link",
  "kept-pages",
  "meanwhile",
  "saved-card",
  "second-device",
  "shop-settings",
  "shopper-account",
  "sold-out",
  "standing-orders",
  "unreliable-network",
  "ways-and-codes",
  "withdrawal",
);
/** Things that are the same at every width: tried once, beside the other two. */
const anyWidth = specs(
  "alcohol",
  "businesses",
  "day-end",
  "error-reports",
  "group-order",
  "hostile-input",
  "keyboard",
  "late-parts",
  "new-shop",
  "notices",
  "order-rounds",
  "product-rows",
  "rules-reach-shop",
  "team",
);

/**
 * Stories that are told at both widths: in one run of all gates each at one of them, in a run with an even seed these on the phone, with an odd
 * one the others. Without a seed, all at both.
 */
const either = [specs("first-sale", "staff-changes"), specs("order-for-pickup", "search")];
const seed = process.env["LOKALKORB_STORY_SEED"];
const [onPhone = [], onDesk = []] = seed === undefined ? [] : Number(seed) % 2 === 0 ? either : either.toReversed();

/** The whole product on ports and data of its own, driven as people drive it. */
export default defineConfig({
  testDir: "src",
  globalTeardown: "./src/support/refuse-long-waits.ts",
  fullyParallel: false,
  workers: 1,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // Both write where their environment variables say.
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_FILE"] ? [["list"], ["json"], ["junit"]] : [["list"]],
  use: {
    baseURL: `http://localhost:${ports.storefront}`,
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    // Tests hold back and take away what comes from the network; those of the worker allow it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    // Calls, network and console of a red test. The page at each step would take a tenth of all tests' time.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    // Nothing here is about movement, and drawing it without a graphics card would take most of the machine.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // A page lives for seconds here: a twelfth of all computing went into optimising code for a later that never comes.
      args: [...browserSwitches, "--js-flags=--no-opt"],
    },
  },
  projects: [
    {
      name: "phone",
      testIgnore: [...desktopOnly, ...anyWidth, ...onDesk],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: "desktop", testIgnore: [...phoneOnly, ...anyWidth, ...onPhone], use: desktop },
    { name: "any-width", testMatch: anyWidth, use: desktop },
  ],
  webServer: {
    command: `node --disable-warning=ExperimentalWarning ../tooling/src/commands/run-product.ts --fresh --no-build --data ${dataDir}`,
    url: `http://localhost:${ports.console}/anmelden`,
    env: { LOKALKORB_PORT_OFFSET: String(offset) },
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    stdout: "pipe",
  },
});
