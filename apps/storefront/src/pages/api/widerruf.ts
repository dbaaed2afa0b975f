export { withdrawEndpoint as default } from "@/features/order/withdrawal/plain/withdraw-endpoint";

/** A name, an address and words about goods. */
export const config = { api: { bodyParser: { sizeLimit: "16kb" } } };
