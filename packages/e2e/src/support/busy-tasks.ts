import type { Page } from "@playwright/test";

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args: { readonly name?: string };
  /** Processor time in microseconds: what other programs do meanwhile does not count. */
  readonly tdur?: number;
}

export interface BusyTask {
  readonly millis: number;
  /** What the most of it was spent on, in the browser's words. */
  readonly what: string;
}

/**
 * Tasks of the page's main thread while something happens, the longest first, in milliseconds of a processor that
 * many times slower than this one.
 */
export async function busyTasks(page: Page, slower: number, act: () => Promise<void>): Promise<readonly BusyTask[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["toplevel", "disabled-by-default-devtools.timeline", "devtools.timeline"] },
  });
  await act();
  const complete = new Promise((resolve) => {
    session.once("Tracing.tracingComplete", resolve);
  });
  await session.send("Tracing.end");
  await complete;
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await session.detach();
  return tasksOf(events);
}

const isTask = ({ name }: TraceEvent): boolean => name === "RunTask";
const isFrame = ({ name }: TraceEvent): boolean => name.includes("::") || name.startsWith("v8.");

function tasksOf(events: readonly TraceEvent[]): readonly BusyTask[] {
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const mainThreads = new Set(events.filter(({ args }) => args.name === "CrRendererMain").map(threadOf));
  const ofPage = events.filter((event) => event.dur !== undefined && mainThreads.has(threadOf(event)));
  const parts = ofPage.filter((event) => !isTask(event) && !isFrame(event));
  return ofPage
    .filter(isTask)
    .toSorted((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0))
    .slice(0, 20)
    .map((task) => {
      const end = task.ts + (task.dur ?? 0);
      const [longest] = parts
        .filter((part) => threadOf(part) === threadOf(task) && part.ts >= task.ts && part.ts < end)
        .toSorted((a, b) => (b.dur ?? 0) - (a.dur ?? 0));
      return { millis: (task.tdur ?? 0) / 1000, what: longest?.name ?? "" };
    });
}
