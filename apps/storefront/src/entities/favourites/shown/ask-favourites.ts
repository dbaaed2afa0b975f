import type { FavouritesAnswer, FavouritesQuestion, ShownFavourite } from "./shown-favourite.ts";

const patienceMillis = 8_000;

/** How favourites can be had now; null: no answer. The question names no person and is kept nowhere. */
export async function askFavourites(keys: readonly string[]): Promise<readonly ShownFavourite[] | null> {
  try {
    const answer = await fetch("/api/favourites", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ keys } satisfies FavouritesQuestion),
      credentials: "omit",
      signal: AbortSignal.timeout(patienceMillis),
    });
    return answer.ok ? ((await answer.json()) as FavouritesAnswer).favourites : null;
  } catch {
    return null;
  }
}
