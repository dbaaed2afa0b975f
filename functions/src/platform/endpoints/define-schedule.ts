import { onSchedule, type ScheduleFunction, type ScheduleOptions } from "firebase-functions/scheduler";
import type { Deps } from "../deps.ts";
import { eventRegion, platformTimeZone } from "../regions.ts";
import { reportDefects } from "../report-defects.ts";
import { resourcesOf } from "../resources.ts";
import type { Endpoint } from "./endpoint.ts";

export const defineSchedule =
  <D extends Deps>(
    name: string,
    options: ScheduleOptions,
    run: (deps: D) => Promise<void>,
  ): Endpoint<D, ScheduleFunction> =>
  (host) =>
    onSchedule(
      { timeZone: platformTimeZone, region: eventRegion, ...resourcesOf(name), ...options },
      reportDefects(name, () => run(host.deps()), host.reporter),
    );
