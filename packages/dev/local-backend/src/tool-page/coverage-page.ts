import type { CoverageReport, CoveredExpression } from "../rules/compile/coverage.ts";
import { html, Markup } from "./html.ts";
import { page } from "./page.ts";

export const coveragePage = (title: string, report: CoverageReport | null): string =>
  page(title, [html`<h1>${title}</h1>`, coverageOf(report)]);

type Verdict = "never" | "one-sided" | "full";

function verdictOf({ whenTrue, whenFalse, failed, other }: CoveredExpression): Verdict {
  if (whenTrue + whenFalse + failed + other === 0) return "never";
  return other > 0 || (whenTrue > 0 && whenFalse + failed > 0) ? "full" : "one-sided";
}

const wordsOf = ({ whenTrue, whenFalse, failed, other }: CoveredExpression): string =>
  [
    [whenTrue, "true"],
    [whenFalse, "false"],
    [failed, "failed"],
    [other, "other values"],
  ]
    .filter(([count]) => count !== 0)
    .map(([count, word]) => `${count} × ${word}`)
    .join(", ") || "never reached";

/** The rules with what each expression came to: those never reached, and those that were only ever one thing. */
export function coverageOf(report: CoverageReport | null): Markup {
  if (report === null) return html`<p class="quiet">No rules are loaded.</p>`;
  const { source, expressions } = report;
  const count = (wanted: Verdict): number => expressions.filter((one) => verdictOf(one) === wanted).length;
  return html`<p>
      ${expressions.length} expressions: ${count("full")} came out both ways or as a value,
      <mark class="one-sided">${count("one-sided")} one way only</mark>,
      <mark class="never">${count("never")} were never reached</mark>.
    </p>
    <pre class="source">${marked(source, expressions)}</pre>`;
}

/** Nested marks: the stack holds the ends of those that are open. */
function marked(source: string, expressions: readonly CoveredExpression[]): Markup[] {
  const parts: Markup[] = [];
  const ends: number[] = [];
  let at = 0;
  const copyTo = (end: number): void => {
    parts.push(html`${source.slice(at, end)}`);
    at = end;
  };
  const closeUpTo = (offset: number): void => {
    while ((ends.at(-1) ?? Number.POSITIVE_INFINITY) <= offset) {
      copyTo(ends.pop() ?? at);
      parts.push(new Markup("</mark>"));
    }
  };
  for (const expression of expressions) {
    closeUpTo(expression.start);
    copyTo(expression.start);
    parts.push(html`<mark class="${verdictOf(expression)}" title="${wordsOf(expression)}">`);
    ends.push(expression.end);
  }
  closeUpTo(source.length);
  copyTo(source.length);
  return parts;
}
