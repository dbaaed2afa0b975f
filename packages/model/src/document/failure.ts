/** The world said no. Normalised once, at the edge to the SDKs; screens tell these four apart and nothing else. */
export interface Failure {
  readonly type: "offline" | "denied" | "unavailable" | "unexpected";
  readonly cause: unknown;
}

/** Codes of firestore, auth and functions share one vocabulary, with the product's name in front or not. */
const typeByCode: Readonly<Record<string, Failure["type"]>> = {
  "permission-denied": "denied",
  unauthenticated: "denied",
  unavailable: "unavailable",
  "resource-exhausted": "unavailable",
  "deadline-exceeded": "unavailable",
  // The request did not get through; whether this device has a network, `online` says.
  "network-request-failed": "unavailable",
};

/** The SDK's code of an error; empty where it has none. */
export const codeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error && typeof error.code === "string" ? error.code : "";

export function failureOf(cause: unknown, online = true): Failure {
  const code = codeOf(cause);
  const type = typeByCode[code.slice(code.indexOf("/") + 1)] ?? "unexpected";
  return { type: !online && type !== "denied" ? "offline" : type, cause };
}
