/** One deployed function as its `__endpoint` describes it, reduced to what a local run needs. */
export interface FunctionEndpoint {
  /** Nested exports join with `-`, as in a deployment. */
  readonly name: string;
  readonly regions: readonly string[];
  readonly timeoutSeconds: number;
  readonly trigger: FunctionTrigger;
}

export type FunctionTrigger =
  /** `consumesAppCheck`: its label says that each App Check token is good for one call; the description has no other place for it. */
  | { readonly kind: "callable"; readonly consumesAppCheck: boolean }
  | { readonly kind: "https" }
  | TaskTrigger
  | { readonly kind: "schedule"; readonly schedule: string; readonly timeZone: string }
  | DocumentTrigger
  | {
      readonly kind: "object";
      readonly change: "finalized" | "deleted" | "metadataUpdated";
      readonly bucket: string;
      readonly retry: boolean;
    }
  /** Events of services that are not here; the function loads, but nothing calls it. */
  | { readonly kind: "unsupported"; readonly eventType: string };

/** The promises of a queue; the defaults are those of a deployment. */
export interface TaskTrigger {
  readonly kind: "task";
  /** -1: without limit. */
  readonly maxAttempts: number;
  /** 0: without limit. With a limit on attempts, too, a task is given up when both are passed. */
  readonly maxRetrySeconds: number;
  readonly minBackoffSeconds: number;
  readonly maxBackoffSeconds: number;
  readonly maxDoublings: number;
  readonly maxConcurrent: number;
  readonly maxPerSecond: number;
}

export interface DocumentTrigger {
  readonly kind: "document";
  readonly change: "created" | "updated" | "deleted" | "written";
  readonly withAuthContext: boolean;
  readonly database: string;
  /** `users/{uid}/posts/{pid}` or a plain document path. */
  readonly pattern: string;
  readonly retry: boolean;
}

export const defaultRegion = "us-central1";

const documentEvent = /^google\.cloud\.firestore\.document\.v1\.(created|updated|deleted|written)(\.withAuthContext)?$/;

const objectEvent = /^google\.cloud\.storage\.object\.v1\.(finalized|deleted|metadataUpdated)$/;

type Bag = Record<string, unknown>;
const bag = (value: unknown): Bag => (typeof value === "object" && value !== null ? (value as Bag) : {});
const text = (value: unknown, otherwise: string): string =>
  typeof value === "string" && value !== "" ? value : otherwise;
const number = (value: unknown, otherwise: number): number => (typeof value === "number" ? value : otherwise);

export function readEndpoint(name: string, raw: unknown): FunctionEndpoint {
  const endpoint = bag(raw);
  const regions = (Array.isArray(endpoint["region"]) ? endpoint["region"] : [endpoint["region"]]).filter(
    (region): region is string => typeof region === "string" && region !== "",
  );
  return {
    name,
    regions: regions.length > 0 ? regions : [defaultRegion],
    timeoutSeconds: number(endpoint["timeoutSeconds"], 60),
    trigger: readTrigger(endpoint),
  };
}

function readTrigger(endpoint: Bag): FunctionTrigger {
  if (endpoint["callableTrigger"] !== undefined)
    return { kind: "callable", consumesAppCheck: bag(endpoint["labels"])["app-check"] === "consume" };
  if (endpoint["httpsTrigger"] !== undefined) return { kind: "https" };
  if (endpoint["scheduleTrigger"] !== undefined) {
    const schedule = bag(endpoint["scheduleTrigger"]);
    return { kind: "schedule", schedule: text(schedule["schedule"], ""), timeZone: text(schedule["timeZone"], "UTC") };
  }
  if (endpoint["taskQueueTrigger"] !== undefined) {
    const queue = bag(endpoint["taskQueueTrigger"]);
    return readTaskTrigger(bag(queue["retryConfig"]), bag(queue["rateLimits"]));
  }
  return readEventTrigger(bag(endpoint["eventTrigger"]));
}

const readTaskTrigger = (retry: Bag, rate: Bag): TaskTrigger => ({
  kind: "task",
  maxAttempts: number(retry["maxAttempts"], 3),
  maxRetrySeconds: number(retry["maxRetrySeconds"], 0),
  minBackoffSeconds: number(retry["minBackoffSeconds"], 0.1),
  maxBackoffSeconds: number(retry["maxBackoffSeconds"], 3600),
  maxDoublings: number(retry["maxDoublings"], 16),
  maxConcurrent: number(rate["maxConcurrentDispatches"], 1000),
  maxPerSecond: number(rate["maxDispatchesPerSecond"], 500),
});

function readEventTrigger(event: Bag): FunctionTrigger {
  const eventType = text(event["eventType"], "unknown");
  const match = documentEvent.exec(eventType);
  const filters = bag(event["eventFilters"]);
  const object = objectEvent.exec(eventType)?.[1];
  if (object !== undefined) {
    const change = object as "finalized" | "deleted" | "metadataUpdated";
    return { kind: "object", change, bucket: text(filters["bucket"], ""), retry: event["retry"] === true };
  }
  if (match === null) return { kind: "unsupported", eventType };
  return {
    kind: "document",
    change: match[1] as DocumentTrigger["change"],
    withAuthContext: match[2] !== undefined,
    database: text(filters["database"], "(default)"),
    pattern: text(bag(event["eventFilterPathPatterns"])["document"], text(filters["document"], "")),
    retry: event["retry"] === true,
  };
}
