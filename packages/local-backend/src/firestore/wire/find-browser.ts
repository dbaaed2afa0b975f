import { existsSync } from "node:fs";

/** A Chromium of this machine for the tests that need a real browser; undefined = the one Playwright installed. */
export function findBrowser(): string | undefined {
  return [
    process.env["CHROMIUM_PATH"],
    "/usr/bin/chromium",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ].find((path) => path !== undefined && existsSync(path));
}
