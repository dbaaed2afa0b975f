/** A credit as a bank writes it; what is left out has its usual value. */
export interface WrittenEntry {
  readonly amount: string;
  readonly currency?: string;
  readonly sign?: "CRDT" | "DBIT";
  readonly status?: string;
  readonly isReversal?: boolean;
  readonly day?: string;
  readonly ref?: string;
  readonly payer?: string;
  readonly text?: string;
  readonly endToEndId?: string;
  /** In the place of the one that is told by the others. */
  readonly details?: string;
}

export type CamtVersion = "02" | "08";

function detailsOf(
  { payer = "Kita", text = "", endToEndId = "NOTPROVIDED" }: WrittenEntry,
  version: CamtVersion,
): string {
  const name = version === "02" ? `<Nm>${payer}</Nm>` : `<Pty><Nm>${payer}</Nm></Pty>`;
  return `<TxDtls><Refs><EndToEndId>${endToEndId}</EndToEndId></Refs><RltdPties><Dbtr>${name}</Dbtr><DbtrAcct><Id><IBAN>AT611904300234573201</IBAN></Id></DbtrAcct></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`;
}

export function writtenEntry(entry: WrittenEntry, version: CamtVersion): string {
  const { amount, currency = "EUR", sign = "CRDT", status = "BOOK", day = "2026-11-20", ref = "NONREF" } = entry;
  const written = version === "02" ? status : `<Cd>${status}</Cd>`;
  const reversal = entry.isReversal === true ? "<RvslInd>true</RvslInd>" : "";
  const head = `<Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd>${reversal}<Sts>${written}</Sts>`;
  const details = entry.details ?? detailsOf(entry, version);
  return `<Ntry>${head}<BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>${ref}</AcctSvcrRef><BkTxCd/><NtryDtls>${details}</NtryDtls></Ntry>`;
}

/** A statement of one account (camt.053). */
export const bankFile = (
  entries: readonly WrittenEntry[],
  {
    version = "08",
    iban = "DE02120300000000202051",
    head = "",
  }: { readonly version?: CamtVersion; readonly iban?: string; readonly head?: string } = {},
): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${head}<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr><Stmt><Id>1</Id><Acct><Id><IBAN>${iban}</IBAN></Id></Acct>${entries
    .map((entry) => writtenEntry(entry, version))
    .join("\n")}</Stmt></BkToCstmrStmt></Document>`;
