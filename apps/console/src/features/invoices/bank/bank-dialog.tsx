import { useConnection } from "@lokalkorb/model/react/use-connection";
import { Button } from "@lokalkorb/ui/button";
import { Dialog } from "@lokalkorb/ui/dialog";
import { Notice } from "@lokalkorb/ui/notice";
import type { ReactElement } from "react";
import { failureText } from "@/shared/commands/failure-text";
import { BankRow } from "./bank-row.tsx";
import { bankText as words, type BankReading } from "./bank-text.ts";
import { type BankFile, useBankFile } from "./use-bank-file.ts";

/** Money that came in, from the bank's own file: a look first, then all of it in one press (state-machines 3.4). */
export function BankDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const file = useBankFile();
  const offline = useConnection() === "offline";
  const { reading, entries, sharesOf, isBooking } = file;
  const shares = entries.flatMap((entry) => sharesOf(entry)?.shares ?? []);
  const paying = entries.filter((entry) => (sharesOf(entry)?.shares.length ?? 0) > 0).length;
  const cents = shares.reduce((sum, share) => sum + share.cents, 0);
  return (
    <Dialog
      title={words.title}
      width={760}
      lightDismiss={false}
      onClose={() => {
        if (!isBooking) onClose();
      }}
      footer={
        entries.length > 0 && (
          <Button
            wide
            disabled={offline || paying === 0}
            pending={isBooking}
            pendingLabel={words.booking}
            onClick={() => void file.book()}
          >
            {words.book(paying, cents)}
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        <div className="grid gap-1">
          <p className="text-ink-2">{words.lead}</p>
          <p className="text-ink-2">{words.privacy}</p>
        </div>
        <label className="grid gap-1 text-meta text-ink-2">
          {reading === null ? words.file : words.otherFile}
          <input
            type="file"
            accept=".xml,application/xml,text/xml"
            disabled={isBooking}
            className="min-h-11 text-name text-ink file:me-3 file:min-h-11 file:rounded-control file:border file:border-line-strong file:bg-surface file:px-5 file:font-bold"
            // The same file once more is a choice too.
            onClick={(event) => {
              event.currentTarget.value = "";
            }}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) void file.open(chosen);
            }}
          />
        </label>
        {offline && file.problem === null && <Notice tone="warning">{failureText.offline}</Notice>}
        {file.isReading && !isBooking && <output>{words.reading}</output>}
        {file.problem !== null && <Notice tone="danger" announce title={file.problem} />}
        {file.stayed > 0 && <Notice tone="warning" announce title={words.stayed(file.stayed)} />}
        {reading !== null && <Reading reading={reading} file={file} />}
      </div>
    </Dialog>
  );
}

function Reading({ reading, file }: { readonly reading: BankReading; readonly file: BankFile }): ReactElement {
  const { entries, choiceOf, choose, sharesOf, isBooking } = file;
  const booked = reading.entries.length - entries.length;
  const leftOut = words.leftOut(reading.leftOut);
  return (
    <section className="grid gap-2">
      {reading.isOtherAccount && <Notice tone="warning" title={words.otherAccount(reading.accounts)} />}
      <h3 className="text-name">{entries.length === 0 ? words.nothing : words.found(entries.length)}</h3>
      {entries.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {entries.map((entry) => (
            <BankRow
              key={entry.key}
              entry={entry}
              invoices={reading.invoices}
              choice={choiceOf(entry)}
              shares={sharesOf(entry)}
              disabled={isBooking}
              onChoose={(choice) => choose(entry, choice)}
            />
          ))}
        </ul>
      )}
      {booked > 0 && <p className="text-meta text-ink-2">{words.booked(booked)}</p>}
      {leftOut !== "" && <p className="text-meta text-ink-2">{leftOut}</p>}
    </section>
  );
}
