import { ports } from "./stack.ts";

/** A schedule of the functions now, instead of when its minute comes. */
export async function runSchedule(name: string): Promise<void> {
  await fetch(`http://127.0.0.1:${ports.functions}/admin/schedules/${name}/run`, { method: "POST" });
}
