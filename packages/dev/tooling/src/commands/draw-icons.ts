import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { ensureBrowser } from "../stack/browser.ts";
import { root } from "../stack/root.ts";
import { runCommand, say } from "../stack/say.ts";

/** The part of Playwright in use, which belongs to the browser tests' package. */
interface Page {
  setViewportSize(size: { readonly width: number; readonly height: number }): Promise<void>;
  setContent(html: string): Promise<void>;
  screenshot(options: { readonly path: string; readonly omitBackground: boolean }): Promise<unknown>;
}

interface Browser {
  newPage(): Promise<Page>;
  close(): Promise<void>;
}

const publicFolder = join(root, "apps/storefront/public");
const mark = readFileSync(join(publicFolder, "icon.svg"), "utf8");
/** The system cuts its own shape out of these, so the ground goes to the corners; the mark lies inside the circle that always stays. */
const maskable = mark.replace(/ rx="\d+"/, "");

const icons = [
  { name: "192", svg: mark, size: 192 },
  { name: "512", svg: mark, size: 512 },
  { name: "maskable-192", svg: maskable, size: 192 },
  { name: "maskable-512", svg: maskable, size: 512 },
] as const;

function openPage(): Promise<{ readonly browser: Browser; readonly page: Page }> {
  const require = createRequire(join(root, "packages/dev/e2e/package.json"));
  const { chromium } = require("@playwright/test") as {
    readonly chromium: { launch(options: object): Promise<Browser> };
  };
  return chromium
    .launch({ executablePath: ensureBrowser(), args: ["--no-sandbox", "--disable-gpu"] })
    .then(async (browser) => ({ browser, page: await browser.newPage() }));
}

/** `node packages/dev/tooling/src/commands/draw-icons.ts`, after a change of icon.svg: the pictures that the manifest names. */
await runCommand(async () => {
  mkdirSync(join(publicFolder, "icons"), { recursive: true });
  const { browser, page } = await openPage();
  try {
    for (const { name, svg, size } of icons) {
      await page.setViewportSize({ width: size, height: size });
      await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
      await page.screenshot({ path: join(publicFolder, `icons/${name}.png`), omitBackground: true });
      say(`icons/${name}.png`);
    }
  } finally {
    await browser.close();
  }
  return 0;
});
