import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NotificationArea } from "./notification-area.tsx";
import { cardOf, durationOf } from "./notification-stack.tsx";
import { notificationDefaults } from "./notification-defaults.ts";
import { notify, receiveNotifications } from "./notify.ts";

test("F10 the area and its regions are in the page before anything is told", () => {
  const html = renderToStaticMarkup(<NotificationArea />);
  expect(html).toContain('data-notification-area="top-center"');
  expect(html).toContain('role="status" aria-live="polite"');
  expect(html).toContain('role="alert" aria-live="assertive"');
});

test("F39 is 360 wide, stays until dismissed, and leaves after 5000 ms only where that is asked for", () => {
  expect(notificationDefaults).toEqual({ width: 360, timeoutMs: 5000, transitionMs: 220 });
  expect(durationOf({ message: "Gespeichert." })).toBe(Number.POSITIVE_INFINITY);
  expect(durationOf({ message: "Gespeichert.", autoDismiss: true })).toBe(5000);
  expect(durationOf({ message: "Fehler.", tone: "danger", autoDismiss: true })).toBe(Number.POSITIVE_INFINITY);
});

test("F39 the same error is one card, however often it is met; what was done stands as often as it was done", () => {
  const offline = { message: "Frühere Versionen", detail: "Keine Internetverbindung.", tone: "danger" } as const;
  expect(cardOf(offline)).toBe(cardOf({ ...offline }));
  expect(cardOf({ ...offline, detail: "Das geht so nicht." })).not.toBe(cardOf(offline));
  expect(cardOf({ message: "Gespeichert.", tone: "ok" })).toBeUndefined();
});

test("F10 what was told before the area came is shown when it comes, once and in order", () => {
  const told: string[] = [];
  notify({ message: "eins" });
  notify({ message: "zwei" });
  const stop = receiveNotifications(({ message }) => told.push(message));
  notify({ message: "drei" });
  stop();
  notify({ message: "vier" });
  expect(told).toEqual(["eins", "zwei", "drei"]);
  receiveNotifications(({ message }) => told.push(message))();
  expect(told).toEqual(["eins", "zwei", "drei", "vier"]);
});
