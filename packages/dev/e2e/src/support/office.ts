import { appCheckUrl, projectId } from "@lokalkorb/tooling/stack/local-environment.ts";
import { expect } from "@playwright/test";
import { demoPassword } from "./merchant.ts";
import { ports } from "./stack.ts";

/** Acts of a shop during an order, without a second browser: calls of its staff, and fields of its documents. */

/** Where callables about orders and shops answer. */
const region = "europe-west1";
const json = { "content-type": "application/json" };

async function tokenOf(email: string): Promise<string> {
  const url = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;
  const body = JSON.stringify({ email, password: demoPassword, returnSecureToken: true });
  const answer = (await (await fetch(url, { method: "POST", headers: json, body })).json()) as { idToken: string };
  return answer.idToken;
}

/** As one of the apps: the stack refuses calls from anywhere else. */
export async function appToken(): Promise<string> {
  const answer = await fetch(appCheckUrl(ports.functions), { method: "POST", headers: json, body: "{}" });
  return ((await answer.json()) as { token: string }).token;
}

/** Calls a function as a member of the staff; a refusal fails the test. */
export async function callAs(email: string, name: string, data: object): Promise<unknown> {
  const url = `http://127.0.0.1:${ports.functions}/${projectId}/${region}/${name}`;
  const headers = { ...json, authorization: `Bearer ${await tokenOf(email)}`, "x-firebase-appcheck": await appToken() };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify({ data }) });
  const body = (await answer.json()) as { result?: unknown; error?: unknown };
  expect(body.error, `${name} as ${email}`).toBeUndefined();
  return body.result;
}

/** Sets fields of a document as its owner would. */
export async function patchDocument(path: string, fields: Readonly<Record<string, object>>): Promise<void> {
  const mask = Object.keys(fields)
    .map((field) => `updateMask.fieldPaths=${field}`)
    .join("&");
  const url = `http://127.0.0.1:${ports.firestore}/v1/projects/${projectId}/databases/(default)/documents/${path}?${mask}`;
  const headers = { ...json, authorization: "Bearer owner" };
  const answer = await fetch(url, { method: "PATCH", headers, body: JSON.stringify({ fields }) });
  expect(answer.status, path).toBe(200);
}
