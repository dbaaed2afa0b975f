import { parseQuestion } from "../rules/explain-request.ts";
import type { ExplainedAllow } from "../rules/decision/rules.ts";
import type { ToolContext } from "./tool-context.ts";
import { html, type Markup } from "./html.ts";
import { table } from "./page.ts";

const methods = ["get", "list", "create", "update", "delete"];

/** Asks the rules in force about a request that is not made; the question stands in the address. */
export function explainForm(context: ToolContext, query: URLSearchParams): Markup {
  const value = (name: string): string => query.get(name) ?? "";
  const options = (names: readonly string[], chosen: string): Markup[] =>
    names.map((name) => (name === chosen ? html`<option selected>${name}</option>` : html`<option>${name}</option>`));
  return html`<form class="explain">
      <label
        >Service
        <select name="service">
          ${options(["firestore", "storage"], value("service"))}
        </select></label
      >
      <label
        >Method
        <select name="method">
          ${options(methods, value("method"))}
        </select></label
      >
      <label>Path <input name="path" required placeholder="collection/document" value="${value("path")}" /></label>
      <label>User <input name="uid" placeholder="uid, or nobody" value="${value("uid")}" /></label>
      <label>Written <input name="fields" placeholder='{"name": "value"}' value="${value("fields")}" /></label>
      <button>What would the rules say?</button>
    </form>
    ${query.has("path") ? answerTo(context, query) : html``}`;
}

function answerTo({ backend }: ToolContext, query: URLSearchParams): Markup {
  const given = Object.fromEntries([...query].filter(([, text]) => text !== ""));
  const fields = fieldsIn(given["fields"], given["service"] === "storage");
  if (fields === null) return html`<p class="bad">What is written is not a JSON object.</p>`;
  const question = parseQuestion({ ...given, fields });
  if (question === null) return html`<p class="bad">That is not a question.</p>`;
  const { allowed, reason, candidates, debugOutput } = backend.explain(question);
  return html`<p class="${allowed ? "good" : "bad"}">${allowed ? "Allowed." : "Refused."}</p>
    ${candidates.length === 0 ? html`<p>${reason}</p>` : triedRules(candidates)}
    ${debugOutput.map((line) => html`<p class="mono">debug: ${line}</p>`)}`;
}

/** Every allow that was tried, and what became of it. */
export const triedRules = (candidates: readonly ExplainedAllow[]): Markup =>
  table(
    ["rule", "match", "came out", "because"],
    candidates.map(({ line, column, match, outcome, because }) => [
      `line ${line}:${column}`,
      match,
      html`<span class="${outcome === "true" ? "good" : "bad"}">${outcome}</span>`,
      because,
    ]),
  );

type Fields = Readonly<Record<string, unknown>>;

/** Undefined when nothing is written, null when it is no object. */
function fieldsIn(text: string | undefined, isFile: boolean): Fields | null | undefined {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
    return isFile ? { ...value } : wireFields(value);
  } catch {
    return null;
  }
}

const wireFields = (value: object): Fields =>
  Object.fromEntries(Object.entries(value).map(([name, field]) => [name, wireValue(field)]));

function wireValue(value: unknown): Fields {
  if (value === null) return { nullValue: null };
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "boolean") return { booleanValue: value };
  if (typeof value === "number")
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(wireValue) } };
  return { mapValue: { fields: wireFields(value as object) } };
}
