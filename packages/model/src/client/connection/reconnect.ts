import type { Timers } from "../../cache/ports.ts";
import type { Observable } from "../../cache/subscription-registry.ts";
import type { Connection, ConnectionState } from "./connection.ts";

/** Signs of trouble or of hope from outside: network back, tab visible again, a request that broke. */
export type Hint =
  /** A stream is broken for sure, or there is new hope: open the streams anew as soon as the server answers. */
  | "restart"
  /** Something failed that may have other reasons: only when the server does not answer, there is trouble. */
  | "look";

/**
 * Back within seconds after the server or the network was away. The SDK waits ten seconds and more between its
 * own attempts, and before it says that something is wrong; here a cheap question ("are you there?") is asked at the
 * first sign of trouble and while the connection is lost. No answer means offline, at once, and the first answer
 * after that restarts the SDK's streams, which continue where they stopped. Nothing is asked while all is well.
 */
export interface ReconnectParts {
  readonly connection: Observable<ConnectionState> & Pick<Connection, "serverGone" | "serverBack">;
  /** Does the server answer at all? */
  readonly probe: () => Promise<boolean>;
  /** Lets the SDK open its streams anew, now. */
  readonly restart: () => Promise<void>;
  readonly timers: Timers;
  readonly onHint: (listener: (hint: Hint) => void) => () => void;
}

/** A listener may fall back for a blink; after that frequent at first, since most interruptions are short. After a restart the streams get time to open. */
export const probeDelays = {
  settle: 200,
  first: 1_000,
  later: 5_000,
  frequentProbes: 30,
  afterRestart: 3_000,
} as const;

export function keepConnected({ connection, probe, restart, timers, onHint }: ReconnectParts): () => void {
  let cancel: (() => void) | null = null;
  /** Hints while a probe was under way or had just been answered. */
  let noticed: Hint | null = null;
  let stopped = false;
  let probes = 0;

  const schedule = (millis: number, run: () => Promise<void>): void => {
    cancel = timers.after(millis, () => void run());
  };
  const attempt = async (hint: Hint): Promise<void> => {
    // Under way: a second one is not begun meanwhile.
    cancel = () => undefined;
    probes += 1;
    const reached = await probe();
    if (stopped) return;
    if (!reached) connection.serverGone();
    else if (hint === "restart" || connection.state() === "offline") {
      connection.serverBack();
      await restart();
      if (stopped) return;
    }
    const delay = probes < probeDelays.frequentProbes ? probeDelays.first : probeDelays.later;
    schedule(reached ? probeDelays.afterRestart : delay, check);
  };
  const check = async (): Promise<void> => {
    cancel = null;
    const hint = connection.state() === "offline" ? "restart" : noticed;
    noticed = null;
    if (hint !== null) await attempt(hint);
  };
  const begin = (delay: number, run: () => Promise<void>): void => {
    if (stopped || cancel !== null) return;
    probes = 0;
    schedule(delay, run);
  };

  const unsubscribe = connection.subscribe(() => {
    if (connection.state() === "offline") begin(probeDelays.settle, check);
  });
  // The SDK may not have noticed yet, so a hint counts whatever the connection says.
  const ignoreHints = onHint((hint) => {
    if (cancel === null) begin(0, () => attempt(hint));
    // A restart ends requests, which looks like trouble; it must not cause another one.
    else noticed = "look";
  });
  return () => {
    stopped = true;
    cancel?.();
    unsubscribe();
    ignoreHints();
  };
}
