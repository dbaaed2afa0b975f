import { startChild, type Child } from "./child.ts";
import type { Program } from "./programs.ts";
import { Refusal } from "./say.ts";
import { waitUntilAnswering } from "./wait-for.ts";

/** A program that is started again when it dies without being asked to. */
export interface Supervised {
  readonly name: Program["name"];
  /** Rejects when the first start fails. */
  readonly ready: Promise<void>;
  /** Rejects when the program cannot be kept running; otherwise never settles. */
  readonly givenUp: Promise<never>;
  stop(): Promise<void>;
}

const dieWithParent = new URL("./die-with-parent.mjs", import.meta.url).href;
const maxRestarts = 5;
const restartWindowMs = 60_000;

export function supervise(program: Program, onLine: (line: string) => void): Supervised {
  let child: Child;
  let stopped = false;
  let restarts: number[] = [];
  let giveUp = (_reason: Refusal): void => {};
  const givenUp = new Promise<never>((_resolve, reject) => (giveUp = reject));
  // A caller that does not wait for it must not crash on it.
  givenUp.catch(() => undefined);

  const start = async (): Promise<void> => {
    let saidReady = (): void => {};
    const said = new Promise<void>((resolve) => (saidReady = resolve));
    const mine = startChild({
      name: program.name,
      command: process.execPath,
      args: ["--import", dieWithParent, ...program.args],
      cwd: program.cwd,
      env: program.env,
      onLine: (line) => {
        onLine(line);
        if ("line" in program.ready && program.ready.line(line)) saidReady();
      },
    });
    child = mine;
    const died = mine.exited.then((code) => {
      throw new Refusal(`${program.name} ist mit Code ${code} beendet worden.`);
    });
    await Promise.race(["url" in program.ready ? waitUntilAnswering(program.ready.url, mine) : said, died]);
    void died.catch((reason: unknown) => restart(reason));
  };

  const restart = (reason: unknown): void => {
    if (stopped) return;
    const now = Date.now();
    restarts = [...restarts.filter((at) => now - at < restartWindowMs), now];
    if (restarts.length > maxRestarts) return giveUp(reason instanceof Refusal ? reason : new Refusal(String(reason)));
    onLine(`${program.name}: unexpected end, starting again`);
    start().catch(restart);
  };

  const ready = start();
  return {
    name: program.name,
    ready,
    givenUp,
    stop: () => {
      stopped = true;
      return child.stop();
    },
  };
}
