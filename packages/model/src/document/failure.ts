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

export function failureOf(cause: unknown, online = true): Failure {
  const code =
    typeof cause === "object" && cause !== null && "code" in cause && typeof cause.code === "string" ? cause.code : "";
  const type = typeByCode[code.slice(code.indexOf("/") + 1)] ?? "unexpected";
  return { type: !online && type !== "denied" ? "offline" : type, cause };
}
