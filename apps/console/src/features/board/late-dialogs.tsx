import { lazy, Suspense, useEffect } from "react";
import type { ReactElement } from "react";
import type { BoardDialogsState } from "./use-board-dialogs.ts";

const loadDialogs = () => import("./board-dialogs.tsx");
const BoardDialogs = lazy(async () => ({ default: (await loadDialogs()).BoardDialogs }));

/** What somebody does before they can press anything on a card; a page that appears below a pointer at rest is no move. */
const firstMoves = ["pointermove", "pointerdown", "keydown"] as const;

/** The dialogs of the board, fetched with the first move of whoever works with it: a board that only hangs there needs none. */
export function LateDialogs({ dialogs }: { readonly dialogs: BoardDialogsState }): ReactElement | null {
  useEffect(() => {
    const moved = new AbortController();
    const fetchThem = (): void => {
      moved.abort();
      // What does not come now is asked for again with the press, which says so when it fails.
      void loadDialogs().catch(() => undefined);
    };
    for (const move of firstMoves) {
      document.addEventListener(move, fetchThem, { passive: true, signal: moved.signal });
    }
    return () => moved.abort();
  }, []);
  if (dialogs.open === null) return null;
  return (
    <Suspense fallback={null}>
      <BoardDialogs dialogs={dialogs} />
    </Suspense>
  );
}
