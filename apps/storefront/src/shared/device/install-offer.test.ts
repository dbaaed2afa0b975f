import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerInstall, install, installWay, keepInstallPrompt } from "./install-offer.ts";
import { storageInMemory } from "@/shared/environment/testing/storage-in-memory";

const stored = new Map<string, string>();
const phone = { userAgent: "Mozilla/5.0 (Linux; Android 15)" };
let standalone = false;
let listener: (event: object) => void = () => undefined;

beforeEach(() => {
  stored.clear();
  standalone = false;
  vi.stubGlobal("localStorage", storageInMemory(stored));
  vi.stubGlobal("matchMedia", () => ({ matches: standalone }));
  vi.stubGlobal("window", { addEventListener: (_: string, told: typeof listener) => (listener = told) });
  vi.stubGlobal("navigator", phone);
});
afterEach(() => vi.unstubAllGlobals());

it("S-C5 says the way of the browser, and nothing where it is installed, answered or not possible", () => {
  expect(installWay()).toBe("menu");
  vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (iPhone)" });
  expect(installWay()).toBe("apple");
  vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (X11; Linux)" });
  expect(installWay()).toBeNull();
  vi.stubGlobal("navigator", phone);
  standalone = true;
  expect(installWay()).toBeNull();
  standalone = false;
  answerInstall();
  expect(installWay()).toBeNull();
});

it("S-C5 keeps the browser's own question for the press, and asks it once", async () => {
  keepInstallPrompt();
  const prompt = vi.fn(() => Promise.resolve());
  listener({ preventDefault: () => undefined, prompt });
  expect(installWay()).toBe("prompt");
  await install();
  expect(prompt).toHaveBeenCalledOnce();
  expect(installWay()).toBeNull();
});
