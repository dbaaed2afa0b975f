import { useCallback, useEffect, useState } from "react";
import { askFavourites } from "@/entities/favourites/shown/ask-favourites";
import { askedAtOnce, type ShownFavourite } from "@/entities/favourites/shown/shown-favourite";

export interface ShownAnswer {
  readonly shown: readonly ShownFavourite[];
  /** Of which there is an answer. */
  readonly asked: ReadonlySet<string>;
  readonly hasFailed: boolean;
}

const nothing: ShownAnswer = { shown: [], asked: new Set(), hasFailed: false };

/** Asks for favourites as they can be had now, some at a time; `more` asks for the next ones, null: there are none. */
export function useShownFavourites(keys: readonly string[]): {
  readonly answer: ShownAnswer;
  readonly more: (() => void) | null;
  readonly again: () => void;
} {
  const [answer, setAnswer] = useState(nothing);
  const [wanted, want] = useState(askedAtOnce);
  const next = answer.hasFailed
    ? ""
    : keys
        .slice(0, wanted)
        .filter((key) => !answer.asked.has(key))
        .slice(0, askedAtOnce)
        .join(",");
  useEffect(() => {
    if (next === "") return;
    let isOver = false;
    const asked = next.split(",");
    void askFavourites(asked).then((shown) => {
      if (!isOver)
        setAnswer((before) =>
          shown === null
            ? { ...before, hasFailed: true }
            : { shown: [...before.shown, ...shown], asked: new Set([...before.asked, ...asked]), hasFailed: false },
        );
      return undefined;
    });
    return () => {
      isOver = true;
    };
  }, [next]);
  const again = useCallback(() => setAnswer((before) => ({ ...before, hasFailed: false })), []);
  return { answer, more: keys.length > wanted ? () => want(wanted + askedAtOnce) : null, again };
}
