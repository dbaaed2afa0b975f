export { FavouritesRow } from "./favourites-row.tsx";
export { Heart } from "./heart.tsx";
