import { DatabaseSync } from "node:sqlite";

/** One task as it waits. */
export interface QueuedTask {
  readonly queue: string;
  readonly name: string;
  /** Milliseconds since 1970, by the backend's clock. */
  readonly dueAt: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** How long an attempt may take, when its sender said so. */
  readonly deadlineSeconds: number | null;
  /** Attempts that have failed. */
  readonly failures: number;
  readonly firstAttemptAt: number | null;
}

/** Tasks outlive the process: each call is durable when it returns. */
export interface TaskStore {
  /** False when the name is taken, also by a task that is done: that is how callers avoid doubles. */
  add(task: QueuedTask): boolean;
  update(task: QueuedTask): void;
  /** The task is over; its name stays taken for a while. */
  finish(task: QueuedTask, now: number): void;
  /** In the order in which they are due. */
  all(): QueuedTask[];
  clear(): void;
  close(): void;
}

/** How long the name of a task that is over stays taken, as in Cloud Tasks. */
const namesKeptFor = 24 * 3_600_000;

const schema = `
  CREATE TABLE IF NOT EXISTS tasks (
    queue TEXT NOT NULL, name TEXT NOT NULL, due INTEGER NOT NULL, record TEXT NOT NULL, body BLOB NOT NULL,
    PRIMARY KEY (queue, name)) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS finished (
    queue TEXT NOT NULL, name TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (queue, name)) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS finished_by_time ON finished (at);
`;

type Kept = Omit<QueuedTask, "queue" | "name" | "dueAt" | "body">;

export function openTaskStore(file: string | null): TaskStore {
  const database = new DatabaseSync(file ?? ":memory:");
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ${schema}`);
  const statements = {
    add: database.prepare(`INSERT OR IGNORE INTO tasks SELECT ?1, ?2, ?3, ?4, ?5
      WHERE NOT EXISTS (SELECT 1 FROM finished WHERE queue = ?1 AND name = ?2)`),
    update: database.prepare("UPDATE tasks SET due = ?, record = ? WHERE queue = ? AND name = ?"),
    remove: database.prepare("DELETE FROM tasks WHERE queue = ? AND name = ?"),
    finish: database.prepare("INSERT OR REPLACE INTO finished VALUES (?, ?, ?)"),
    forget: database.prepare("DELETE FROM finished WHERE at < ?"),
    all: database.prepare("SELECT queue, name, due, record, body FROM tasks ORDER BY due"),
  };
  const recordOf = ({ headers, deadlineSeconds, failures, firstAttemptAt }: QueuedTask): string =>
    JSON.stringify({ headers, deadlineSeconds, failures, firstAttemptAt } satisfies Kept);
  return {
    add: (task) =>
      statements.add.run(task.queue, task.name, Math.floor(task.dueAt), recordOf(task), task.body).changes > 0,
    update: (task) => void statements.update.run(Math.floor(task.dueAt), recordOf(task), task.queue, task.name),
    finish: (task, now) => {
      // The name first: a kill between the two repeats the task rather than losing the promise about its name.
      statements.finish.run(task.queue, task.name, Math.floor(now));
      statements.remove.run(task.queue, task.name);
      statements.forget.run(Math.floor(now) - namesKeptFor);
    },
    all: () =>
      statements.all.all().map((row) => ({
        ...(JSON.parse(String(row["record"])) as Kept),
        queue: String(row["queue"]),
        name: String(row["name"]),
        dueAt: Number(row["due"]),
        body: Buffer.from(row["body"] as Uint8Array),
      })),
    clear: () => database.exec("DELETE FROM tasks; DELETE FROM finished;"),
    close: () => database.close(),
  };
}
