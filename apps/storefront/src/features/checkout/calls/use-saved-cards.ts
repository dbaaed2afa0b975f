import { latePart } from "@lokalkorb/ui/late-part";
import { useEffect, useRef, useState } from "react";
import { isAccountHere } from "@/entities/account/account-mark";
import { readStored, writeStored } from "@/shared/environment/browser-storage";
import { loadLive } from "@/shared/live/load-live";
import type { SavedCard } from "./watch-saved-cards.ts";

const cardsPart = latePart("kept-cards", async () => {
  const { watchSavedCards, askForCards, pageToSaveCard, forgetCard } = await import(
    /* webpackChunkName: "part-kept-cards" */ "./watch-saved-cards.ts"
  );
  return { watchSavedCards, askForCards, pageToSaveCard, forgetCard };
});

export interface SavedCards {
  readonly cards: readonly SavedCard[];
  /** On the way to the provider's page, or taking a card off the list. */
  readonly busy: "keeping" | "removing" | null;
  readonly failed: boolean;
  keep(): void;
  remove(cardId: string): void;
}

/** Only a browser that once kept a card, or has an account signed in, looks for some: everybody else's visit costs nothing more. */
const hint = "lokalkorb:karten";

/** `kept` hears of the card that was just typed in. */
export function useSavedCards(slug: string, kept: (card: SavedCard) => void): SavedCards {
  const [cards, setCards] = useState<readonly SavedCard[]>([]);
  const [busy, setBusy] = useState<SavedCards["busy"]>(null);
  const [failed, setFailed] = useState(false);
  const publishSavedCards = useRef(kept);
  useEffect(() => {
    publishSavedCards.current = kept;
  });

  useEffect(() => {
    const returned = new URLSearchParams(location.search).get("karte");
    if (returned !== null) history.replaceState(history.state, "", location.pathname + location.hash);
    if (returned === "fertig") writeStored("localStorage", hint, 1);
    if (readStored("localStorage", hint) === null && !isAccountHere()) return;
    let stopped = false;
    let stop: (() => void) | undefined;
    const begin = async (): Promise<void> => {
      const [client, live] = await Promise.all([loadLive(), cardsPart.until()]);
      if (stopped) return;
      stop = live.watchSavedCards(client, setCards);
      if (returned !== "fertig") return;
      const found = await live.askForCards(client);
      const [newest] = found ?? [];
      if (found === null) setFailed(true);
      else if (!stopped) setCards(found);
      if (newest !== undefined && !stopped) publishSavedCards.current(newest);
    };
    begin().catch(() => setFailed(true));
    return () => {
      stopped = true;
      stop?.();
    };
  }, []);

  const run = (what: "keeping" | "removing", work: () => Promise<boolean>): void => {
    if (busy !== null) return;
    setBusy(what);
    setFailed(false);
    work()
      .catch(() => false)
      .then((done) => {
        setFailed(!done);
        return setBusy(null);
      })
      .catch(() => undefined);
  };
  return {
    cards,
    busy,
    failed,
    keep: () =>
      run("keeping", async () => {
        const [client, live] = await Promise.all([loadLive(), cardsPart.load()]);
        const url = await live.pageToSaveCard(client, slug);
        if (url === null) return false;
        location.assign(url);
        // The page is on its way out.
        await new Promise(() => undefined);
        return true;
      }),
    remove: (cardId) =>
      run("removing", async () => {
        const [client, live] = await Promise.all([loadLive(), cardsPart.load()]);
        const left = await live.forgetCard(client, cardId);
        if (left === null) return false;
        setCards(left);
        if (left.length === 0) writeStored("localStorage", hint, null);
        return true;
      }),
  };
}
