import { escapeHtml } from "../../service/html.ts";
import type { Reply } from "../../service/service-route.ts";

const style = `:root{color-scheme:light;--ink:#1d2b22;--soft:#5b6a60;--line:#d5ddd7;--go:#1f6b3a;--bad:#a4261d}
*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:#f4f6f3}
.strip{background:#fff3cd;color:#5c4300;text-align:center;padding:.5rem 1rem;font-weight:600;font-size:.9rem}
main{max-width:60rem;margin:0 auto;padding:1.25rem 1rem 3rem;display:grid;gap:1.5rem}
@media(min-width:800px){main.two{grid-template-columns:minmax(0,1fr) minmax(0,1.15fr);gap:3rem;padding-top:3rem}}
main.one{max-width:30rem}h1{font-size:1.25rem;line-height:1.3;margin:0 0 .25rem}h2{font-size:1.05rem;margin:0 0 .75rem}
.total{font-size:2rem;font-weight:700;margin:.25rem 0 1rem;font-variant-numeric:tabular-nums}
.soft{color:var(--soft)}p{margin:.25rem 0 .75rem}.bad{background:#fdecea;color:var(--bad);border-radius:10px;padding:.75rem 1rem;margin:0 0 1rem}
ul.lines{list-style:none;margin:0;padding:0;border-top:1px solid var(--line)}ul.lines li{display:flex;justify-content:space-between;gap:1rem;padding:.6rem 0;border-bottom:1px solid var(--line);overflow-wrap:anywhere}
ul.lines b{font-weight:500;white-space:nowrap;font-variant-numeric:tabular-nums}
.card{background:#fff;border:1px solid var(--line);border-radius:14px;padding:1.25rem;margin-bottom:1rem}
label{display:block;font-weight:600;font-size:.92rem;margin-bottom:.85rem}
input,select{display:block;width:100%;font:inherit;font-size:1rem;font-weight:400;padding:.6rem .75rem;min-height:44px;border:1px solid #8b978f;border-radius:10px;margin-top:.25rem;background:#fff;color:inherit}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:.85rem}
button,.button{display:block;width:100%;text-align:center;text-decoration:none;font:inherit;font-weight:600;min-height:48px;padding:.7rem 1rem;border-radius:10px;border:1px solid var(--go);background:var(--go);color:#fff;cursor:pointer}
button.plain,.button.plain{background:#fff;color:var(--ink);border-color:#8b978f;margin-bottom:.6rem}button:focus-visible,a:focus-visible,input:focus-visible,select:focus-visible,summary:focus-visible{outline:3px solid #7fb695;outline-offset:2px}
details{margin-top:1rem}summary{cursor:pointer;padding:.5rem 0;font-weight:600}table{width:100%;border-collapse:collapse;font-size:.9rem}td{padding:.35rem .25rem;border-top:1px solid var(--line);vertical-align:middle}
td button{min-height:44px;padding:.4rem .6rem;font:14px ui-monospace,monospace;background:#eef3ef;color:var(--ink);border-color:var(--line);white-space:nowrap;width:auto}`;

/** A page that a person sees instead of the service's own; never without the word that nothing is real. */
export const framed = (title: string, inside: string, columns: "one" | "two", status = 200): Reply => ({
  status,
  type: "text/html",
  headers: { "content-security-policy": "frame-ancestors 'none'" },
  body: `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>${style}</style>
<div class="strip">Demo-Umgebung – es wird nichts abgebucht</div><main class="${columns}">${inside}</main></html>`,
});

export const euro = (cents: number): string =>
  new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" }).format(cents / 100);

/** Only addresses of pages, so that a stored one can never run as a script. */
export const safeUrl = (url: string | null): string => (url !== null && /^https?:\/\//.test(url) ? url : "/");

export const notice = (
  title: string,
  text: string,
  link: { readonly href: string; readonly label: string } | null,
  status = 200,
): Reply =>
  framed(
    title,
    `<div class="card"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${
      link === null ? "" : `<a class="button" href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a>`
    }</div>`,
    "one",
    status,
  );
