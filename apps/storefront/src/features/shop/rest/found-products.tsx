import { EmptyState } from "@lokalkorb/ui/empty-state";
import { LiveRegion } from "@lokalkorb/ui/live-region";
import { startTransition, useEffect, useRef, useState, type ReactElement } from "react";
import { withPart } from "@/entities/menu-part/basket-goods";
import { fetchMenuPartPatiently } from "@/entities/menu-part/fetch-menu-part";
import type { MenuPartAnswer } from "@/entities/menu-part/menu-part";
import { MenuSectionFrame } from "../menu/menu-list.tsx";
import { nothingFoundText } from "../found/nothing-found-text.ts";
import { menuSearchText } from "../menu/menu-search-text.ts";
import { MenuPart } from "./menu-part.tsx";
import type { MenuRestProps } from "./menu-rest.tsx";
import { restText } from "./rest-text.ts";

/** A pause in typing after which the server is asked. */
const typingMillis = 200;

interface Found extends Pick<MenuPartAnswer, "runs" | "found"> {
  readonly search: string;
}

/** Products of a large menu that the server finds. The last answer stays until the next one is there. */
export function FoundProducts({ shop, moment, search, onOpen, onAdd }: MenuRestProps): ReactElement {
  const { menu, setMenu } = shop;
  const [found, setFound] = useState<Found | null>(null);
  const [failed, setFailed] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  // The list that was scrolled through is gone.
  useEffect(() => {
    top.current?.scrollIntoView();
  }, []);
  useEffect(() => {
    const left = new AbortController();
    const ask = async (): Promise<void> => {
      const answer = await fetchMenuPartPatiently(menu, { search }, left.signal, () => setFailed(true));
      if (answer === null) return;
      startTransition(() => {
        setFailed(false);
        setMenu(withPart(answer));
        setFound({ search, runs: answer.runs, found: answer.found });
      });
    };
    const timer = setTimeout(() => void ask(), typingMillis);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- further parts of a version change nothing about what is found
  }, [search, menu.version]);
  return (
    <div ref={top} className="scroll-mt-16">
      {found === null || failed ? (
        <p className="py-6 text-meta text-ink-2">{failed ? restText.waiting : restText.searching}</p>
      ) : (
        <FoundSections {...{ shop, moment, onOpen, onAdd, found }} />
      )}
    </div>
  );
}

interface FoundSectionsProps extends Omit<MenuRestProps, "rest" | "search"> {
  readonly found: Found;
}

function FoundSections({ found, ...list }: FoundSectionsProps): ReactElement {
  const { menu } = list.shop;
  const count = menuSearchText.searchCount(found.found);
  const shown = found.runs.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <>
      <LiveRegion>{count}</LiveRegion>
      {found.found === 0 ? (
        <EmptyState title={nothingFoundText.search(found.search)} picture="basket">
          {nothingFoundText.hint}
        </EmptyState>
      ) : (
        <p className="pt-4 text-meta font-bold text-ink-2">
          {shown < found.found ? restText.more(shown, found.found) : count}
        </p>
      )}
      {found.runs.map(({ categoryId, entries }) => {
        const category = menu.categories.find(({ id }) => id === categoryId);
        return (
          category && (
            <MenuSectionFrame key={categoryId} section={category}>
              <MenuPart {...list} entries={entries} count={entries.length} height={undefined} failed={false} />
            </MenuSectionFrame>
          )
        );
      })}
    </>
  );
}
