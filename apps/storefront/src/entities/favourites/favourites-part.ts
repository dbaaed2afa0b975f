import { latePart } from "@lokalkorb/ui/late-part";

/** Hearts, and the row of the home page, in one part: each name of one weighs on every page. */
export const favouritesPart = latePart("hearts", async () => {
  const { Heart, FavouritesRow } = await import(/* webpackChunkName: "part-hearts" */ "./hearts.ts");
  return { Heart, FavouritesRow };
});
