import { readBooks } from "@lokalkorb/contracts/books";
import type { InputOf, OutputOf } from "@lokalkorb/contracts/contract";
import type { BookedCard, BookedEntry, BookedSpan } from "@lokalkorb/domain/invoices/books/booked-entry";
import type { ModelClient } from "@lokalkorb/model/client/model-client";
import { type BookFile, sourcesOf } from "./book-files.ts";
import { booksText, readRefusals } from "./books-text.ts";

export interface ReadBooks {
  readonly entries: readonly BookedEntry[];
  readonly cards: readonly BookedCard[];
}

type BookPage = OutputOf<typeof readBooks>;

export interface BookQuestion extends BookedSpan {
  readonly restaurantId: string;
  readonly file: BookFile;
}

/** Page by page, so that a large shop is read as a small one is; a sentence where it did not work. */
export async function readAll(
  client: ModelClient,
  { restaurantId, file, from, to }: BookQuestion,
  onCount: (count: number) => void,
): Promise<ReadBooks | string> {
  const entries = new Map<string, BookedEntry>();
  const cards: BookedCard[] = [];
  for (const source of sourcesOf[file]) {
    let after: number | null = null;
    do {
      const question = { restaurantId, source, from, to, withLines: file === "lines", after };
      // oxlint-disable-next-line eslint/no-await-in-loop -- each page begins where the one before ended
      const page: BookPage | string = await readPage(client, question);
      if (typeof page === "string") return page;
      for (const entry of page.entries) entries.set(entry.key, entry);
      cards.push(...page.cards);
      onCount(entries.size + cards.length);
      after = page.next;
    } while (after !== null);
  }
  return { entries: [...entries.values()], cards };
}

async function readPage(client: ModelClient, question: InputOf<typeof readBooks>): Promise<BookPage | string> {
  const answer = await client.call(readBooks, question);
  if (answer.ok) return answer.value;
  return answer.refusal === undefined ? brokenText(client) : readRefusals[answer.refusal.type];
}

const brokenText = (client: ModelClient): string =>
  client.connection.state() === "live" ? booksText.broken : booksText.offline;
