/** The canonical gRPC status codes by name; the name is what the SDKs decide by. */
export const statusCodes = {
  OK: 0,
  CANCELLED: 1,
  UNKNOWN: 2,
  INVALID_ARGUMENT: 3,
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  OUT_OF_RANGE: 11,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  DATA_LOSS: 15,
  UNAUTHENTICATED: 16,
} as const;

export type StatusName = keyof typeof statusCodes;

/** A refusal that a client must see; every transport turns it into its own error form. */
export class StatusError extends Error {
  readonly status: StatusName;
  constructor(status: StatusName, message: string) {
    super(message);
    this.status = status;
  }
  get code(): number {
    return statusCodes[this.status];
  }
}
