import { lateComponent } from "@lokalkorb/ui/late-component";
import { latePart } from "@lokalkorb/ui/late-part";
import type { ReactElement } from "react";
import { useMounted } from "@/shared/hydration/use-mounted";
import { hasRunningMark } from "./running-mark.ts";

const runningPart = latePart(
  "running-pill",
  async () => (await import(/* webpackChunkName: "part-running-pill" */ "./running-pill.tsx")).RunningPill,
);
const RunningPill = lateComponent(runningPart, () => null);

/** In the head of the page, so that nothing below moves when it comes. Without a mark in this browser it costs nothing. */
export const RunningOrder = (): ReactElement | null => (useMounted() && hasRunningMark() ? <RunningPill /> : null);
