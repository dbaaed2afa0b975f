/** Where the last group of a shop is kept. A module of its own: the basket asks for it, and for nothing else of groups. */
export const groupHereKey = (slug: string): string => `lokalkorb:group:${slug}:here`;
