export type Fields = Readonly<Record<string, unknown>>;

const start = Date.now();
const day = 86_400_000;

export const now = new Date(start);
export const inDays = (days: number): Date => new Date(start + days * day);

/** Fields of every stored document. */
export const envelope: Fields = { createdAt: now, updatedAt: now, v: 1 };
