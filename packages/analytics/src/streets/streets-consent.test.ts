import { expect, it } from "vitest";
import { necessaryStorage } from "../necessary-storage.ts";
import { consentKey } from "../storage-keys.ts";
import { decisionLifeMs } from "../stored-decision.ts";
import { forgetMapbox } from "./forget-mapbox.ts";
import { answerLifeMs, startStreetsConsent, streetsKey } from "./streets-consent.ts";

function aBrowser(stored: string | null = null) {
  const values = new Map<string, string>(stored === null ? [] : [[streetsKey, stored]]);
  const otherTabs: ((key: string | null) => void)[] = [];
  const banners: (() => void)[] = [];
  let now = Date.parse("2026-11-27T12:00:00Z");
  let forgotten = 0;
  const consent = startStreetsConsent({
    storage: { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) },
    now: () => now,
    newId: () => "id-1",
    onStorageChange: (listener) => otherTabs.push(listener),
    onBanner: (listener) => banners.push(listener),
    forget: () => (forgotten += 1),
  });
  return {
    consent,
    values,
    forgotten: () => forgotten,
    passTime: (ms: number) => (now += ms),
    answerBanner: (streets?: boolean) => {
      const decision = { version: 1, decidedAt: new Date(now).toISOString(), streets };
      values.set(consentKey, JSON.stringify(decision));
      for (const listener of banners) listener();
    },
    tellOtherTab: (value: string) => {
      values.set(streetsKey, value);
      for (const listener of otherTabs) listener(streetsKey);
    },
  };
}

it("CON-01 streets are unanswered at first, and an answer is kept with its proof for a year", () => {
  const { consent, values, passTime, forgotten } = aBrowser();
  const heard: unknown[] = [];
  consent.subscribe(() => heard.push(consent.current()));
  expect(consent.current()).toBeNull();
  expect(values.size).toBe(0);
  consent.decide(true);
  expect(JSON.parse(values.get(streetsKey) ?? "")).toEqual({
    version: 1,
    id: "id-1",
    decidedAt: "2026-11-27T12:00:00.000Z",
    isAllowed: true,
  });
  expect(necessaryStorage.filter(({ pattern }) => pattern.test(streetsKey))).toHaveLength(1);
  expect(forgotten()).toBe(0);
  expect(answerLifeMs).toBe(decisionLifeMs);
  passTime(answerLifeMs);
  expect(consent.current()).toBeNull();
  consent.decide(false);
  expect(heard).toEqual(["allowed", "refused"]);
  expect(forgotten()).toBe(1);
});

it("F35 an answer to the banner counts where it asked about streets, and the later of the two answers does", () => {
  const { consent, answerBanner, passTime } = aBrowser();
  const heard: unknown[] = [];
  consent.subscribe(() => heard.push(consent.current()));
  answerBanner();
  answerBanner(true);
  passTime(1);
  consent.decide(false);
  passTime(1);
  answerBanner(true);
  passTime(1);
  consent.decide(true);
  passTime(1);
  answerBanner(false);
  expect(heard).toEqual([null, "allowed", "refused", "allowed", "allowed", "refused"]);
});

it("follows another tab, and takes nothing that it cannot read for an answer", () => {
  for (const stored of ["{", "null", '{"version":0,"decidedAt":"2026-11-27T11:00:00Z","isAllowed":true}'])
    expect(aBrowser(stored).consent.current()).toBeNull();
  const { consent, tellOtherTab } = aBrowser();
  tellOtherTab('{"version":1,"decidedAt":"2026-11-27T11:00:00Z","isAllowed":true}');
  expect(consent.current()).toBe("allowed");
});

it("CON-04 a withdrawal removes what the service stored, and nothing of ours", () => {
  const kept = ["mapbox.eventData.uuid:a", "lokalkorb:consent", "mapbox.eventData:a"];
  const removed: string[] = [];
  forgetMapbox({ length: kept.length, key: (index) => kept[index] ?? null, removeItem: (key) => removed.push(key) });
  expect(removed).toEqual(["mapbox.eventData.uuid:a", "mapbox.eventData:a"]);
});
