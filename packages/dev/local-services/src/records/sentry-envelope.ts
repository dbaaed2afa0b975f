import { titleOf, type ReceivedRecord } from "./service-record.ts";

type Json = Readonly<Record<string, unknown>>;

/**
 * An envelope is lines of JSON: a header, then per item a header and a payload. A payload with a `length` may contain
 * line breaks; attachments and counters are not kept.
 */
export function readSentryEnvelope(body: Buffer): readonly ReceivedRecord[] {
  const received: ReceivedRecord[] = [];
  let at = 0;
  const line = (): string => {
    const end = body.indexOf(10, at);
    const text = body.toString("utf8", at, end === -1 ? body.length : end);
    at = end === -1 ? body.length : end + 1;
    return text;
  };
  parse(line());
  while (at < body.length) {
    const header = parse(line());
    const length = header["length"];
    let payload: string;
    if (typeof length === "number") {
      payload = body.toString("utf8", at, at + length);
      at += length + 1;
    } else payload = line();
    const record = recordOf(String(header["type"]), payload);
    if (record !== null) received.push(record);
  }
  return received;
}

const parse = (text: string): Json => (text.trim() === "" ? {} : (JSON.parse(text) as Json));

function recordOf(type: string, payload: string): ReceivedRecord | null {
  switch (type) {
    case "event": {
      const body = parse(payload);
      return { kind: "error", title: errorTitle(body), body };
    }
    case "feedback": {
      const body = parse(payload);
      const contexts = body["contexts"] as { feedback?: { message?: string } } | undefined;
      return { kind: "feedback", title: contexts?.feedback?.message ?? "", body };
    }
    case "transaction": {
      const body = parse(payload);
      return { kind: "trace", title: titleOf(body["transaction"]), body };
    }
    default:
      return null;
  }
}

function errorTitle(event: Json): string {
  const { values } = (event["exception"] ?? {}) as { values?: readonly { type?: string; value?: string }[] };
  const last = values?.at(-1);
  if (last) return [last.type, last.value].filter(Boolean).join(": ");
  return titleOf(event["message"]);
}
