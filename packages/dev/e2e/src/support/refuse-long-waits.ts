import { ports } from "./stack.ts";

interface LongWait {
  readonly kind: string;
  readonly key: string;
  readonly milliseconds: number;
}

/** After all tests: in none of them may a document or a turn be waited for as long as 5 s (R10). */
export default async function refuseLongWaits(): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${ports.functions}/admin/waits`);
  const waits = (await answer.json()) as readonly LongWait[];
  if (waits.length > 0)
    throw new Error(
      waits.map(({ kind, key, milliseconds }) => `R10: a ${kind} of ${milliseconds} ms at ${key}`).join("\n"),
    );
}
