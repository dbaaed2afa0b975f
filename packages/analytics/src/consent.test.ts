import { describe, expect, it } from "vitest";
import { startBuiltinCookiebot } from "./builtin-cookiebot.ts";
import type { Cookiebot } from "./consent.ts";
import { necessaryStorage } from "./necessary-storage.ts";
import { startConsent } from "./start-consent.ts";
import { channelKey, consentKey } from "./storage-keys.ts";
import { decisionLifeMs } from "./stored-decision.ts";

/** A window with storage, a clock and a banner that is either there or not. */
function aBrowser() {
  const target = new EventTarget();
  const window = Object.assign(target, { Cookiebot: undefined as Cookiebot | undefined });
  const local = memoryStorage();
  const session = memoryStorage();
  const log: string[] = [];
  const loaded: string[] = [];
  const scheduled: (() => void)[] = [];
  const otherTabs: ((key: string | null) => void)[] = [];
  let now = Date.parse("2026-11-20T12:00:00Z");
  let scriptAnswers = true;
  for (const event of ["CookiebotOnAccept", "CookiebotOnDecline"])
    target.addEventListener(event, () => log.push(event));

  const open = (search = "", cookiebotId = "", whenWelcome = (begin: () => void) => begin()) => {
    window.Cookiebot = undefined;
    return startConsent({
      window,
      search,
      session,
      cookiebotId,
      loadScript: (address) => {
        loaded.push(address);
        return scriptAnswers ? Promise.resolve() : Promise.reject(new Error("blocked"));
      },
      schedule: (run) => scheduled.push(run),
      whenWelcome,
      startBuiltin: () =>
        startBuiltinCookiebot(
          {
            storage: local,
            now: () => now,
            newId: () => "id-1",
            announce: (event) => target.dispatchEvent(new Event(event)),
            onStorageChange: (listener) => otherTabs.push(listener),
            showBanner: () => log.push("banner"),
            askUnasked: () => log.push("banner"),
            hideBanner: () => log.push("no banner"),
          },
          (cookiebot) => (window.Cookiebot = cookiebot),
        ),
    });
  };
  return {
    open,
    window,
    local,
    session,
    log,
    loaded,
    blockScripts: () => (scriptAnswers = false),
    passPatience: () => scheduled.splice(0).forEach((run) => run()),
    passTime: (ms: number) => (now += ms),
    tellOtherTab: () => otherTabs.forEach((listener) => listener(consentKey)),
  };
}

function memoryStorage() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

describe("startConsent", () => {
  it("F07 loads the consent script where an id is configured", () => {
    const { open, loaded, log } = aBrowser();
    open("?utm=1", "cbid");
    expect(loaded).toEqual(["https://consent.cookiebot.com/uc.js"]);
    expect(log).toEqual([]);
  });

  it("F07 asks nobody and grants nothing where the query says chl=app, for the whole visit", () => {
    const { open, loaded, log, window, session } = aBrowser();
    for (const search of ["?chl=app", "?page=2"]) {
      const consent = open(search, "cbid");
      consent.reopen();
      expect(consent.current().granted.size).toBe(0);
    }
    expect(loaded).toEqual([]);
    expect(log).toEqual([]);
    expect(window.Cookiebot).toBeUndefined();
    session.removeItem("lokalkorb:channel");
    open("?chl=web", "");
    expect(log).toEqual(["banner"]);
  });

  it("F07 shows our own banner when the consent script is blocked, and once when it also stays silent", async () => {
    const { open, log, blockScripts, passPatience } = aBrowser();
    blockScripts();
    open("", "cbid");
    await Promise.resolve();
    await Promise.resolve();
    passPatience();
    expect(log).toEqual(["banner"]);
  });

  it("M-S17 lets the consent script come over the work only when somebody asks for it, and once", () => {
    const { open, loaded } = aBrowser();
    const consent = open("", "cbid", () => undefined);
    expect(loaded).toEqual([]);
    consent.reopen();
    consent.reopen();
    expect(loaded).toHaveLength(1);
  });

  it("F35 follows a consent script as it follows our own banner", () => {
    const { open, window, passPatience, log } = aBrowser();
    const consent = open("", "cbid");
    window.Cookiebot = {
      consent: { statistics: true, marketing: false, preferences: false } as Cookiebot["consent"],
      renew: () => log.push("renewed"),
    } as unknown as Cookiebot;
    window.dispatchEvent(new Event("CookiebotOnAccept"));
    passPatience();
    consent.reopen();
    expect([...consent.current().granted]).toEqual(["statistics"]);
    expect(log).toEqual(["CookiebotOnAccept", "renewed"]);
  });
});

describe("startBuiltinCookiebot", () => {
  it("F35 fires accept or decline on every decision and tells everybody who follows", () => {
    const { open, window, log } = aBrowser();
    const consent = open();
    const seen: string[] = [];
    consent.subscribe(({ granted }) => seen.push([...granted].join("+")));
    window.Cookiebot?.submitCustomConsent(true, true, true);
    window.Cookiebot?.submitCustomConsent(false, true, false);
    window.Cookiebot?.withdraw();
    expect(seen).toEqual(["preferences+statistics+marketing", "statistics", ""]);
    expect(log.filter((entry) => entry.startsWith("Cookiebot"))).toEqual([
      "CookiebotOnAccept",
      "CookiebotOnAccept",
      "CookiebotOnDecline",
    ]);
    expect(window.Cookiebot).toMatchObject({ consented: false, declined: true, hasResponse: true });
  });

  it("remembers the decision with version, time and a random id, and only that", () => {
    const { open, window, local } = aBrowser();
    open();
    expect(local.keys()).toEqual([]);
    window.Cookiebot?.submitCustomConsent(false, true, false);
    expect(local.keys()).toEqual([consentKey]);
    expect(JSON.parse(local.getItem(consentKey) ?? "")).toEqual({
      version: 1,
      id: "id-1",
      decidedAt: "2026-11-20T12:00:00.000Z",
      preferences: false,
      statistics: true,
      marketing: false,
    });
    for (const key of [consentKey, channelKey]) {
      expect(necessaryStorage.filter(({ pattern }) => pattern.test(key))).toHaveLength(1);
    }
  });

  it("does not ask again for a year, then does", () => {
    const { open, window, log, passTime } = aBrowser();
    open();
    window.Cookiebot?.submitCustomConsent(false, true, false);
    log.length = 0;
    passTime(decisionLifeMs - 1);
    expect([...open().current().granted]).toEqual(["statistics"]);
    expect(log).toEqual(["CookiebotOnAccept"]);
    passTime(1);
    expect(open().current().granted.size).toBe(0);
    expect(log.at(-1)).toBe("banner");
  });

  it("asks again about other wording and after unreadable storage", () => {
    const { open, log, local } = aBrowser();
    for (const stored of ['{"version":0,"decidedAt":"2026-11-20T11:00:00Z","statistics":true}', "{", "[]", "null"]) {
      local.setItem(consentKey, stored);
      log.length = 0;
      expect(open().current().granted.size).toBe(0);
      expect(log).toEqual(["banner"]);
    }
  });

  it("follows a decision of another tab", () => {
    const { open, window, local, log, tellOtherTab } = aBrowser();
    const consent = open();
    window.Cookiebot?.submitCustomConsent(true, true, true);
    const stored = JSON.parse(local.getItem(consentKey) ?? "") as object;
    local.setItem(consentKey, JSON.stringify({ ...stored, preferences: false, statistics: false, marketing: false }));
    tellOtherTab();
    expect(consent.current().granted.size).toBe(0);
    expect(log.at(-1)).toBe("CookiebotOnDecline");
  });
});
