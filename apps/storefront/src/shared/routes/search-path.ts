/** The search over all shops. Apart from the other addresses: most pages need no script for it. */
export interface SearchInput {
  readonly words: string;
  /** A key of a diet. */
  readonly only?: string | undefined;
  /** From 0. */
  readonly page?: number;
}

/** Names in the address; the form of the page and the server use them, too. */
export const searchParams = { words: "q", only: "nur", page: "seite" } as const;

export function searchPath({ words, only, page = 0 }: SearchInput = { words: "" }): string {
  const query = new URLSearchParams();
  if (words !== "") query.set(searchParams.words, words);
  if (only !== undefined) query.set(searchParams.only, only);
  if (page > 0) query.set(searchParams.page, String(page + 1));
  return `/suche?${query.toString()}`.replace(/\?$/, "");
}
