import { readBody, sendJson, type HttpExchange } from "../../http/http-service.ts";
import type { TaskQueues } from "./task-queues.ts";
import type { QueuedTask } from "./task-store.ts";

interface TaskRequest {
  readonly task?: {
    readonly name?: string;
    readonly scheduleTime?: string;
    readonly dispatchDeadline?: string;
    readonly httpRequest?: { readonly headers?: Record<string, string>; readonly body?: string };
  };
}

const furthestMilliseconds = 30 * 24 * 3_600_000;
const largestBody = 1024 * 1024;

let serial = 0;

/** The part of the Cloud Tasks interface that `taskQueue().enqueue()` and `.delete()` use. False: not about a queue. */
export async function answerTasks(
  queues: TaskQueues,
  now: () => number,
  { request, response, url }: HttpExchange,
): Promise<boolean> {
  const match = /^\/(projects\/[^/]+\/locations\/[^/]+\/queues\/([^/]+)\/tasks)(?:\/([^/]+))?$/.exec(url.pathname);
  const [, collection, queue, taskName] = match ?? [];
  if (queue === undefined) return false;
  const refuse = (code: number, status: string, message: string): true => {
    sendJson(response, code, { error: { code, status, message } });
    return true;
  };
  if (!queues.isQueue(queue)) return refuse(404, "NOT_FOUND", `There is no task queue named "${queue}".`);
  if (request.method === "DELETE" && taskName !== undefined) {
    if (!queues.remove(queue, taskName)) return refuse(404, "NOT_FOUND", "The task does not exist (any more).");
    sendJson(response, 200, {});
    return true;
  }
  if (request.method !== "POST" || taskName !== undefined)
    return refuse(501, "UNIMPLEMENTED", `${request.method ?? ""} on tasks is not served here.`);
  const task = readTask(queue, (await readBody(request)).toString(), now());
  if (typeof task === "string") return refuse(400, "INVALID_ARGUMENT", task);
  if (!queues.add(task)) return refuse(409, "ALREADY_EXISTS", "A task with this name exists already.");
  const scheduleTime = new Date(task.dueAt).toISOString();
  sendJson(response, 200, { name: `${collection}/${task.name}`, scheduleTime });
  return true;
}

/** The task, or why it is none. */
function readTask(queue: string, text: string, now: number): QueuedTask | string {
  let given: TaskRequest["task"];
  try {
    given = (JSON.parse(text) as TaskRequest).task ?? {};
  } catch {
    return "The body is not JSON.";
  }
  const name = given.name?.split("/").at(-1) ?? `${Date.now()}-${++serial}`;
  if (!/^[\w-]{1,500}$/.test(name)) return "A task's name has letters, digits, hyphens and underscores only.";
  const dueAt = given.scheduleTime === undefined ? now : Date.parse(given.scheduleTime);
  if (Number.isNaN(dueAt)) return "scheduleTime is not a time.";
  if (dueAt > now + furthestMilliseconds) return "scheduleTime is more than 30 days away.";
  const body = Buffer.from(given.httpRequest?.body ?? "", "base64");
  if (body.length > largestBody) return "The task is larger than 1 MB.";
  // Both spellings of one header would be joined to a value no handler accepts.
  const headers = Object.fromEntries(
    Object.entries(given.httpRequest?.headers ?? {}).map(([key, value]) => [key.toLowerCase(), value]),
  );
  const deadline = /^(\d+(?:\.\d+)?)s$/.exec(given.dispatchDeadline ?? "")?.[1];
  return {
    queue,
    name,
    dueAt: Math.max(dueAt, now),
    headers: { "content-type": "application/json", ...headers },
    body,
    deadlineSeconds: deadline === undefined ? null : Number(deadline),
    failures: 0,
    firstAttemptAt: null,
  };
}
