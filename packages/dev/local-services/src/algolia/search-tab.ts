import { escapeHtml, formatMoment } from "../service/html.ts";
import type { ViewerTab } from "../service/local-service.ts";
import { answerQuery } from "./query/answer-query.ts";
import { isFields } from "./index/record-fields.ts";
import type { SearchCore } from "./index/search-core.ts";
import { searchFaultWords, type SearchFaultKind, type SearchFaults } from "./search-faults.ts";

const mostShown = 20;

/** The records of each index, a box to ask it, and the bad days. */
export function searchTab(core: SearchCore, faults: SearchFaults): ViewerTab {
  const found = (name: string, query: string): string => {
    const index = core.find(name);
    if (index === null) return "";
    const { hits, nbHits, processingTimeMS } = answerQuery(index, name, { query, hitsPerPage: mostShown });
    const entries = (Array.isArray(hits) ? hits : []).filter(isFields).map((hit) => {
      const title = typeof hit["name"] === "string" ? hit["name"] : String(hit["objectID"]);
      return `<li><details><summary><span>${escapeHtml(String(hit["objectID"]))}</span><span></span><b>${escapeHtml(title)}</b></summary><pre>${escapeHtml(JSON.stringify(hit, null, 2))}</pre></details></li>`;
    });
    return `<p data-reading>${String(nbHits)} Treffer in ${String(processingTimeMS)} ms</p><ol>${entries.join("")}</ol>`;
  };
  const form = (name: string, query: string): string =>
    `<form method="get" action="/"><input type="hidden" name="tab" value="suche"><input type="hidden" name="index" value="${escapeHtml(name)}"><label>Suchen <input name="q" value="${escapeHtml(query)}"></label> <button>Zeigen</button></form>`;
  const fault = (kind: SearchFaultKind): string => {
    const isOn = faults.list().some((one) => one.kind === kind);
    return `<form method="post" action="/search/admin/faults${isOn ? "/clear" : ""}" style="display:inline"><input type="hidden" name="kind" value="${kind}"><button aria-pressed="${String(isOn)}">${isOn ? "Beenden: " : ""}${escapeHtml(searchFaultWords[kind])}</button></form> `;
  };
  return {
    key: "suche",
    label: "Suche",
    count: () => core.list().reduce((sum, { entries }) => sum + entries, 0),
    content: (query) => {
      const asked = query.get("index") ?? "";
      const indices = core.list().map(({ name, entries, updatedAt }) => {
        const typed = name === asked ? (query.get("q") ?? "") : "";
        return `<h2>${escapeHtml(name)}</h2><p>${entries} Einträge, zuletzt geändert ${escapeHtml(formatMoment(updatedAt))}</p>${form(name, typed)}${name === asked ? found(name, typed) : ""}`;
      });
      const kinds = Object.keys(searchFaultWords) as SearchFaultKind[];
      return `${indices.length === 0 ? "<p>Noch ist nichts in der Suche.</p>" : indices.join("")}<h2>Schlechte Tage</h2><p>${kinds.map(fault).join("")}</p>`;
    },
  };
}
