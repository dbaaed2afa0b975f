/**
 * A Firestore value, free of any SDK or wire format, so that the client's cache and the local backend can
 * share one meaning of "equal", "smaller" and "matches". Each of them converts its own values to this.
 */
export type Value =
  | { readonly type: "null" }
  | { readonly type: "boolean"; readonly value: boolean }
  /** 64-bit integers are bigint, everything else is number; both compare on one number line. */
  | { readonly type: "number"; readonly value: number | bigint }
  | { readonly type: "timestamp"; readonly seconds: bigint; readonly nanos: number }
  | { readonly type: "string"; readonly value: string }
  | { readonly type: "bytes"; readonly value: Uint8Array }
  /** Segments below `documents`, without project and database. */
  | { readonly type: "reference"; readonly segments: readonly string[] }
  | { readonly type: "geoPoint"; readonly latitude: number; readonly longitude: number }
  | { readonly type: "array"; readonly values: readonly Value[] }
  | { readonly type: "vector"; readonly values: readonly number[] }
  | { readonly type: "map"; readonly fields: ReadonlyMap<string, Value> };
