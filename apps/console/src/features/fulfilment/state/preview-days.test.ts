import { expect, test } from "vitest";
import { aFulfilmentMethod } from "@lokalkorb/domain/testing/builders";
import { feeSentence, previewDays, runText } from "./preview-days.ts";

// A Friday, 11:00 in Vienna.
const now = Date.parse("2026-11-20T10:00:00Z");
const option = aFulfilmentMethod({
  windows: [5, 6, 7].map((weekday) => ({ weekday: weekday as 5 | 6 | 7, start: "10:00", minutes: 240 })),
  intervalMinutes: 30,
  firstSlotOffsetMinutes: 0,
  leadMinutes: 60,
  advance: { minDays: 0, maxDays: 7 },
  cutoffs: [],
  closures: [{ from: "2026-11-21", to: "2026-11-21", reason: "Inventur", mode: "closed" }],
});
const question = {
  option,
  timezone: "Europe/Vienna",
  now,
  closures: [],
  operations: { state: "open" as const },
  leadMinutes: 0,
  units: 0,
};

test("times in a row are told together, with the reason why not", () => {
  expect(previewDays(question, 3)).toEqual([
    {
      date: "2026-11-20",
      label: "heute",
      runs: [
        { from: "11:30", to: "12:00", count: 1, why: "Zu kurzfristig, frühestens heute, 12:00 Uhr." },
        { from: "12:00", to: "14:00", count: 4, why: null },
      ],
    },
    {
      date: "2026-11-21",
      label: "morgen",
      runs: [{ from: "10:00", to: "14:00", count: 8, why: "Geschlossen: Inventur." }],
    },
    { date: "2026-11-22", label: "So., 22.11.", runs: [{ from: "10:00", to: "14:00", count: 8, why: null }] },
  ]);
});

test("each reason has words", () => {
  const reasons = (part: Partial<typeof option>, more = {}): (string | null)[] =>
    previewDays({ ...question, ...more, option: { ...option, closures: [], ...part } }, 3)
      .flatMap(({ runs }) => runs)
      .map(({ why }) => why);
  expect(reasons({ advance: { minDays: 0, maxDays: 0 } }).at(-1)).toBe("So weit im Voraus wird nicht angenommen.");
  expect(reasons({ advance: { minDays: 1, maxDays: 9 } })[0]).toBe("So kurzfristig wird nicht angenommen.");
  expect(reasons({ cutoffs: [{ kind: "sameDayAt", time: "09:00" }] })[0]).toBe("Bestellschluss war heute, 09:00 Uhr.");
  expect(reasons({}, { operations: { state: "paused", until: now + 7_200_000 } })[0]).toBe(
    "Der Betrieb macht gerade Pause.",
  );
  expect(reasons({}, { operations: { state: "closed" } })[0]).toBe("Geschlossen.");
  expect(reasons({}, { reachesOn: () => false }).at(-1)).toBe("An diesem Tag wird dorthin nicht geliefert.");
  expect(reasons({}, { goodsAt: () => false }).at(-1)).toBe("Die Ware gibt es dann nicht.");
  expect(reasons({}, { soldOutKeys: ["2026-11-22"] }).at(-1)).toBe("Ausgebucht.");
});

test("what a way costs is said as shoppers will see it", () => {
  const zone = {
    id: "z",
    name: "Ort",
    kind: "plz" as const,
    plz: ["8010"],
    minOrderCents: 2000,
    feeCents: 390,
    freeFromCents: 5000,
    extraMinutes: 0,
    enabled: true,
    priority: 0,
  };
  const delivery = aFulfilmentMethod({ type: "delivery", zones: [zone], minOrderCents: 0 });
  const said = (zip: string): string => feeSentence(delivery, { zip, country: "AT" }).replaceAll("\u00a0", " ");
  expect(said("8010")).toBe("Gebiet „Ort“, 3,90 €, ab 20,00 € Warenwert, frei ab 50,00 €");
  expect(said("1010")).toBe("Dorthin wird nicht geliefert.");
});

test("M-P2 a whole day is said in words, and a day ends at 24:00", () => {
  expect(runText({ from: "00:00", to: "00:00" })).toBe("rund um die Uhr");
  expect(runText({ from: "11:30", to: "00:00" })).toBe("11:30–24:00 Uhr");
  expect(runText({ from: "07:00", to: "10:00" })).toBe("07:00–10:00 Uhr");
});
