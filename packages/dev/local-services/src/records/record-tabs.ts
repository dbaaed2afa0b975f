import { escapeHtml, formatMoment } from "../service/html.ts";
import type { ViewerTab } from "../service/local-service.ts";
import type { RecordStore } from "./record-store.ts";
import type { RecordKind, ServiceRecord } from "./service-record.ts";

const groups = [
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

const row = ({ at, kind, title, body }: ServiceRecord): string =>
  `<li><details><summary><time>${escapeHtml(formatMoment(at))}</time><span>${kindWords[kind]}</span><b>${escapeHtml(title)}</b></summary><pre>${escapeHtml(JSON.stringify(body, null, 2))}</pre></details></li>`;

/** Records of analytics and error reporting, newest first. */
export const recordTabs = (store: RecordStore): readonly ViewerTab[] =>
  groups.map(({ key, label, kinds, empty }) => {
    const own = (): readonly ServiceRecord[] =>
      store.list().filter(({ kind }) => (kinds as readonly RecordKind[]).includes(kind));
    return {
      key,
      label,
      count: () => own().length,
      content: () => {
        const shown = own().toReversed().slice(0, mostShown);
        return shown.length === 0 ? `<p>${empty}</p>` : `<ol>${shown.map(row).join("")}</ol>`;
      },
    };
  });
