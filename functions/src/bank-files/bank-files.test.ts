import { describe, expect, it } from "vitest";
import { readStatement } from "./read-statement.ts";
import { bankFile, type WrittenEntry } from "./testing/bank-file.ts";

const read = (file: string | Uint8Array) => readStatement(typeof file === "string" ? Buffer.from(file, "utf8") : file);
async function problemOf(file: string | Uint8Array): Promise<string> {
  const answer = await read(file);
  return answer.ok ? "none" : answer.refusal;
}
async function statementOf(entries: readonly WrittenEntry[], more?: Parameters<typeof bankFile>[1]) {
  const answer = await read(bankFile(entries, more));
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value;
}

describe("state-machines 3.4 a file of the bank", () => {
  it.each(["02", "08"] as const)("camt.053.001.%s tells the credits that are booked", async (version) => {
    const credit = { amount: "75.8", ref: "B-77", payer: "Kita Grün", text: "RE-2026-00001 danke", endToEndId: "E-1" };
    expect(await statementOf([credit], { version })).toMatchObject({
      accounts: ["DE02120300000000202051"],
      entries: [
        {
          day: "2026-11-20",
          cents: 7580,
          payer: "Kita Grün",
          payerIban: "AT611904300234573201",
          ref: "B-77",
          texts: ["RE-2026-00001 danke", "E-1"],
        },
      ],
    });
  });

  it("leaves out what is no money that came in for good, and says how much", async () => {
    const { entries, leftOut } = await statementOf([
      { amount: "1.00" },
      { amount: "1.00", sign: "DBIT" },
      { amount: "1.00", isReversal: true },
      { amount: "1.00", details: "<TxDtls><RtrInf/></TxDtls>" },
      { amount: "1.00", status: "PDNG" },
      { amount: "1.00", currency: "CHF" },
      { amount: "-1.00" },
      { amount: "0.00" },
      { amount: "1.005" },
      { amount: "1.00", day: "2026-02-30" },
    ]);
    expect(entries).toHaveLength(1);
    expect(leftOut).toEqual({ debit: 1, reversal: 2, pending: 1, currency: 1, unreadable: 4 });
  });

  it("tells a collected credit apart where its parts add up, and leaves it whole where not", async () => {
    const part = (amount: string, text: string) =>
      `<TxDtls><Amt Ccy="EUR">${amount}</Amt><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`;
    const apart = await statementOf([{ amount: "3.00", details: part("1.00", "A") + part("2.00", "B") }]);
    expect(apart.entries.map(({ cents, texts }) => [cents, texts])).toEqual([[100, ["A"]], [200, ["B"]]]); // prettier-ignore
    const whole = await statementOf([{ amount: "3.50", details: part("1.00", "A") + part("2.00", "B") }]);
    expect(whole.entries.map(({ cents, texts }) => [cents, texts])).toEqual([[350, ["A", "B"]]]);
  });

  it("gives the same money the same key in another file, and two alike transfers two keys", async () => {
    const twin = { amount: "5.00", text: "Danke" };
    const first = await statementOf([twin, twin, { amount: "6.00", ref: "B-1" }]);
    const second = await statementOf([{ amount: "6.00", ref: "B-1" }, twin, twin], { version: "02" });
    expect(new Set(first.entries.map(({ key }) => key)).size).toBe(3);
    expect(new Set(second.entries.map(({ key }) => key))).toEqual(new Set(first.entries.map(({ key }) => key)));
    const elsewhere = await statementOf([twin], { iban: "AT611904300234573201" });
    expect(first.entries.map(({ key }) => key)).not.toContain(elsewhere.entries[0]?.key);
  });

  it("is refused where it is none, or would cost more than it says", async () => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
    const good = bankFile([{ amount: "1.00" }]);
    const wide = Buffer.from(`\ufeff${bankFile([{ amount: "1.00" }], { head: bomb })}`, "utf16le");
    expect(await problemOf(bankFile([{ amount: "1.00", text: "&b;" }], { head: bomb }))).toBe("entities");
    expect(await problemOf(wide)).toBe("no-xml");
    expect(await problemOf("PK\u0003\u0004")).toBe("no-xml");
    expect(await problemOf(good.slice(0, -20))).toBe("no-xml");
    expect(await problemOf("")).toBe("no-xml");
    expect(await problemOf(`<a>${"<b>".repeat(5000)}${"</b>".repeat(5000)}</a>`)).toBe("no-xml");
    expect(await problemOf("<html></html>")).toBe("no-statement");
    expect(await problemOf(good.replace("camt.053.001.08", "camt.054.001.08"))).toBe("no-statement");
    expect(await problemOf(good.replace("camt.053.001.08", "camt.053.001.04"))).toBe("version");
    expect(await problemOf(good.replace(/<Stmt>.*<\/Stmt>/s, ""))).toBe("no-statement");
    expect(await problemOf(bankFile(Array.from({ length: 1001 }, () => ({ amount: "1.00" }))))).toBe("too-long");
  });
});
