import type { Json } from "../../protocol/firestore-core.ts";
import { invalid, isJson } from "../../protocol/json.ts";

/** A browser's post on the forward channel: numbered messages and, with the first post, the headers of the stream. */
export interface WebChannelForm {
  readonly messages: readonly { readonly id: number; readonly message: Json }[];
  readonly headers: ReadonlyMap<string, string>;
}

export function parseWebChannelForm(body: string): WebChannelForm {
  const fields = new URLSearchParams(body);
  const offset = countOf(fields.get("ofs"));
  const count = countOf(fields.get("count"));
  if (count > mostMessages) throw invalid("Too many messages in one post.");
  const messages = [];
  for (let index = 0; index < count; index += 1) {
    const data = fields.get(`req${index}___data__`);
    if (data === null) throw invalid(`Message ${index} of ${count} is missing.`);
    messages.push({ id: offset + index, message: messageOf(data) });
  }
  return { messages, headers: parsePseudoHeaders(fields.get("headers") ?? "") };
}

/** Headers travel inside the form, so that the browser needs no preflight request. Names are case-insensitive. */
export function parsePseudoHeaders(text: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  for (const line of text.split("\r\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}

/** Clients send at most a thousand messages in one post. */
const mostMessages = 1000;

function countOf(text: string | null): number {
  const count = Number(text ?? 0);
  if (!Number.isSafeInteger(count) || count < 0) throw invalid("Not a message count.");
  return count;
}

function messageOf(data: string): Json {
  const message = parseJson(data);
  if (isJson(message)) return message;
  throw invalid("A message must be a JSON object.");
}

function parseJson(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw invalid("A message is not valid JSON.");
  }
}
