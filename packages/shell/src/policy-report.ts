/** One thing that a browser refused because of our own policy, without anything about its visitor. */
export interface RefusedByPolicy {
  readonly directive: string;
  /** An origin, or a word such as "inline". */
  readonly blocked: string;
}

/** Where browsers tell; the same path in both apps. */
export const policyReportPath = "/api/policy-report";

/** More than this is not read, and must not be written on demand. */
const mostReports = 10;

const text = (value: unknown): string => (typeof value === "string" ? value : "");

const originOf = (blocked: string): string =>
  URL.canParse(blocked) ? new URL(blocked).origin : /^[a-z-]{1,40}$/.test(blocked) ? blocked : "";

function refusalOf(report: unknown): readonly RefusedByPolicy[] {
  if (typeof report !== "object" || report === null) return [];
  // Reports come as `{ body: {...} }` of a list, or in the older form, one at a time and with hyphens.
  const body: unknown = "csp-report" in report ? report["csp-report"] : "body" in report ? report.body : null;
  if (typeof body !== "object" || body === null) return [];
  const fields = body as Readonly<Record<string, unknown>>;
  const directive = text(fields["effectiveDirective"] ?? fields["effective-directive"] ?? fields["violated-directive"]);
  if (!/^[a-z-]{1,40}$/.test(directive)) return [];
  return [{ directive, blocked: originOf(text(fields["blockedURL"] ?? fields["blocked-uri"])) }];
}

/** The content of a report, in the two forms browsers send; empty for anything else. */
export function readPolicyReport(body: unknown): readonly RefusedByPolicy[] {
  const value = typeof body === "string" ? parsed(body) : body;
  return (Array.isArray(value) ? value : [value]).slice(0, mostReports).flatMap(refusalOf);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
