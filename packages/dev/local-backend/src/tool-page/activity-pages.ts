import type { Denial } from "../logs/denial-log.ts";
import { explainForm, triedRules } from "./explain-form.ts";
import type { ToolContext } from "./tool-context.ts";
import { html, type Markup } from "./html.ts";
import { table } from "./page.ts";

const clockOf = (time: string): string => time.slice(11, 23);
const outcomeClass = (outcome: string): string =>
  outcome === "denied" || /^[45]/.test(outcome) ? "bad" : outcome === "allowed" || outcome === "written" ? "good" : "";

export const requestsPage = ({ backend }: ToolContext): Markup[] => [
  html`<h1>Requests</h1>
    <p class="quiet">
      The last 500, newest first. Reads by the owner are not listed; listeners appear when they start.
    </p>`,
  table(
    ["time", "service", "method", "path", "client", "outcome"],
    backend
      .requests()
      .toReversed()
      .map(({ time, service, method, path, client, outcome }) => [
        clockOf(time),
        service,
        method,
        path,
        client ?? "–",
        html`<span class="${outcomeClass(outcome)}">${outcome}</span>`,
      ]),
  ),
];

export function denialsPage(context: ToolContext, query: URLSearchParams): Markup[] {
  const denials = context.backend.denials().toReversed();
  return [
    html`<h1>Refused by the rules</h1>
      <p class="quiet">Newest first. Open one to see every rule that was tried.</p>`,
    explainForm(context, query),
    denials.length === 0 ? html`<p class="quiet">None.</p>` : html`${denials.map(denialOf)}`,
  ];
}

const denialOf = ({ time, service, method, path, uid, reason, candidates }: Denial): Markup =>
  html`<details>
    <summary>
      <span class="mono">${clockOf(time)} ${service} <strong>${method}</strong> ${path}</span>
      <span class="quiet">by ${uid ?? "nobody signed in"}</span>
    </summary>
    ${candidates.length === 0 ? html`<p>${reason}</p>` : triedRules(candidates)}
  </details>`;

export function logsPage({ backend }: ToolContext, query: URLSearchParams): Markup[] {
  const wanted = query.get("function") ?? "";
  const lines = backend
    .logs(wanted === "" ? undefined : wanted)
    .filter(({ severity }) => severity !== "DEBUG")
    .slice(-300)
    .toReversed();
  const chip = (name: string, title: string): Markup =>
    name === wanted
      ? html`<a href="?function=${encodeURIComponent(name)}" aria-current="page">${title}</a>`
      : html`<a href="?function=${encodeURIComponent(name)}">${title}</a>`;
  return [
    html`<h1>Logs</h1>
      <div class="chips">
        ${chip("", "All")}
        ${backend
          .status()
          .functions.toSorted()
          .map((name) => chip(name, name))}
      </div>`,
    table(
      ["time", "function", "severity", "message"],
      lines.map(({ time, function: name, severity, message }) => [
        clockOf(time),
        name ?? "",
        html`<span class="${severity === "ERROR" ? "bad" : severity === "WARNING" ? "odd" : ""}">${severity}</span>`,
        message,
      ]),
    ),
  ];
}

export function countersPage({ backend }: ToolContext): Markup[] {
  const lines = backend
    .billed()
    .toSorted((left, right) => right.reads + right.writes + right.deletes - left.reads - left.writes - left.deletes);
  const sum = (key: "reads" | "writes" | "deletes"): number => lines.reduce((total, line) => total + line[key], 0);
  return [
    html`<h1>Counters</h1>
      <p>
        ${sum("reads")} reads, ${sum("writes")} writes, ${sum("deletes")} deletes since the start or the last
        <code>POST /admin/billed/reset</code>, counted as production bills them.
      </p>`,
    table(
      ["client", "path", "reads", "writes", "deletes"],
      lines.map(({ client, path, reads, writes, deletes }) => [client, path, reads, writes, deletes]),
    ),
  ];
}
