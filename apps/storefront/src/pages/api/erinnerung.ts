export { stopEndpoint as default } from "@/features/basket-reminder/stop-endpoint";

/** `List-Unsubscribe=One-Click` and nothing else. */
export const config = { api: { bodyParser: { sizeLimit: "1kb" } } };
