import { sendJson, type HttpRoute } from "./wire/rest-server.ts";
import type { CoverageReport, CoveredExpression } from "../rules/compile/coverage.ts";
import { coveragePage } from "../tool-page/coverage-page.ts";

/** The reports of Google's emulator at their addresses: JSON for tools, `.html` for people. */
export const coverageRoute =
  (reportOf: (project: string) => CoverageReport | null): HttpRoute =>
  (request, response, url) => {
    const [, project, html] = /^\/emulator\/v1\/projects\/([^/:]+):ruleCoverage(\.html)?$/.exec(url.pathname) ?? [];
    if (project === undefined || request.method !== "GET") return false;
    const report = reportOf(project);
    if (html !== undefined) {
      response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
      response.end(coveragePage("Firestore rules", report));
      return true;
    }
    sendJson(response, {
      rules: { files: [{ name: "firestore.rules", content: report?.source ?? "" }] },
      report: nested(report?.expressions ?? []),
    });
    return true;
  };

interface ReportNode {
  readonly sourcePosition: {
    readonly line: number;
    readonly column: number;
    readonly currentOffset: number;
    readonly endOffset: number;
  };
  readonly values: readonly { readonly value: Readonly<Record<string, unknown>>; readonly count: number }[];
  readonly children: ReportNode[];
}

/** Expressions come outer before inner, so a stack of the open ones is enough. */
function nested(expressions: readonly CoveredExpression[]): ReportNode[] {
  const roots: ReportNode[] = [];
  const open: ReportNode[] = [];
  for (const expression of expressions) {
    const { start, end, line, column } = expression;
    const node = {
      sourcePosition: { line, column, currentOffset: start, endOffset: end },
      values: valuesOf(expression),
      children: [],
    };
    while (open.length > 0 && (open.at(-1)?.sourcePosition.endOffset ?? 0) < end) open.pop();
    while (open.length > 0 && (open.at(-1)?.sourcePosition.endOffset ?? 0) <= start) open.pop();
    (open.at(-1)?.children ?? roots).push(node);
    open.push(node);
  }
  return roots;
}

const valuesOf = ({ whenTrue, whenFalse, failed, other }: CoveredExpression): ReportNode["values"] =>
  [
    { value: { boolValue: true }, count: whenTrue },
    { value: { boolValue: false }, count: whenFalse },
    { value: { undefined: {} }, count: failed },
    { value: { anyValue: {} }, count: other },
  ].filter(({ count }) => count > 0);
