import type { QueuedTask } from "./task-store.ts";

/** One task for people and tests. */
export interface WaitingTask {
  readonly queue: string;
  readonly name: string;
  readonly dueAt: string;
  /** Attempts that have failed. */
  readonly failures: number;
  /** The function's `request.data`; the text as it was sent when it is not that. */
  readonly data: unknown;
}

export const describeTask = ({ queue, name, dueAt, failures, body }: QueuedTask): WaitingTask => ({
  queue,
  name,
  dueAt: new Date(dueAt).toISOString(),
  failures,
  data: dataIn(body.toString()),
});

function dataIn(text: string): unknown {
  try {
    return (JSON.parse(text) as { readonly data?: unknown }).data;
  } catch {
    return text;
  }
}
