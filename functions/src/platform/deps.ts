import type { Firestore } from "firebase-admin/firestore";
import type { PlatformSwitches } from "./platform-switches.ts";
import type { Instant } from "@lokalkorb/domain/kernel/time/instant";

export interface Logger {
  info(message: string, facts?: Readonly<Record<string, unknown>>): void;
  warn(message: string, facts?: Readonly<Record<string, unknown>>): void;
  error(message: string, facts?: Readonly<Record<string, unknown>>): void;
}

/**
 * The dependencies of all code in here; a room that needs more extends them. No other source of time, ids and services
 * exists.
 */
export interface Deps {
  readonly db: Firestore;
  now(): Instant;
  newId(): string;
  readonly log: Logger;
  readonly switches: PlatformSwitches;
  /** A named place between two writes, where tests hold or kill; nothing in production. */
  failpoint(name: string): Promise<void>;
}
