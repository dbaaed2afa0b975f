import { accountPath } from "@/shared/routes/paths";

/** The page after the sign-in: one of ours, or the account. */
export const wantedPage = (query: unknown): string =>
  typeof query === "string" && /^\/(?!\/)[\w/~-]{0,200}$/.test(query) ? query : accountPath();
