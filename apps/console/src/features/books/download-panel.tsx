import { noteExport } from "@lokalkorb/contracts/exports";
import type { BooksSettings } from "@lokalkorb/domain/invoices/books/books-settings";
import { instantToLocal } from "@lokalkorb/domain/kernel/time/zoned-time";
import { useModelClient } from "@lokalkorb/model/react/model-provider";
import { saveFile } from "@lokalkorb/shell/save-file";
import { Button } from "@lokalkorb/ui/button";
import { Checkbox } from "@lokalkorb/ui/checkbox";
import { Notice } from "@lokalkorb/ui/notice";
import { RadioCard } from "@lokalkorb/ui/radio-card";
import { useState, type ReactElement } from "react";
import { useShop } from "@/entities/shop/shop-context";
import { useRequest } from "@/shared/commands/use-request";
import { useMinute } from "@/shared/device/use-now";
import { FormSection } from "@/shared/forms/ui/form-section";
import { useQueryValue, useSetQuery } from "@/shared/routes/use-query-value";
import { type BookFile, bookFiles } from "./book-files.ts";
import { booksText as words, noteRefusals } from "./books-text.ts";
import { makeFile } from "./make-file.ts";
import { readAll } from "./read-all.ts";
import { SpanFields } from "./span-fields.tsx";
import { lastMonth, spanProblem } from "./span-of.ts";

interface DownloadPanelProps {
  readonly file: BookFile;
  readonly settings: BooksSettings;
}

type Told = { readonly tone: "ok" | "warning"; readonly text: string };

/** Which file of which days. Both stand in the address, so that a reload and the way back find them. */
export function DownloadPanel({ file, settings }: DownloadPanelProps): ReactElement {
  const { restaurantId, shop } = useShop();
  const client = useModelClient();
  const now = instantToLocal(useMinute(), shop.timezone);
  const setQuery = useSetQuery();
  const proposed = lastMonth(now.date);
  const span = { from: useQueryValue("von") ?? proposed.from, to: useQueryValue("bis") ?? proposed.to };
  const note = useRequest(noteExport, noteRefusals);
  const [withBom, setBom] = useState(true);
  const [tried, setTried] = useState(false);
  const [count, setCount] = useState<number | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const problem = spanProblem(span, file);
  const ask = (query: Readonly<Record<string, string>>): void => {
    setTold(null);
    void setQuery({ was: file, von: span.from, bis: span.to, ...query });
  };
  const make = async (): Promise<Told | null> => {
    if (client === null) return { tone: "warning", text: words.notLoaded };
    const read = await readAll(client, { restaurantId, file, ...span }, setCount);
    if (typeof read === "string") return { tone: "warning", text: read };
    const made = await makeFile(read, { file, span, slug: shop.slug, settings, withBom, now });
    if (typeof made === "string") return { tone: "warning", text: made };
    if (made.rows === 0) return { tone: "warning", text: read.entries.length > 0 ? words.nothingToBook : words.none };
    const books = { what: file, ...span };
    if ((await note.send({ restaurantId, what: "books", books, count: made.rows })) === null) return null;
    saveFile(made.content, made.name);
    return { tone: "ok", text: words.done(made.name, made.rows) };
  };
  const press = async (): Promise<void> => {
    setTried(true);
    setTold(null);
    if (problem !== null) return;
    setCount(0);
    setTold(await make());
    setCount(null);
  };
  return (
    <FormSection title={words.what}>
      <div role="radiogroup" aria-label={words.what} className="grid gap-2 sm:grid-cols-2">
        {bookFiles.map((one) => (
          <RadioCard
            key={one}
            name="book-file"
            label={words.kinds[one][0]}
            detail={words.kinds[one][1]}
            checked={one === file}
            disabled={count !== null}
            onChange={() => ask({ was: one })}
          />
        ))}
      </div>
      <SpanFields
        span={span}
        today={now.date}
        problem={tried ? problem : null}
        onChange={({ from, to }) => ask({ von: from, bis: to })}
      />
      {file === "giftCards" && <p className="text-meta text-ink-2">{words.cardsSpan}</p>}
      {words.notes[file] !== "" && <p className="max-w-[90ch] text-meta text-pretty text-ink-2">{words.notes[file]}</p>}
      {file !== "datev" && (
        <Checkbox
          label={words.bom}
          hint={words.bomHint}
          checked={withBom}
          onChange={({ target }) => setBom(target.checked)}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button pending={count !== null} onClick={() => void press()}>
          {words.make}
        </Button>
        <output className="text-name">{count === null ? "" : words.reading(count)}</output>
      </div>
      {told !== null && (
        <Notice tone={told.tone} announce>
          {told.text}
        </Notice>
      )}
      {told === null && note.problem !== null && (
        <Notice tone="warning" announce>
          {note.problem}
        </Notice>
      )}
    </FormSection>
  );
}
