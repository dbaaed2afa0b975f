import { assertFails } from "@firebase/rules-unit-testing";

export type Attempt = readonly [title: string, attempt: () => Promise<unknown>];

/** The SDK lays every waiting write over the document anew, so a hundred at once take longer than ten times ten. */
const atOnce = 10;

/** Tries forbidden acts; the titles of those that got through. */
export async function passagesOf(attempts: readonly Attempt[]): Promise<readonly string[]> {
  const passed: string[] = [];
  for (let start = 0; start < attempts.length; start += atOnce) {
    const some = attempts.slice(start, start + atOnce);
    const outcomes = await Promise.allSettled(some.map(([, attempt]) => assertFails(attempt())));
    passed.push(...some.filter((_, index) => outcomes[index]?.status === "rejected").map(([title]) => title));
  }
  return passed;
}
