import { describe, expect, it } from "vitest";
import type { CaughtError } from "./caught-error.ts";
import { createErrorHandler, dialogDelayMs, type DialogRequest, type Feedback } from "./error-handler.ts";

const anError = (message: string, more: Partial<CaughtError> = {}): CaughtError => ({
  name: "Error",
  message,
  address: "",
  stack: "",
  ...more,
});

function aHandler({ reporting = true } = {}) {
  const log: string[] = [];
  const dialogs: DialogRequest[] = [];
  const scheduled: { run: () => void; delayMs: number }[] = [];
  const handler = createErrorHandler({
    environment: {
      now: () => 1_000_000,
      isOnline: () => true,
      hasUnsavedInput: () => false,
      lastReloadAt: () => null,
      rememberReload: () => undefined,
      schedule: (run, delayMs) => scheduled.push({ run, delayMs }),
      reload: () => log.push("reloaded"),
    },
    reporter: reporting
      ? {
          report: ({ message }, treatment) => {
            log.push(`${treatment}: ${message}`);
            return `event-${log.length}`;
          },
          sendFeedback: ({ message }, eventId) => {
            log.push(`${eventId} <- ${message}`);
            return Promise.resolve(true);
          },
        }
      : null,
    openDialog: (request) => {
      log.push("dialog");
      dialogs.push(request);
    },
  });
  return {
    handler,
    log,
    dialogs,
    delays: () => scheduled.map(({ delayMs }) => delayMs),
    passTime: () => scheduled.splice(0).forEach(({ run }) => run()),
  };
}

const words: Feedback = { message: "Beim Bezahlen war Schluss.", name: "Tisch 4", email: "" };

describe("createErrorDesk", () => {
  it("F30 does not report a dropped error; the page reloads after 1.5 seconds", () => {
    const { handler, log, delays, passTime } = aHandler();
    handler.handle(anError("Load failed"));
    expect(delays()).toEqual([1500]);
    passTime();
    expect(log).toEqual(["reloaded"]);
  });

  it("F31 reports a kept error at once and opens the dialog after 1.5 seconds", () => {
    const { handler, log, delays, passTime } = aHandler();
    handler.handle(anError("undefined is not an object (evaluating 'a.X')"));
    expect(dialogDelayMs).toBe(1500);
    expect(delays()).toEqual([1500]);
    expect(log).toEqual(["keep: undefined is not an object (evaluating 'a.X')"]);
    passTime();
    expect(log.at(-1)).toBe("dialog");
  });

  it("F32 sends the person's words with the report they belong to", async () => {
    const { handler, log, dialogs, passTime } = aHandler();
    handler.handle(anError("internal"));
    passTime();
    expect(await dialogs[0]?.send?.(words)).toBe(true);
    expect(log.at(-1)).toBe("event-1 <- Beim Bezahlen war Schluss.");
  });

  it("F31 asks once at a time and never twice about the same thing", () => {
    const { handler, dialogs, passTime } = aHandler();
    handler.handle(anError("internal"));
    handler.handle(anError("Lokalkorb test error"));
    passTime();
    expect(dialogs).toHaveLength(1);
    dialogs[0]?.onClose();
    handler.handle(anError("internal"));
    passTime();
    expect(dialogs).toHaveLength(1);
    handler.handle(anError("The connection was aborted"));
    passTime();
    expect(dialogs).toHaveLength(2);
  });

  it("F31 still asks where no service is configured, and says that words cannot be sent", () => {
    const { handler, dialogs, log, passTime } = aHandler({ reporting: false });
    handler.handle(anError("internal"));
    passTime();
    expect(log).toEqual(["dialog"]);
    expect(dialogs[0]?.send).toBeNull();
  });

  it("F32 opens at once for somebody who wants to tell of a problem", () => {
    const { handler, log, dialogs } = aHandler();
    handler.askNow();
    handler.askNow();
    expect(log).toEqual(["keep: User report", "dialog"]);
    expect(dialogs.map(({ unasked }) => unasked)).toEqual([true]);
  });

  it("F33 ignores noise, also where only the trace names the extension", () => {
    const { handler, log, delays } = aHandler();
    handler.handle(anError("ResizeObserver loop limit exceeded"));
    handler.handle(anError("x is null", { stack: "Error: x is null\n    at f (chrome-extension://abc/a.js:1:2)" }));
    handler.handle(
      anError("x is null", { stack: "Error: x is null\n    at f (http://localhost:3000/_next/a.js:1:2)" }),
    );
    expect(log).toEqual(["report: x is null"]);
    expect(delays()).toEqual([]);
  });

  it("does not flood the service", () => {
    const { handler, log } = aHandler();
    for (let index = 0; index < 100; index += 1) handler.handle(anError(`failure ${index}`));
    expect(log).toHaveLength(30);
  });
});
