import type { BankFileProblem } from "@lokalkorb/domain/kernel/money/bank-file-problem";
import { ok, refuse, type Result } from "@lokalkorb/domain/kernel/result";
import { camtEntries, type StatementEntries } from "./camt-entries.ts";

/** Of one month of a busy shop there are a few hundred. */
const mostEntries = 1_000;
/** Each takes its time and its memory: so many take two seconds, and are more than a file of ordinary entries has. */
const mostElements = 300_000;
const message = "urn:iso:std:iso:20022:tech:xsd:camt.053.";
const versions: ReadonlySet<string> = new Set([`${message}001.02`, `${message}001.08`]);

/** The account statement in a bank's file; nothing of it is kept. */
export async function readStatement(file: Uint8Array): Promise<Result<StatementEntries, BankFileProblem>> {
  // In one byte a letter: what this does not find, no reader of such a file finds either.
  const text = Buffer.from(file).toString("latin1");
  if (!/^(?:\xef\xbb\xbf)?\s*<[^\0]/.test(text)) return refuse("no-xml");
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return refuse("entities");
  if ((text.match(/<[^/]/g) ?? []).length > mostElements) return refuse("too-long");
  // The reader of XML is a large library that only such a file needs.
  const { withXml } = await import("../e-invoices/xml/read-xml.ts");
  const read = withXml(file, (root, document): Result<StatementEntries, BankFileProblem> => {
    const { namespaceUri } = document.root;
    if (!namespaceUri.startsWith(message)) return refuse("no-statement");
    if (!versions.has(namespaceUri)) return refuse("version");
    const found = camtEntries(root);
    if (found.accounts.length === 0) return refuse("no-statement");
    return found.entries.length > mostEntries ? refuse("too-long") : ok(found);
  });
  return read ?? refuse("no-xml");
}
