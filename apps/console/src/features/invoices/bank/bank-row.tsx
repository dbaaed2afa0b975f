import type { ChosenShares } from "@lokalkorb/domain/invoices/bank/choose-shares";
import { formatMoney } from "@lokalkorb/domain/kernel/format/format-money";
import { formatDate } from "@lokalkorb/domain/kernel/format/format-time";
import { formatIban } from "@lokalkorb/domain/kernel/money/iban";
import { Select } from "@lokalkorb/ui/select";
import type { ReactElement } from "react";
import { bankText as words, type BankReading, type ReadEntry } from "./bank-text.ts";
import type { Choice } from "./use-bank-file.ts";

export interface BankRowProps {
  readonly entry: ReadEntry;
  readonly invoices: BankReading["invoices"];
  readonly choice: Choice;
  readonly shares: ChosenShares | undefined;
  readonly disabled: boolean;
  readonly onChoose: (choice: Choice) => void;
}

/** One credit: who sent it with which words, and the invoice that it is to pay. */
export function BankRow({ entry, invoices, choice, shares, disabled, onChoose }: BankRowProps): ReactElement {
  const { day, cents, payer, payerIban, text, kind } = entry;
  const name = payer === "" ? words.noPayer : payer;
  const proposed = entry.shares.map(({ invoiceId }) => invoices.find(({ id }) => id === invoiceId)?.no ?? "");
  return (
    <li className="grid gap-2 py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,18rem)] sm:gap-4">
      <div className="min-w-0">
        <p className="flex justify-between gap-3">
          <b className="wrap-anywhere">{name}</b>
          <b className="whitespace-nowrap">{formatMoney(cents)}</b>
        </p>
        <p className="text-meta text-ink-2 wrap-anywhere">
          {[formatDate(day), ...(payerIban === "" ? [] : [formatIban(payerIban)])].join(" · ")}
        </p>
        {text !== "" && <p className="text-meta wrap-anywhere">{text}</p>}
      </div>
      <div className="grid content-start gap-1">
        <Select
          label={
            <>
              {words.target}
              <span className="sr-only">{` ${formatMoney(cents)}, ${name}`}</span>
            </>
          }
          value={choice}
          disabled={disabled}
          onChange={({ target }) => onChoose(target.value)}
        >
          <option value="none">{words.none}</option>
          {proposed.length > 0 && (
            <option value="proposal">
              {kind === "amount" ? words.byAmount(proposed[0] ?? "") : words.proposal(proposed)}
            </option>
          )}
          {invoices
            .filter(({ id }) => proposed.length !== 1 || entry.shares[0]?.invoiceId !== id)
            .map(({ id, no, name: company, restCents }) => (
              <option key={id} value={id}>
                {words.invoice(no, company, restCents)}
              </option>
            ))}
        </Select>
        {noteOf(entry, choice, shares).map((note) => (
          <p key={note} className="text-meta text-ink-2">
            {note}
          </p>
        ))}
      </div>
    </li>
  );
}

/** To be known before the press. */
function noteOf({ kind, named }: ReadEntry, choice: Choice, shares: ChosenShares | undefined): readonly string[] {
  if (choice === "none") return kind === "settled" ? [words.settled(named)] : [];
  if (shares === undefined || shares.shares.length === 0) return [words.full];
  return [
    ...(kind === "amount" && choice === "proposal" ? [words.checkAmount] : []),
    ...(shares.overCents > 0 ? [words.over(shares.overCents)] : []),
    ...(shares.restCents > 0 ? [words.part(shares.restCents)] : []),
  ];
}
