import type { CDPSession, Page } from "@playwright/test";

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args: { readonly name?: string; readonly data?: { readonly url?: string } };
  /** Processor time in microseconds: what other programs do meanwhile does not count. */
  readonly tdur?: number;
}

export interface BusyTask {
  readonly millis: number;
  /** The part that took most of it, in the browser's words. */
  readonly what: string;
}

/** Processor time of the page's main thread, in milliseconds. */
export interface MainThread {
  readonly all: number;
  /** Of it scripts: loading, running, and no style or layout that they ask for. */
  readonly scripts: number;
  /** Time that tasks after the first paint took beyond 50 ms each. */
  readonly blocked: number;
  /** The longest first. */
  readonly tasks: readonly BusyTask[];
}

/**
 * Tasks of the page's main thread while something happens, the longest first, in milliseconds of a processor that
 * many times slower than this one.
 */
export async function busyTasks(page: Page, slower: number, act: () => Promise<void>): Promise<readonly BusyTask[]> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const { tasks } = await traceMainThread(session, act);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await session.detach();
  return tasks;
}

export async function traceMainThread(session: CDPSession, act: () => Promise<void>): Promise<MainThread> {
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: {
      includedCategories: ["toplevel", "loading", "disabled-by-default-devtools.timeline", "devtools.timeline"],
    },
  });
  await act();
  const complete = new Promise((resolve) => {
    session.once("Tracing.tracingComplete", resolve);
  });
  await session.send("Tracing.end");
  await complete;
  return readTrace(events);
}

const isTask = ({ name }: TraceEvent): boolean => name === "RunTask";
const isFrame = ({ name }: TraceEvent): boolean => name.includes("::") || name.startsWith("v8.");
const scriptNames = new Set([
  "EvaluateScript",
  "EvaluateModule",
  "v8.compile",
  "v8.compileModule",
  "FunctionCall",
  "TimerFire",
  "FireAnimationFrame",
  "FireIdleCallback",
  "EventDispatch",
  "RunMicrotasks",
  "BlinkScheduler_PerformMicrotaskCheckpoint",
]);
const drawnNames = new Set(["UpdateLayoutTree", "Layout", "PrePaint", "Paint", "ParseHTML"]);

const millisOf = ({ tdur = 0 }: TraceEvent): number => tdur / 1000;
const sumOf = (list: readonly TraceEvent[]): number => list.reduce((sum, event) => sum + millisOf(event), 0);

function readTrace(events: readonly TraceEvent[]): MainThread {
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  // The browser draws menus and bars of its own with the same machinery.
  const isOfSite = ({ args }: TraceEvent): boolean => args.data?.url?.startsWith("http") ?? false;
  const siteThreads = new Set(events.filter(isOfSite).map(threadOf));
  const mainThreads = new Set(
    events
      .filter(({ args }) => args.name === "CrRendererMain")
      .map(threadOf)
      .filter((thread) => siteThreads.has(thread)),
  );
  const ofPage = events.filter((event) => event.dur !== undefined && mainThreads.has(threadOf(event)));
  const tasks = ofPage.filter(isTask);
  const scripts = outermost(
    ofPage.filter(({ name }) => scriptNames.has(name)),
    threadOf,
  );
  const drawn = outermost(
    ofPage.filter(
      (event) =>
        drawnNames.has(event.name) &&
        scripts.some((script) => threadOf(script) === threadOf(event) && contains(script, event)),
    ),
    threadOf,
  );
  const firstPaint = events.find(({ name }) => name === "firstContentfulPaint")?.ts ?? -Infinity;
  const parts = ofPage.filter((event) => !isTask(event) && !isFrame(event));
  return {
    all: sumOf(tasks),
    scripts: sumOf(scripts) - sumOf(drawn),
    blocked: tasks
      .filter(({ ts }) => ts >= firstPaint)
      .reduce((sum, task) => sum + Math.max(0, millisOf(task) - 50), 0),
    tasks: tasks
      .toSorted((a, b) => millisOf(b) - millisOf(a))
      .slice(0, 20)
      .map((task) => {
        const [longest] = parts
          .filter((part) => threadOf(part) === threadOf(task) && contains(task, part))
          .toSorted((a, b) => (b.dur ?? 0) - (a.dur ?? 0));
        return { millis: millisOf(task), what: longest?.name ?? "" };
      }),
  };
}

const contains = (outer: TraceEvent, inner: TraceEvent): boolean =>
  inner.ts >= outer.ts && inner.ts < outer.ts + (outer.dur ?? 0);

/** A task within another one of the list is counted there. */
function outermost(list: readonly TraceEvent[], threadOf: (event: TraceEvent) => string): readonly TraceEvent[] {
  const ends = new Map<string, number>();
  return list
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .filter((event) => {
      if (event.ts < (ends.get(threadOf(event)) ?? -Infinity)) return false;
      ends.set(threadOf(event), event.ts + (event.dur ?? 0));
      return true;
    });
}
