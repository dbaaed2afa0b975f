import { consoleLogger } from "@lokalkorb/error-reporting/logger";
import type { NextApiRequest, NextApiResponse } from "next";
import { readPolicyReport } from "./policy-report.ts";

/** So many a minute are written down; a browser extension can make every page of a visitor report. */
const mostPerMinute = 20;
let minute = 0;
let written = 0;

/** `POST /api/policy-report`: a browser refused something that our policy forbids. Written to the log, without an address. */
export function policyReportEndpoint(request: NextApiRequest, response: NextApiResponse): void {
  if (request.method !== "POST") return void response.status(405).setHeader("Allow", "POST").end();
  const now = Math.floor(Date.now() / 60_000);
  if (now !== minute) [minute, written] = [now, 0];
  for (const refused of readPolicyReport(request.body)) {
    if (++written > mostPerMinute) break;
    consoleLogger.error("a browser refused what the policy forbids", { ...refused });
  }
  response.status(204).end();
}
