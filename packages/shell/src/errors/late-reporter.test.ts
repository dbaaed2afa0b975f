import type { BrowserReporter } from "@lokalkorb/error-reporting/browser-reporter";
import { describe, expect, it } from "vitest";
import { lateReporter } from "./late-reporter.ts";

const caught = { name: "Error", message: "broken", address: "", stack: "" };

function aService(failures = 0) {
  const sent: string[] = [];
  const online: (() => void)[] = [];
  let loads = 0;
  const service: BrowserReporter = {
    report: ({ message }, _treatment, eventId = "") => {
      sent.push(`${message} ${eventId}`);
      return eventId;
    },
    sendFeedback: (_feedback, eventId) => Promise.resolve(eventId !== ""),
    trace: ({ page }) => void sent.push(page),
  };
  const load = (): Promise<BrowserReporter> => {
    loads += 1;
    return loads <= failures ? Promise.reject(new Error("no network")) : Promise.resolve(service);
  };
  const reporter = lateReporter(load, (act) => void online.push(act));
  return { reporter, sent, online, loads: () => loads };
}

describe("lateReporter", () => {
  it("fetches the service once, with the first report, and knows the report's id before", async () => {
    const { reporter, sent, loads } = aService();
    expect(loads()).toBe(0);
    const id = reporter.report(caught, "report");
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(await reporter.sendFeedback({ message: "Hilfe", name: "", email: "" }, id)).toBe(true);
    expect(sent).toEqual([`broken ${id}`]);
    expect(loads()).toBe(1);
  });

  it("keeps what could not be sent until the network is back", async () => {
    const { reporter, sent, online } = aService(2);
    const id = reporter.report(caught, "report");
    expect(await reporter.sendFeedback({ message: "Hilfe", name: "", email: "" }, id)).toBe(false);
    await expect.poll(() => online.length).toBe(1);
    online[0]?.();
    await expect.poll(() => sent.length + online.length).toBe(2);
    online[1]?.();
    await expect.poll(() => sent).toEqual([`broken ${id}`]);
  });
});
