import { expect, it } from "vitest";
import type { WatchDevice } from "@lokalkorb/domain/ordering/watch/awake-devices";
import { boardStatusWords } from "./board-status-words.ts";

const now = Date.parse("2026-11-20T11:30:00+01:00");
const device = (secondsAgo: number, more: Partial<WatchDevice> = {}): WatchDevice => ({
  at: now - secondsAgo * 1000,
  sound: "on",
  visible: true,
  ...more,
});
const words = (devices: readonly WatchDevice[], awakeAt?: number) =>
  boardStatusWords(
    { devices: Object.fromEntries(devices.entries()), ...(awakeAt !== undefined && { awakeAt }) },
    now,
    "Europe/Berlin",
  );

it("M-C9 tells how many devices would bring an order to staff, and which of them are silent", () => {
  expect(words([device(20), device(50)])).toEqual({
    isAwake: true,
    title: "Tafel wach: 2 Geräte, zuletzt vor 20 s.",
    detail: "",
  });
  expect(words([device(90, { sound: "off" })])).toMatchObject({
    title: "Tafel wach: 1 Gerät, zuletzt vor 1 Min.",
    detail: "Sein Ton ist aus.",
  });
  expect(words([device(1, { sound: "blocked" }), device(2)]).detail).toBe("Eines davon ohne Ton.");
  expect(words([device(-3)]).title, "a clock that is behind").toBe("Tafel wach: 1 Gerät, zuletzt gerade eben.");
});

it("M-C9 tells since when no board is awake", () => {
  expect(boardStatusWords(null, now, "Europe/Berlin").detail).toBe("Bisher hat sich noch kein Gerät gemeldet.");
  expect(words([device(30, { sound: "blocked", visible: false })], now - 60_000)).toMatchObject({
    isAwake: false,
    title: "Keine Tafel ist wach.",
    detail: "Auf 1 Gerät ist die Konsole offen, aber weder zu sehen noch zu hören.",
  });
  expect(words([], now - 5 * 60_000).detail).toBe("Zuletzt vor 5 Min.");
  expect(words([], now - 3 * 3_600_000).detail).toBe("Zuletzt um 08:30 Uhr.");
  expect(words([], now - 24 * 3_600_000).detail).toMatch(/^Zuletzt am .+ um 11:30 Uhr\.$/);
});
