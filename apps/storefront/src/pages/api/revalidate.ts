export { revalidateEndpoint as default } from "@/features/revalidation/revalidate-endpoint";

/** The signature covers the bytes as they came. */
export const config = { api: { bodyParser: false } };
