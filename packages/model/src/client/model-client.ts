import type { ModelCache } from "../cache/model-cache.ts";
import type { Observable } from "../cache/subscription-registry.ts";
import type { CallFunction } from "./call-function.ts";
import type { ConnectionState } from "./connection/connection.ts";
import type { Authentication } from "./auth/identity.ts";
import type { Writes } from "./web-writes.ts";

/** Everything behind the screens, in one object. Only types are here, so screens can name it without loading it. */
export interface ModelClient {
  readonly cache: ModelCache;
  readonly auth: Authentication;
  readonly call: CallFunction;
  readonly write: Writes;
  readonly connection: Observable<ConnectionState>;
  stop(): Promise<void>;
}
