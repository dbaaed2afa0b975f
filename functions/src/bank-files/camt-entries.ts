import { createHash } from "node:crypto";
import type { BankEntry } from "@lokalkorb/domain/invoices/bank/bank-entry";
import type { Cents } from "@lokalkorb/domain/kernel/money/cents";
import { isLocalDate } from "@lokalkorb/domain/kernel/time/local-date";
import { all, first, has, textAt } from "../e-invoices/xml/tree.ts";
import type { XmlElement } from "../e-invoices/xml/xml-element.ts";

/** Why an entry is no money that came in for good. */
export const leftOutKinds = ["debit", "reversal", "pending", "currency", "unreadable"] as const;
export type LeftOutKind = (typeof leftOutKinds)[number];

export interface StatementEntries {
  /** The numbers of the accounts in the file. */
  readonly accounts: readonly string[];
  readonly entries: readonly BankEntry[];
  readonly leftOut: Readonly<Record<LeftOutKind, number>>;
}

type Found = BankEntry | LeftOutKind;
const longest = { name: 140, ref: 80, text: 500 } as const;

/** Credits of all statements in a file (camt.053.001.02 and .08), and how many entries are none. */
export function camtEntries(root: XmlElement): StatementEntries {
  const statements = all(root, "camt:BkToCstmrStmt/camt:Stmt").map((statement) => ({
    account:
      textAt(statement, "camt:Acct/camt:Id/camt:IBAN") || textAt(statement, "camt:Acct/camt:Id/camt:Othr/camt:Id"),
    statement,
  }));
  const seen = new Map<string, number>();
  const found = statements.flatMap(({ account, statement }) =>
    all(statement, "camt:Ntry").flatMap((entry) => entriesOf(entry, account, seen)),
  );
  const count = (kind: LeftOutKind): number => found.filter((one) => one === kind).length;
  return {
    accounts: [...new Set(statements.map(({ account }) => account))],
    entries: found.filter((one) => typeof one !== "string"),
    leftOut: {
      debit: count("debit"),
      reversal: count("reversal"),
      pending: count("pending"),
      currency: count("currency"),
      unreadable: count("unreadable"),
    },
  };
}

function entriesOf(entry: XmlElement, account: string, seen: Map<string, number>): readonly Found[] {
  const details = all(entry, "camt:NtryDtls/camt:TxDtls");
  const reason = reasonOf(entry, details);
  if (reason !== null) return [reason];
  const whole = centsAt(entry, "camt:Amt");
  const day = dayAt(entry, "camt:BookgDt") ?? dayAt(entry, "camt:ValDt");
  if (whole === null || whole === 0 || day === null) return ["unreadable"];
  const parts = details.map(
    (detail) => centsAt(detail, "camt:Amt") ?? centsAt(detail, "camt:AmtDtls/camt:TxAmt/camt:Amt"),
  );
  const sum = parts.reduce<number>((total, part) => total + (part ?? Number.NaN), 0);
  // A collected credit is told apart where its parts say what they are worth.
  const groups = details.length > 1 && sum === whole ? details.map((one) => [one]) : [details];
  return groups.map((group, index) => {
    const cents = groups.length > 1 ? (parts[index] ?? 0) : whole;
    return entryOf(entry, group, { account, day, cents, seen });
  });
}

function reasonOf(entry: XmlElement, details: readonly XmlElement[]): LeftOutKind | null {
  const status = textAt(entry, "camt:Sts/camt:Cd") || textAt(entry, "camt:Sts");
  if (status !== "BOOK") return "pending";
  if (textAt(entry, "camt:RvslInd") === "true" || textAt(entry, "camt:RvslInd") === "1") return "reversal";
  if (textAt(entry, "camt:CdtDbtInd") !== "CRDT") return "debit";
  if (details.some((detail) => has(detail, "camt:RtrInf"))) return "reversal";
  return first(entry, "camt:Amt").attributes["Ccy"] === "EUR" ? null : "currency";
}

interface Placed {
  readonly account: string;
  readonly day: string;
  readonly cents: Cents;
  /** How often the same was met: two transfers may be alike in everything. */
  readonly seen: Map<string, number>;
}

function entryOf(entry: XmlElement, details: readonly XmlElement[], { account, day, cents, seen }: Placed): BankEntry {
  const [detail] = details;
  const at = (path: string): string => (detail === undefined ? "" : textAt(detail, path));
  const ref = [at("camt:Refs/camt:AcctSvcrRef"), textAt(entry, "camt:AcctSvcrRef"), textAt(entry, "camt:NtryRef")].find(isTold) ?? ""; // prettier-ignore
  const ends = details.map((one) => textAt(one, "camt:Refs/camt:EndToEndId")).filter(isTold);
  const told = details.flatMap((one) => [
    ...textsAt(one, "camt:RmtInf/camt:Ustrd"),
    ...textsAt(one, "camt:RmtInf/camt:Strd/camt:CdtrRefInf/camt:Ref"),
    ...textsAt(one, "camt:RmtInf/camt:Strd/camt:RfrdDocInf/camt:Nb"),
  ]);
  const payer =
    at("camt:RltdPties/camt:Dbtr/camt:Nm") ||
    at("camt:RltdPties/camt:Dbtr/camt:Pty/camt:Nm") ||
    at("camt:RltdPties/camt:UltmtDbtr/camt:Nm") ||
    at("camt:RltdPties/camt:UltmtDbtr/camt:Pty/camt:Nm");
  const texts = [...told, ...ends, ...(told.length === 0 ? textsAt(entry, "camt:AddtlNtryInf") : [])];
  const same = JSON.stringify([account, day, cents, ref, ends, ref === "" ? [payer, texts] : []]);
  const times = (seen.get(same) ?? 0) + 1;
  seen.set(same, times);
  return {
    key: createHash("sha256").update(`${same} ${times}`).digest("base64url"),
    day,
    cents,
    payer: payer.slice(0, longest.name),
    payerIban: at("camt:RltdPties/camt:DbtrAcct/camt:Id/camt:IBAN"),
    ref: ref.slice(0, longest.ref),
    texts: texts.map((text) => text.slice(0, longest.text)),
  };
}

/** Words of banks for a reference that is none. */
const isTold = (ref: string): boolean => !["", "NOTPROVIDED", "NONREF", "NOTAVAIL"].includes(ref.toUpperCase());

const textsAt = (from: XmlElement, path: string): readonly string[] =>
  all(from, path)
    .map(({ text }) => text.replaceAll(/\s+/g, " ").trim())
    .filter((text) => text !== "");

/** Null: no amount in whole cents, or more than any invoice has. */
function centsAt(from: XmlElement, path: string): Cents | null {
  const match = /^(\d{1,9})(?:\.(\d{0,2})0*)?$/.exec(textAt(from, path));
  return match === null ? null : Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
}

function dayAt(from: XmlElement, path: string): string | null {
  const day = (textAt(from, `${path}/camt:Dt`) || textAt(from, `${path}/camt:DtTm`)).slice(0, 10);
  return isLocalDate(day) ? day : null;
}
