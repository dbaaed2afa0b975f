import { titleOf, type ReceivedRecord } from "./service-record.ts";

type Json = Readonly<Record<string, unknown>>;

/** The form field `data` holds one object or a list of them, as JSON or as base64 of JSON. */
export function readMixpanelForm(body: string): readonly Json[] {
  const data = new URLSearchParams(body).get("data") ?? body;
  const text = /^\s*[[{]/.test(data) ? data : Buffer.from(data, "base64").toString("utf8");
  const parsed = JSON.parse(text) as Json | readonly Json[];
  return Array.isArray(parsed) ? (parsed as readonly Json[]) : [parsed as Json];
}

export const eventRecord = (body: Json): ReceivedRecord => ({
  kind: "event",
  title: titleOf(body["event"]),
  body,
});

export const profileRecord = (body: Json): ReceivedRecord => ({
  kind: "profile",
  title: Object.keys(body)
    .filter((key) => key.startsWith("$") && !["$token", "$distinct_id", "$device_id", "$user_id"].includes(key))
    .join(", "),
  body,
});
