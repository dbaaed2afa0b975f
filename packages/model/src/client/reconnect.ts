import type { Timers } from "../cache/ports.ts";
import type { Observable } from "../cache/subscription-registry.ts";
import type { ConnectionState } from "./connection.ts";

/**
 * Back within seconds after the server or the network was away. The SDK waits ten seconds and more between its
 * own attempts; here a cheap question ("are you there?") is asked while the connection is lost, and the first
 * answer restarts the SDK's streams, which continue where they stopped. Nothing is asked while all is well.
 */
export interface ReconnectParts {
  readonly connection: Observable<ConnectionState>;
  /** Does the server answer at all? */
  readonly probe: () => Promise<boolean>;
  /** Lets the SDK open its streams anew, now. */
  readonly restart: () => Promise<void>;
  readonly timers: Timers;
  /** Signs of trouble or of hope from outside: network back, tab visible again, a stream request that broke. */
  readonly onHint: (listener: () => void) => () => void;
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
  let stopped = false;
  let probes = 0;

  const schedule = (millis: number, run: () => Promise<void>): void => {
    cancel = timers.after(millis, () => void run());
  };
  const attempt = async (): Promise<void> => {
    // Under way: nobody begins a second one meanwhile.
    cancel = () => undefined;
    probes += 1;
    const reached = await probe();
    if (reached && !stopped) await restart();
    if (stopped) return;
    const delay = probes < probeDelays.frequentProbes ? probeDelays.first : probeDelays.later;
    schedule(reached ? probeDelays.afterRestart : delay, check);
  };
  const check = async (): Promise<void> => {
    cancel = null;
    if (connection.state() === "offline") await attempt();
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
  const ignoreHints = onHint(() => begin(0, attempt));
  return () => {
    stopped = true;
    cancel?.();
    unsubscribe();
    ignoreHints();
  };
}
