import type { RecordKind, ServiceRecord } from "./service-record.ts";

/** The tabs of the viewer, and which records each shows. */
const tabs = [
  { key: "ereignisse", label: "Ereignisse", kinds: ["event", "profile"], empty: "Noch kein Ereignis empfangen." },
  { key: "fehler", label: "Fehler", kinds: ["error", "feedback", "trace"], empty: "Noch kein Fehler gemeldet." },
] as const satisfies readonly { key: string; label: string; kinds: readonly RecordKind[]; empty: string }[];

const kindWords: Readonly<Record<RecordKind, string>> = {
  event: "Ereignis",
  profile: "Profil",
  error: "Fehler",
  feedback: "Rückmeldung",
  trace: "Messung",
};

const mostShown = 200;

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const time = (at: number): string => new Date(at).toLocaleString("de-DE", { dateStyle: "short", timeStyle: "medium" });

const style = `:root{color-scheme:light dark}
body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem}
h1{margin:0 0 .25rem}nav{display:flex;gap:1.25rem;margin:1.25rem 0;border-bottom:1px solid #8886}
nav a{padding:.6rem .1rem;color:inherit;text-decoration:none}nav a[aria-current]{font-weight:700;border-bottom:3px solid #2f7d3b}
li{border-bottom:1px solid #8884;padding:.55rem 0}ol{list-style:none;padding:0}
summary{cursor:pointer;display:grid;grid-template-columns:11rem 7rem 1fr;gap:1rem}summary b{overflow-wrap:anywhere}
pre{overflow:auto;background:#8881;padding:.75rem;border-radius:8px;font-size:13px}
@media(max-width:600px){summary{grid-template-columns:1fr}}
form{margin-top:2rem}button{font:inherit;padding:.5rem 1rem}`;

const row = ({ at, kind, title, body }: ServiceRecord): string =>
  `<li><details><summary><time>${escape(time(at))}</time><span>${kindWords[kind]}</span><b>${escape(title)}</b></summary><pre>${escape(JSON.stringify(body, null, 2))}</pre></details></li>`;

/** What arrived, newest first; the page asks again every few seconds unless somebody reads an entry. */
export function viewerPage(records: readonly ServiceRecord[], tabKey: string | null): string {
  const tab = tabs.find(({ key }) => key === tabKey) ?? tabs[0];
  const kinds: readonly RecordKind[] = tab.kinds;
  const shown = records.filter(({ kind }) => kinds.includes(kind)).toReversed();
  const links = tabs.map(({ key, label, kinds: kindsOf }) => {
    const count = records.filter(({ kind }) => (kindsOf as readonly RecordKind[]).includes(kind)).length;
    return `<a href="/?tab=${key}"${key === tab.key ? ' aria-current="page"' : ""}>${label} (${count})</a>`;
  });
  return `<!doctype html><html lang="de"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Lokale Dienste</title><style>${style}</style>
<h1>Lokale Dienste</h1><p>Was die Apps sonst an fremde Dienste senden würden. Nichts davon verlässt diesen Rechner.</p>
<nav aria-label="Dienste">${links.join("")}</nav>
${shown.length === 0 ? `<p>${tab.empty}</p>` : `<ol>${shown.slice(0, mostShown).map(row).join("")}</ol>`}
<form method="post" action="/api/reset"><button>Alles vergessen</button></form>
<script>setInterval(()=>{if(!document.querySelector("details[open]"))location.reload()},4000)</script></html>`;
}
