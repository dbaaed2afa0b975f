import type { HttpExchange } from "../http/http-service.ts";
import { countersPage, denialsPage, logsPage, requestsPage } from "./activity-pages.ts";
import { coverageOf } from "./coverage-page.ts";
import { dataPage } from "./data-pages.ts";
import { html, type Markup } from "./html.ts";
import { overviewPage } from "./overview-page.ts";
import { page } from "./page.ts";
import type { ToolContext } from "./tool-context.ts";

type Section = (context: ToolContext, query: URLSearchParams) => Markup[];

const rulesPage: Section = ({ backend }) => [
  html`<h1>Firestore rules</h1>`,
  coverageOf(backend.coverage("firestore")),
  html`<h1>Storage rules</h1>`,
  coverageOf(backend.coverage("storage")),
];

const sections: Readonly<Record<string, Section>> = {
  "/": overviewPage,
  "/tool/data": dataPage,
  "/tool/requests": requestsPage,
  "/tool/denials": denialsPage,
  "/tool/logs": logsPage,
  "/tool/counters": countersPage,
  "/tool/rules": rulesPage,
};

/** Pages for people on the functions port; false: none of them. */
export function answerToolPages(context: ToolContext, { request, response, url }: HttpExchange): boolean {
  const section = Object.hasOwn(sections, url.pathname) ? sections[url.pathname] : undefined;
  if (section === undefined || request.method !== "GET") return false;
  const text = page(`${context.backend.projectId} – local backend`, section(context, url.searchParams), url.pathname);
  response.writeHead(200, {
    "Content-Type": "text/html; charset=utf-8",
    // Names, logs and rules come from anywhere; a page that runs nothing cannot be made to.
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; img-src data:",
  });
  response.end(text);
  return true;
}
