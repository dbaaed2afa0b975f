import { bookBankEntries, readBankFile } from "@lokalkorb/contracts/bank-files";
import { mostBookedEntries, mostFileBytes } from "@lokalkorb/domain/invoices/bank/bank-limits";
import { type ChosenShares, chooseShares } from "@lokalkorb/domain/invoices/bank/choose-shares";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { notify } from "@lokalkorb/ui/notify";
import { useRef, useState } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { problemText, useRequest } from "@/shared/commands/use-request";
import { bankText as words, type BankReading, bookRefusals, type ReadEntry, readRefusals } from "./bank-text.ts";

/** The proposal, an invoice by its id, or nothing. */
export type Choice = "proposal" | "none" | (string & {});

export interface BankFile {
  readonly reading: BankReading | null;
  /** Not booked yet. */
  readonly entries: readonly ReadEntry[];
  readonly choiceOf: (entry: ReadEntry) => Choice;
  readonly choose: (entry: ReadEntry, choice: Choice) => void;
  readonly sharesOf: (entry: ReadEntry) => ChosenShares | undefined;
  readonly problem: string | null;
  /** Of the last press: entries whose invoice changed meanwhile. */
  readonly stayed: number;
  readonly isReading: boolean;
  readonly isBooking: boolean;
  readonly open: (file: File) => Promise<void>;
  readonly book: () => Promise<void>;
}

/** A number in the text is trusted, an amount alone is for a person to say. */
const firstChoice = ({ kind, shares }: ReadEntry): Choice =>
  shares.length > 0 && kind !== "amount" ? "proposal" : "none";

export function useBankFile(): BankFile {
  const { restaurantId } = useShop();
  const client = useModelClient();
  const booking = useRequest(bookBankEntries, bookRefusals);
  const [content, setContent] = useState("");
  const [reading, setReading] = useState<BankReading | null>(null);
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const [isReading, setReadingNow] = useState(false);
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const [stayed, setStayed] = useState(0);
  const [isBooking, setBooking] = useState(false);
  /** The file that was chosen last: the answer to an earlier one comes too late. */
  const chosen = useRef<File>(null);
  const entries = reading?.entries.filter(({ isBooked }) => !isBooked) ?? [];
  const choiceOf = (entry: ReadEntry): Choice => choices[entry.key] ?? firstChoice(entry);
  const planned = chooseShares(
    entries.map((entry) => ({ key: entry.key, cents: entry.cents, targets: targetsOf(entry, choiceOf(entry)) })),
    new Map(reading?.invoices.map(({ id, restCents }) => [id, restCents])),
  );
  const sharesOf = ({ key }: ReadEntry): ChosenShares | undefined => planned.get(key);

  const read = async (letters: string, file: File | null): Promise<void> => {
    if (client === null) return setFileProblem(words.cannotOpen);
    setReadingNow(true);
    const answer = await client.call(readBankFile, { restaurantId, content: letters });
    if (file !== null && chosen.current !== file) return;
    setReadingNow(false);
    setFileProblem(answer.ok ? null : problemText(readRefusals, answer));
    setReading(answer.ok ? answer.value : null);
    setChoices({});
  };
  const open = async (file: File): Promise<void> => {
    chosen.current = file;
    setReading(null);
    setStayed(0);
    setReadingNow(false);
    setFileProblem(file.size > mostFileBytes ? words.tooLarge : null);
    if (file.size > mostFileBytes) return;
    const letters = await lettersOf(file);
    if (chosen.current !== file) return;
    if (letters === null) return setFileProblem(words.cannotOpen);
    setContent(letters);
    await read(letters, file);
  };
  const book = async (): Promise<void> => {
    const paying = entries.filter((entry) => (sharesOf(entry)?.shares.length ?? 0) > 0);
    setBooking(true);
    setStayed(0);
    const outcomes: string[] = [];
    for (let at = 0; at < paying.length; at += mostBookedEntries) {
      const part = paying.slice(at, at + mostBookedEntries);
      const answer = await booking.send({
        restaurantId,
        entries: part.map((entry) => {
          const { key, day, cents, ref } = entry;
          return { key, day, cents, ref, shares: [...(sharesOf(entry)?.shares ?? [])] };
        }),
      });
      if (answer === null) break;
      outcomes.push(...answer.outcomes.map(({ outcome }) => outcome));
    }
    const done = outcomes.filter((outcome) => outcome === "booked").length;
    if (done > 0) notify({ message: words.subject, detail: words.done(done), tone: "ok", autoDismiss: true });
    // A press that got no answer keeps what was chosen, so that the next one repeats it.
    if (outcomes.length === paying.length) {
      setStayed(outcomes.filter((outcome) => outcome === "changed" || outcome === "ahead").length);
      await read(content, null);
    }
    setBooking(false);
  };
  return {
    reading,
    entries,
    choiceOf,
    choose: ({ key }, choice) => setChoices((all) => ({ ...all, [key]: choice })),
    sharesOf,
    problem: fileProblem ?? booking.problem,
    stayed,
    isReading,
    isBooking,
    open,
    book,
  };
}

const targetsOf = ({ shares }: ReadEntry, choice: Choice): readonly string[] =>
  choice === "none" ? [] : choice === "proposal" ? shares.map(({ invoiceId }) => invoiceId) : [choice];

/** In base64; null where the browser cannot read it. */
async function lettersOf(file: File): Promise<string | null> {
  const address = await new Promise<string | null>((done) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => done(typeof reader.result === "string" ? reader.result : null));
    reader.addEventListener("error", () => done(null));
    reader.readAsDataURL(file);
  });
  return address === null ? null : address.slice(address.indexOf(",") + 1);
}
