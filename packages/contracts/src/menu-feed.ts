import * as z from "./schema.ts";

/**
 * The public feed of a shop: price comparisons, town pages, voice assistants. One GET without a key at `<functions of
 * the US region>/menuFeed/<slug>`; it holds nothing about persons. Money is integer cents, gross, in EUR.
 */
export const menuFeedName = "menuFeed";

const article = z.object({
  /** Below the shop's own address. */
  url: z.string(),
  id: z.string(),
  name: z.string(),
  description: z.optional(z.string()),
  /** The categories that show it. */
  categories: z.array(z.string()),
  /** Of the cheapest variant or filling. */
  fromCents: z.int(),
  /** To be paid on top and given back. */
  depositCents: z.int(),
  allergens: z.array(z.string()),
  diets: z.array(z.string()),
  available: z.boolean(),
});

export const menuFeed = z.object({
  format: z.literal(1),
  shop: z.object({ name: z.string(), url: z.string(), zip: z.string(), city: z.string(), country: z.string() }),
  currency: z.literal("EUR"),
  /** Counts publications. */
  version: z.int(),
  /** Milliseconds since 1970. */
  publishedAt: z.number(),
  articles: z.array(article),
});

export type MenuFeed = z.output<typeof menuFeed>;

/** `base` is where the functions of the US region answer, without a slash at its end. */
export const menuFeedUrl = (base: string, slug: string): string =>
  `${base}/${menuFeedName}/${encodeURIComponent(slug)}`;
