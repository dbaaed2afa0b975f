import { watch } from "node:fs";
import { basename, dirname } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Clock } from "../../service/clock.ts";
import type { FunctionEndpoint } from "./endpoint.ts";
import { startHostWorker, type HostWorker } from "./host-worker.ts";
import type { LogRing } from "./log-ring.ts";

export interface FunctionsHostOptions {
  readonly bundle: string;
  readonly env: Readonly<Record<string, string>>;
  readonly clock: Clock;
  readonly log: LogRing;
  /** Reload when the bundle file is written. */
  readonly watch: boolean;
  readonly stallTimeout?: number;
  /** Told with every new set of functions. */
  readonly onEndpoints: (endpoints: readonly FunctionEndpoint[]) => void;
}

/** Keeps one host process running: starts it again when it dies, swaps it when the bundle changes. */
export interface FunctionsHost {
  /**
   * The running process, at the backend's time; waits while one is starting. Throws what the bundle threw when it does
   * not load.
   */
  worker(): Promise<HostWorker>;
  /** A fresh process; the old one finishes its requests first. */
  restart(): Promise<void>;
  /** SIGKILL, as a crash would. Comes back by itself unless told to stay down until `restart()`. */
  kill(options?: { readonly stayDown?: boolean }): Promise<void>;
  stop(): Promise<void>;
}

const minRespawnDelay = 50;
const maxRespawnDelay = 5000;

export async function startFunctionsHost(options: FunctionsHostOptions): Promise<FunctionsHost> {
  const stopping = new AbortController();
  const isStopped = (): boolean => stopping.signal.aborted;
  /** Who answers now; a worker that ends while it is not this one ended on purpose. */
  let active: HostWorker | null = null;
  let current: Promise<HostWorker>;
  let respawnDelay = minRespawnDelay;
  const alive = new Set<HostWorker>();
  const killed = new WeakSet<HostWorker>();
  /** Set while the process stays down on purpose: hands those who wait the next one. */
  let resume: (next: Promise<HostWorker>) => void = () => undefined;

  const spawn = async (): Promise<HostWorker> => {
    try {
      const worker = await startHostWorker({ ...options, clockOffset: options.clock.offset, signal: stopping.signal });
      alive.add(worker);
      const startedAt = Date.now();
      void worker.exited.then(() => afterExit(worker, Date.now() - startedAt));
      worker.moveClock(options.clock.offset);
      options.onEndpoints(worker.endpoints);
      active = worker;
      return worker;
    } catch (error) {
      if (!isStopped())
        options.log.add(
          "ERROR",
          `The functions did not load: ${error instanceof Error ? error.message : String(error)}`,
        );
      throw error;
    }
  };

  const become = (next: Promise<HostWorker>): Promise<HostWorker> => {
    next.catch(() => undefined);
    current = next;
    return next;
  };

  let lastTurn: Promise<unknown> = Promise.resolve();
  /** Of two processes that start side by side, the one with the older bundle could be ready last and stay. */
  const inTurn = <T>(start: () => Promise<T>): Promise<T> => {
    const turn = lastTurn.then(start);
    lastTurn = turn.catch(() => undefined);
    return turn;
  };

  const afterExit = (worker: HostWorker, lived: number): void => {
    alive.delete(worker);
    if (active !== worker || isStopped()) return;
    // Only one that dies by itself, again and again, has to wait.
    respawnDelay =
      killed.has(worker) || lived > maxRespawnDelay ? minRespawnDelay : Math.min(respawnDelay * 2, maxRespawnDelay);
    options.log.add("WARNING", `The functions process ended; starting it again in ${respawnDelay} ms.`);
    active = null;
    const again = delay(respawnDelay, undefined, { signal: stopping.signal });
    // A restart may have been quicker.
    void become(again.then(() => inTurn(async () => active ?? spawn())));
  };

  const untilOnTime = async (): Promise<HostWorker> => {
    for (;;) {
      const asked = current;
      const worker = await asked;
      await worker.clockMoved();
      if (current === asked) return worker;
    }
  };

  const restart = async (): Promise<void> => {
    const replaced = await inTurn(async () => {
      const previous = active;
      if (previous === null) {
        const next = become(spawn());
        resume(next);
        await next;
        return null;
      }
      // While the new process loads, the old one goes on answering; a bundle that does not load leaves it in place.
      const next = await spawn();
      void become(Promise.resolve(next));
      return previous;
    });
    await replaced?.drain();
  };

  const kill = async ({ stayDown = false } = {}): Promise<void> => {
    const worker = active;
    if (worker === null) return;
    if (stayDown) {
      active = null;
      const { promise, resolve } = Promise.withResolvers<HostWorker>();
      resume = resolve;
      void become(promise);
    }
    killed.add(worker);
    worker.kill();
    await worker.exited;
  };

  current = become(spawn());
  await (options.watch ? current.catch(() => undefined) : current);
  const unsubscribe = options.clock.onMove((offset) => active?.moveClock(offset));
  const watcher = options.watch ? watchFile(options.bundle, () => void restart().catch(() => undefined)) : null;

  return {
    worker: untilOnTime,
    restart,
    kill,
    stop: async () => {
      watcher?.close();
      unsubscribe();
      stopping.abort();
      for (const worker of alive) worker.kill();
      await Promise.all([...alive].map((worker) => worker.exited));
    },
  };
}

/** Bundlers write in several steps or swap the file, so the folder is watched and quiet is waited for. */
function watchFile(path: string, changed: () => void): { close(): void } {
  let quiet: NodeJS.Timeout | undefined;
  const watcher = watch(dirname(path), (_event, name) => {
    if (name !== basename(path)) return;
    clearTimeout(quiet);
    quiet = setTimeout(changed, 150);
  });
  return {
    close: () => {
      clearTimeout(quiet);
      watcher.close();
    },
  };
}
