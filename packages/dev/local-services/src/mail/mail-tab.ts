import { escapeHtml, formatMoment } from "../service/html.ts";
import type { ViewerTab } from "../service/local-service.ts";
import type { Mailbox, MailEntry } from "./mailbox.ts";
import { readMail, type ReadMail } from "./read-mail.ts";

/** An event around a mail that is not in it. */
export interface MailNote {
  readonly at: number;
  readonly text: string;
}

const tabKey = "e-mails";

const views = [
  { key: "html", label: "Ansicht" },
  { key: "text", label: "Text" },
  { key: "kopf", label: "Kopfzeilen" },
  { key: "quelltext", label: "Quelltext" },
] as const;

const mostShown = 200;

const style = `<style>
.mails a{display:grid;grid-template-columns:11rem 14rem 1fr;gap:0 1rem;color:inherit;text-decoration:none;min-height:44px;align-items:center}
.mails a:hover b{text-decoration:underline}.mails b,.mails span{overflow-wrap:anywhere}
.mail dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem;margin:0 0 1rem}.mail dt{opacity:.7}.mail dd{margin:0;overflow-wrap:anywhere}
.mail iframe{width:100%;height:75vh;border:1px solid #8886;border-radius:8px;background:#fff}
.mail pre{white-space:pre-wrap;overflow-wrap:anywhere}.mail .row{display:flex;flex-wrap:wrap;gap:.75rem;margin:1rem 0}
@media(max-width:600px){.mails a,.mail dl{grid-template-columns:1fr}.mails a{padding:.4rem 0}.mail dd{margin:0 0 .4rem}}
</style>`;

const address = (id: string, view: string): string => `/?tab=${tabKey}&amp;mail=${id}&amp;ansicht=${view}`;

const row = ({ id, at, to, subject, attachments }: MailEntry): string =>
  `<li><a href="${address(id, "html")}"><time>${escapeHtml(formatMoment(at))}</time><span>${escapeHtml(to.join(", "))}</span><b>${escapeHtml(subject)}${attachments.length === 0 ? "" : ` · ${attachments.length === 1 ? "1 Anhang" : `${attachments.length} Anhänge`}`}</b></a></li>`;

function list(mails: readonly MailEntry[], notes: readonly MailNote[]): string {
  const rows = mails.toReversed().slice(0, mostShown).map(row);
  const lines = notes.toReversed().map(({ at, text }) => `<li>${escapeHtml(`${formatMoment(at)} · ${text}`)}</li>`);
  return `<p>Adressen, die mit <code>bounce</code>, <code>soft</code> oder <code>complaint</code> beginnen, lösen die jeweilige Antwort aus: abgewiesen, aufgeschoben, Beschwerde. <code>bounce-later</code>, <code>soft-later</code> und <code>soft-once</code> kommen später, vorübergehend oder einmal.</p>
${rows.length === 0 ? "<p>Noch keine E-Mail empfangen.</p>" : `<ol class="mails">${rows.join("")}</ol>`}
${lines.length === 0 ? "" : `<h2>Rückmeldungen</h2><ol>${lines.join("")}</ol>`}
<form method="post" action="/mail/clear"><button>Alle E-Mails löschen</button></form>`;
}

function shown(mail: ReadMail, id: string, view: string, source: Buffer): string {
  switch (view) {
    case "text":
      return `<pre>${escapeHtml(mail.text)}</pre>`;
    case "kopf":
      return `<pre>${escapeHtml(mail.headers.map(({ name, value }) => `${name}: ${value}`).join("\n"))}</pre>`;
    case "quelltext":
      return `<pre>${escapeHtml(source.toString("utf8"))}</pre>`;
    default:
      return `<iframe title="E-Mail" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mail/${id}/html"></iframe>`;
  }
}

const fact = (name: string, value: string): string => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`;

function reader(entry: MailEntry, mail: ReadMail, view: string, source: Buffer): string {
  const { id, at, envelope, attachments } = entry;
  const files = attachments.map(
    ({ name, bytes }, index) =>
      `<li><a href="/mail/${id}/attachments/${index}">${escapeHtml(name)}</a> (${Math.ceil(bytes / 1024)} kB)</li>`,
  );
  const links = views.map(
    ({ key, label }) => `<a href="${address(id, key)}"${key === view ? ' aria-current="page"' : ""}>${label}</a>`,
  );
  return `<article class="mail" data-reading><p><a href="/?tab=${tabKey}">Zurück zur Liste</a></p><h2>${escapeHtml(mail.subject)}</h2>
<dl>${fact("Von", mail.from)}${fact("An", envelope.to.join(", "))}${fact("Zeit", formatMoment(at))}${fact("Rückläufer an", envelope.from)}</dl>
<nav aria-label="Darstellung">${links.join("")}</nav>${shown(mail, id, view, source)}
${files.length === 0 ? "" : `<h3>Anhänge</h3><ul>${files.join("")}</ul>`}
<form class="row" method="post" action="/mail/${id}/report"><button name="kind" value="bounced">Als unzustellbar melden</button><button name="kind" value="soft-bounced">Als vorerst unzustellbar melden</button><button name="kind" value="complained">Beschwerde melden</button></form></article>`;
}

/** All mails, newest first, or one of them. */
export const mailTab = (mailbox: Mailbox, notes: () => readonly MailNote[]): ViewerTab => ({
  key: tabKey,
  label: "E-Mails",
  count: () => mailbox.list().length,
  content: async (query) => {
    const entry = mailbox.find(query.get("mail") ?? "");
    if (entry === undefined) return style + list(mailbox.list(), notes());
    const source = mailbox.source(entry.id);
    return style + reader(entry, await readMail(source), query.get("ansicht") ?? "html", source);
  },
});
