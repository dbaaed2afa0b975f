import { dietLabels } from "@lokalkorb/domain/labels/catalog-labels";
import { Button } from "@lokalkorb/ui/button";
import { Chip } from "@lokalkorb/ui/chip";
import { SearchIcon } from "@lokalkorb/ui/icons";
import Router from "next/router";
import { useEffect, useRef, useState, type ReactElement } from "react";
import { searchParams, searchPath } from "@/shared/routes/search-path";
import { filterDiets, type SearchPage } from "./search-page.ts";
import { searchText } from "./search-text.ts";

/** Long enough that a word can be typed. */
const pauseMillis = 200;

/** A real form: without scripts it asks the server for the same page. With them it follows what is typed. */
export function SearchForm({ words, only }: Pick<SearchPage, "words" | "only">): ReactElement {
  const field = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The wanted filter, which is ahead of the answer on the page: words typed while an answer is on its way keep it.
  const [wanted, setWanted] = useState(only);
  const [answered, setAnswered] = useState(only);
  if (answered !== only) {
    setAnswered(only);
    setWanted(only);
  }
  useEffect(() => () => clearTimeout(pause.current), []);
  // A visit through a link, or by going back: the field shows the question that the page answers.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = words;
  }, [words]);

  const ask = (asked: string, diet: SearchPage["only"], inPlace: boolean): void => {
    clearTimeout(pause.current);
    setWanted(diet);
    const path = searchPath({ words: asked.trim(), only: diet ?? undefined });
    void (inPlace ? Router.replace : Router.push)(path, undefined, { scroll: false });
  };
  const typed = (): string => field.current?.value ?? words;
  return (
    <search>
      <form
        action="/suche"
        className="grid gap-2 md:grid-cols-[minmax(0,1fr)_auto] md:gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          ask(typed(), wanted, false);
        }}
      >
        <span className="relative block min-w-0">
          <SearchIcon className="pointer-events-none absolute start-4 top-1/2 -translate-y-1/2" />
          <input
            ref={field}
            type="search"
            name={searchParams.words}
            aria-label={searchText.field}
            placeholder={searchText.example}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={120}
            defaultValue={words}
            onChange={() => {
              clearTimeout(pause.current);
              pause.current = setTimeout(() => ask(typed(), wanted, true), pauseMillis);
            }}
            className="min-h-field w-full rounded-field border border-field-line bg-surface ps-12 pe-4"
          />
        </span>
        {wanted !== null && <input type="hidden" name={searchParams.only} value={wanted} />}
        <Button type="submit" className="min-h-field">
          {searchText.send}
        </Button>
      </form>
      <fieldset className="scroll-row -mx-gutter mt-3 px-gutter">
        <legend className="sr-only">{searchText.filters}</legend>
        {filterDiets.map((diet) => (
          <Chip key={diet} pressed={wanted === diet} onClick={() => ask(typed(), wanted === diet ? null : diet, true)}>
            {dietLabels[diet]}
          </Chip>
        ))}
      </fieldset>
    </search>
  );
}
