/** Kinds of received records: analytics sends events and profiles, error reporting errors, feedback and traces. */
export const recordKinds = ["event", "profile", "error", "feedback", "trace"] as const;
export type RecordKind = (typeof recordKinds)[number];

/** One thing that a real service would have kept. */
export interface ServiceRecord {
  readonly id: number;
  /** Milliseconds since 1970, by the clock of this process. */
  readonly at: number;
  readonly kind: RecordKind;
  /** The first thing a person looks for: the event's name, the error's message. */
  readonly title: string;
  /** As received. */
  readonly body: Readonly<Record<string, unknown>>;
}

export type ReceivedRecord = Pick<ServiceRecord, "kind" | "title" | "body">;

/** A field of a foreign message as a title. */
export const titleOf = (value: unknown): string => (typeof value === "string" ? value : "");
