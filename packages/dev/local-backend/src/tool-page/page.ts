import { html, Markup } from "./html.ts";

const sections: readonly (readonly [string, string])[] = [
  ["/", "Overview"],
  ["/tool/data", "Data"],
  ["/tool/requests", "Requests"],
  ["/tool/denials", "Denials"],
  ["/tool/logs", "Logs"],
  ["/tool/counters", "Counters"],
  ["/tool/rules", "Rules"],
];

const style = new Markup(`
:root{color-scheme:light dark;--line:#8883;--soft:#8881;--quiet:color-mix(in srgb,currentColor 65%,transparent);--bad:#b3261e;--good:#146c2e;--odd:#7a5700}
@media(prefers-color-scheme:dark){:root{--bad:#ff8a80;--good:#7fd99a;--odd:#ffcf66}}
*{box-sizing:border-box}
body{font:15px/1.5 system-ui,sans-serif;margin:0 auto;max-width:80rem;padding:0 1rem 4rem}
nav{display:flex;flex-wrap:wrap;gap:.25rem;padding:.5rem 0;border-bottom:1px solid var(--line);position:sticky;top:0;background:Canvas;z-index:1}
nav a,.chips a{padding:.5rem .7rem;border-radius:.5rem;text-decoration:none;color:inherit}
nav a[aria-current],.chips a[aria-current]{background:var(--soft);font-weight:600}
nav a:hover,.chips a:hover{background:var(--soft)}
.chips{display:flex;flex-wrap:wrap;gap:.25rem;margin:.5rem 0}
.chips a{border:1px solid var(--line);padding:.35rem .7rem}
h1{font-size:1.4rem;margin:1.25rem 0 .5rem;overflow-wrap:anywhere}h2{font-size:1.05rem;margin:1.5rem 0 .25rem}
a{color:LinkText}.quiet{color:var(--quiet)}.bad{color:var(--bad)}.good{color:var(--good)}.odd{color:var(--odd)}
code,pre,td,.mono{font-family:ui-monospace,monospace;font-size:13px;overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.3rem .8rem .3rem 0;vertical-align:top;border-bottom:1px solid var(--line)}
th{font-weight:600;font-size:13px;color:var(--quiet)}td.number,th.number{text-align:right;font-variant-numeric:tabular-nums}
pre{white-space:pre-wrap;background:var(--soft);padding:.75rem;border-radius:.5rem;margin:.5rem 0}
details{border-bottom:1px solid var(--line);padding:.4rem 0}summary{cursor:pointer;overflow-wrap:anywhere}
mark{background:none;color:inherit}mark.never{background:color-mix(in srgb,#d32f2f 24%,Canvas)}mark.one-sided{background:color-mix(in srgb,#f9a825 28%,Canvas)}mark.full{background:Canvas}
form.explain{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;margin:.75rem 0}
form.explain label{display:grid;font-size:13px;color:var(--quiet)}form.explain label:nth-of-type(3){flex:1 1 16rem}
input,select,button{font:inherit;padding:.4rem .6rem;border:1px solid var(--line);border-radius:.5rem;background:Canvas;color:CanvasText;min-width:0}
pre.source{white-space:pre;overflow-x:auto}
@media(max-width:40rem){
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
tr{display:block;padding:.4rem 0;border-bottom:1px solid var(--line)}
td,td.number{display:grid;grid-template-columns:6rem 1fr;border:0;padding:.05rem 0;text-align:left}
td::before{content:attr(data-head);color:var(--quiet);font-family:system-ui,sans-serif}
td.empty{display:none}}`);

/** A whole page. It has no script: what it shows is as old as the last press of reload. */
export const page = (title: string, content: readonly Markup[], current = ""): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <nav aria-label="Sections">
          ${sections.map(([path, name]) =>
            path === current
              ? html`<a href="${path}" aria-current="page">${name}</a>`
              : html`<a href="${path}">${name}</a>`,
          )}
        </nav>
        <main>${content}</main>
      </body>
    </html>`.text;

type Cell = Markup | string | number | null;

function classOf(cell: Cell): string {
  if (cell === null || cell === "") return "empty";
  return typeof cell === "number" ? "number" : "";
}

/** On narrow screens each row becomes a block with the heads beside the values. */
export const table = (heads: readonly string[], rows: readonly (readonly Cell[])[]): Markup =>
  rows.length === 0
    ? html`<p class="quiet">None.</p>`
    : html`<table>
        <thead>
          <tr>
            ${heads.map((head, at) => html`<th class="${classOf(rows[0]?.[at] ?? null)}">${head}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) =>
              html`<tr>
                ${row.map((cell, at) => html`<td data-head="${heads[at] ?? ""}" class="${classOf(cell)}">${cell}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>`;
