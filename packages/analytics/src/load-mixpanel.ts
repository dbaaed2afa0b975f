import mixpanel from "mixpanel-browser/dist/mixpanel-core.cjs.js";
import { createMixpanelSink, type MixpanelOptions } from "./mixpanel-sink.ts";
import type { AnalyticsSink } from "./tracker.ts";

/** The only file that brings the library along; it is fetched after consent and never before. */
export const startMixpanel = (options: MixpanelOptions): AnalyticsSink => createMixpanelSink(mixpanel, options);
