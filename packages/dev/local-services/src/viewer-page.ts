import { escapeHtml } from "./service/html.ts";
import type { ViewerTab } from "./service/local-service.ts";

const style = `:root{color-scheme:light dark}
body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem}
h1{margin:0 0 .25rem}nav{display:flex;flex-wrap:wrap;gap:0 1.25rem;margin:1.25rem 0;border-bottom:1px solid #8886}
nav a{padding:.6rem .1rem;color:inherit;text-decoration:none}nav a[aria-current]{font-weight:700;border-bottom:3px solid #2f7d3b}
li{border-bottom:1px solid #8884;padding:.55rem 0}ol{list-style:none;padding:0}
summary{cursor:pointer;display:grid;grid-template-columns:11rem 7rem 1fr;gap:1rem}summary b{overflow-wrap:anywhere}
pre{overflow:auto;background:#8881;padding:.75rem;border-radius:8px;font-size:13px}
@media(max-width:600px){summary{grid-template-columns:1fr;gap:0}}
.forget{margin-top:2rem}button{font:inherit;padding:.5rem 1rem;min-height:44px}`;

/** All stand-ins on one page, a tab each; it asks again every few seconds unless it is read or worked on. */
export async function viewerPage(tabs: readonly ViewerTab[], query: URLSearchParams): Promise<string> {
  const wanted = query.get("tab");
  const tab = tabs.find(({ key }) => key === wanted) ?? tabs[0];
  const links = tabs.map(
    (one) =>
      `<a href="/?tab=${one.key}"${one === tab ? ' aria-current="page"' : ""}>${escapeHtml(one.label)} (${one.count()})</a>`,
  );
  return `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<link rel="icon" href="data:,"><title>Lokale Dienste</title><style>${style}</style>
<h1>Lokale Dienste</h1><p>Was die Apps sonst an fremde Dienste senden würden. Nichts davon verlässt diesen Rechner.</p>
<nav aria-label="Dienste">${links.join("")}</nav>
${(await tab?.content(query)) ?? ""}
<form class="forget" method="post" action="/api/reset"><button>Alles vergessen</button></form>
<script>setInterval(()=>{if(!document.querySelector("details[open],[data-reading]")&&!document.activeElement?.closest("form"))location.reload()},4000)</script></html>`;
}
