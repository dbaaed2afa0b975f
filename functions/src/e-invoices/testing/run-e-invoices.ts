/**
 * Generated invoices become files that the check takes, and each file with one spoiled amount is refused:
 *   node run-e-invoices.ts [--invoices 1000] [--seed n]
 */
import { performance } from "node:perf_hooks";
import fc from "fast-check";
import { openLongRun } from "firebase-local-backend/long-run";
import { checkEInvoice } from "../check-e-invoice.ts";
import { writeEInvoice } from "../write-e-invoice.ts";
import { generatedInvoice } from "./generated-invoice.ts";

const { seed, option, say, figure } = openLongRun();
const invoices = fc.sample(generatedInvoice, { seed, numRuns: option("invoices", 1000) });

/** Sums of the header: one cent more must never pass. */
const sums = {
  cii: ["LineTotalAmount", "TaxBasisTotalAmount", "TaxTotalAmount", "GrandTotalAmount", "DuePayableAmount"],
  eb: ["TotalGrossAmount", "PayableAmount", "LineItemAmount"],
} as const;

/** The last amount of that name, a cent off. */
function spoiled(xml: string, name: string): string {
  const [last] = [...xml.matchAll(new RegExp(String.raw`(?<=<\w+:${name}[^>]*>)-?[\d.]+(?=<)`, "g"))].slice(-1);
  if (last === undefined) throw new Error(`no ${name} in ${xml}`);
  const [amount] = last;
  const other = (Number(amount) + 0.01).toFixed(2);
  return `${xml.slice(0, last.index)}${other}${xml.slice(last.index + amount.length)}`;
}

let refused = 0;
let passed = 0;
let spoiledPassed = 0;
let checks = 0;
const begin = performance.now();
for (const { invoice, format } of invoices) {
  const written = await writeEInvoice(invoice, format);
  if ("problems" in written) {
    refused += 1;
    say(`${format} ${invoice.type} ${invoice.no}: ${JSON.stringify(written.problems.slice(0, 3))}`);
    continue;
  }
  passed += 1;
  checks += 1;
  for (const name of format === "ebInterface" ? sums.eb : sums.cii) {
    checks += 1;
    if (checkEInvoice(spoiled(written.xml, name), format).length > 0) continue;
    spoiledPassed += 1;
    say(`${format} passes with a spoiled ${name}`);
  }
}
figure("invoices written", passed);
figure("invoices refused", refused);
figure("spoiled files that passed", spoiledPassed);
figure("files checked", checks);
figure("ms for a check", ((performance.now() - begin) / Math.max(1, checks)).toFixed(1));
figure("memory in MB", Math.round(process.memoryUsage().rss / 1e6));
process.exitCode = refused + spoiledPassed === 0 ? 0 : 1;
