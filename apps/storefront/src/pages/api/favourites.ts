export { favouritesEndpoint as default } from "@/features/favourites/answer/favourites-endpoint";

/** So many keys are a few kilobytes. */
export const config = { api: { bodyParser: { sizeLimit: "16kb" } } };
