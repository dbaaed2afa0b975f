import { readStored } from "@/shared/environment/browser-storage";

/** Favourites stay in this browser, and in the account that is signed in; no shop hears of them. */
export const favouritesKey = "lokalkorb:favourites";

export const mayHaveFavourites = (): boolean => readStored("localStorage", favouritesKey) !== null;
