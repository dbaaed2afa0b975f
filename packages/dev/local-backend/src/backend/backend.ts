import type { BackendView } from "../tool-page/backend-view.ts";
import type { Clock } from "../service/clock.ts";
import type { Faults } from "../faults/faults.ts";
import type { FirestoreCore } from "../firestore/protocol/firestore-core.ts";
import type { HostAnswer } from "../functions/host/call-host.ts";
import type { FunctionsOptions } from "../functions/functions-service.ts";
import type { LogLine } from "../functions/host/log-ring.ts";
import type { PassTimeOptions } from "../functions/pending/pass-time.ts";
import type { LongWait } from "../logs/long-waits.ts";
import type { Steps } from "../steps/steps.ts";
import type { ServiceName } from "../service/service.ts";
import type { BackendSnapshot } from "./snapshot.ts";

export interface BackendOptions {
  /** Default `demo-project`. */
  readonly projectId?: string;
  readonly host?: string;
  /** 0, the default, takes a free port. */
  readonly ports?: Partial<Record<ServiceName, number>>;
  /** Absent: everything in memory. */
  readonly dataDir?: string;
  /** A path or the source itself; absent denies everybody but the owner. */
  readonly firestoreRules?: string;
  readonly storageRules?: string;
  readonly functions?: FunctionsOptions;
  /** Refuses ID tokens whose hour is over by the backend's clock, as production does and Google's emulators do not. */
  readonly enforceTokenExpiry?: boolean;
  readonly clock?: Clock;
  /** Gets each line the functions log; absent keeps them for `logs()` only. */
  readonly print?: (line: LogLine) => void;
}

export interface Backend extends BackendView {
  readonly clock: Clock;
  /** Faults on purpose, for requests over the wire. */
  readonly faults: Faults;
  /** Where the functions have come to, if they were started with `steps: true`. */
  readonly steps: Steps;
  /** The variables under which the Firebase SDKs look for this backend. */
  readonly env: Readonly<Record<string, string>>;
  readonly core: FirestoreCore;
  /** Cuts all connections to one service or to all without a word, as a failing network would; new ones are taken. */
  dropConnections(service?: ServiceName): void;
  /** Empties documents, accounts, files, faults and pending events; ports, rules and functions stay. */
  reset(): Promise<void>;
  /** Everything it holds, as JSON. */
  snapshot(): BackendSnapshot;
  /** Empties the backend and fills it with a snapshot; restored documents cause no events. */
  load(snapshot: BackendSnapshot): Promise<void>;
  /** Throws with line and column when rules do not parse; the old ones then stay in force. */
  setRules(rules: { readonly firestore?: string; readonly storage?: string }): void;
  /** Warnings of a compiler for the rules in force: `file:line:column: warning: …`. */
  rulesWarnings(): readonly string[];
  /** Resolves when no event, schedule or task is running or due, those they caused included. */
  idle(): Promise<void>;
  /**
   * Lets that much time pass: the clock goes from one due time (task, schedule, retry, late event) to the next, and
   * everything it starts is done before it goes on. Not waited for: how long that takes.
   */
  passTime(milliseconds: number, options?: PassTimeOptions): Promise<void>;
  /** Null when there is no such scheduled function. */
  runSchedule(name: string): Promise<HostAnswer | null>;
  restartFunctions(): Promise<void>;
  /** SIGKILL, as a crash would. The process comes back by itself unless told to stay down until a restart. */
  killFunctions(options?: { readonly stayDown?: boolean }): Promise<void>;
  /**
   * Locks and turns that were waited for, and transactions that held some, for 5 s or longer; the first hundred since the start.
   */
  longWaits(): readonly LongWait[];
  resetBilled(): void;
  stop(): Promise<void>;
}
