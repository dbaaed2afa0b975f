import type { Target } from "./target.ts";

export type Json = Record<string, unknown>;

/** The outcome of a call, reduced to the part that both sides must agree on: the body, or the status word. */
export type Answer = { readonly ok: true; readonly body: unknown } | Refusal;

export interface Refusal {
  readonly ok: false;
  readonly status: string;
  readonly message: string;
}

export interface RestClient {
  readonly target: Target;
  /** `path` is below `/v1/`; the caller defaults to the owner, whom no rule stops. */
  call(method: "GET" | "POST" | "PATCH" | "DELETE", path: string, body?: Json, token?: string): Promise<Answer>;
  setRules(project: string, source: string): Promise<Answer>;
  clear(project: string): Promise<void>;
}

export function restClient(target: Target): RestClient {
  const base = `http://${target.host}:${target.port}`;
  const send = async (method: string, path: string, body: Json | undefined, token: string): Promise<Answer> => {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: { ...(token === "" ? {} : { authorization: `Bearer ${token}` }), "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return answerOf(response.status, await response.text());
  };
  return {
    target,
    call: (method, path, body, token = "owner") => send(method, `/v1/${path}`, body, token),
    setRules: (project, content) =>
      send(
        "PUT",
        `/emulator/v1/projects/${project}:securityRules`,
        { rules: { files: [{ name: "firestore.rules", content }] } },
        "owner",
      ),
    clear: async (project) => {
      await send("DELETE", `/emulator/v1/projects/${project}/databases/(default)/documents`, undefined, "owner");
    },
  };
}

function answerOf(httpStatus: number, text: string): Answer {
  let body: unknown = text;
  try {
    body = JSON.parse(text);
  } catch {
    // Not JSON: the text itself is the answer.
  }
  const first: unknown = Array.isArray(body) ? body[0] : body;
  const error = isJson(first) ? first["error"] : undefined;
  if (isJson(error)) return { ok: false, status: String(error["status"]), message: String(error["message"]) };
  if (httpStatus >= 400) return { ok: false, status: `HTTP ${httpStatus}`, message: text.slice(0, 300) };
  return { ok: true, body };
}

export const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
