import { projectId } from "@lokalkorb/tooling/stack/local-environment.ts";
import { ports } from "./stack.ts";

export const documentsRoot = `projects/${projectId}/databases/(default)/documents`;
const api = `http://127.0.0.1:${ports.firestore}/v1/${documentsRoot}`;
/** Documents past the rules; the local backend alone takes them. */
const headers = { "Content-Type": "application/json", Authorization: "Bearer owner" };
const atOnce = 250;

export interface StoredDocument {
  readonly name: string;
  readonly fields: Readonly<Record<string, object>>;
}

async function ask<Answer>(path: string, body: object): Promise<Answer> {
  const answer = await fetch(`${api}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`Invariant: ${path} answers ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** The fields of one document. */
export async function readStored(path: string): Promise<StoredDocument["fields"]> {
  const answer = await fetch(`${api}/${path}`, { headers });
  if (!answer.ok) throw new Error(`Invariant: ${path} answers ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as StoredDocument).fields;
}

/** Documents of a collection whose field is one of these texts. */
export async function storedWhere(
  parent: string,
  collectionId: string,
  fieldPath: string,
  texts: readonly string[],
): Promise<readonly StoredDocument[]> {
  const values = texts.map((stringValue) => ({ stringValue }));
  const found = await ask<readonly { readonly document?: StoredDocument }[]>(`${parent}:runQuery`, {
    structuredQuery: {
      from: [{ collectionId }],
      where: { fieldFilter: { field: { fieldPath }, op: "IN", value: { arrayValue: { values } } } },
    },
  });
  return found.flatMap(({ document }) => (document === undefined ? [] : [document]));
}

/** Writes past all rules, as a mishap would have left things. */
export async function writeStored(writes: readonly object[]): Promise<void> {
  for (let start = 0; start < writes.length; start += atOnce) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- the next ones wait, as a database asks of writers
    await ask(":commit", { writes: writes.slice(start, start + atOnce) });
  }
}
