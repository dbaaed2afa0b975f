import type { Backend } from "./backend.ts";

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (value: unknown): string => String(value).replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const table = (head: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  rows.length === 0
    ? "<p>none</p>"
    : `<table><tr>${head.map((cell) => `<th>${escape(cell)}</th>`).join("")}</tr>${rows
        .map((row) => `<tr>${row.map((cell) => `<td>${escape(cell)}</td>`).join("")}</tr>`)
        .join("")}</table>`;

const style = `body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem;color-scheme:light dark}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.2rem .8rem .2rem 0;vertical-align:top;border-bottom:1px solid #8884}
td{font-family:ui-monospace,monospace;font-size:13px;overflow-wrap:anywhere}`;

/** One plain page for people: what runs, what is in it, what the rules refused and why, what the functions said. */
export const statusPage = (backend: Backend): string => {
  const status = backend.status();
  const now = new Date(backend.clock.now()).toISOString();
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escape(status.projectId)} – local backend</title><style>${style}</style>
<h1>${escape(status.projectId)}</h1>
<p>${escape(status.accounts)} accounts, ${escape(status.objects)} files, ${escape(status.pending)} events pending. Clock: ${escape(now)}</p>
<h2>Services</h2>${table(["service", "port"], Object.entries(status.ports))}
<h2>Refused by the rules</h2>${table(
    ["time", "service", "method", "path", "user", "why"],
    backend
      .denials()
      .slice(-30)
      .toReversed()
      .map((denial) => [denial.time, denial.service, denial.method, denial.path, denial.uid ?? "–", denial.reason]),
  )}
<h2>Functions</h2><p>${escape(status.functions.join(", ") || "none")}</p>
<h2>Log</h2>${table(
    ["time", "severity", "message"],
    backend
      .logs()
      .filter((line) => line.severity !== "DEBUG")
      .slice(-50)
      .toReversed()
      .map((line) => [line.time, line.severity, line.message]),
  )}</html>`;
};
