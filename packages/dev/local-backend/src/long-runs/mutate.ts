import type { SeededRandom } from "../official/target/seeded-random.ts";

/** Chance spoils what was right: JSON somewhere inside, text and bytes anywhere. */

export function mutateJson(random: SeededRandom, json: unknown): unknown {
  if (random.chance(0.15)) return junk(random);
  if (Array.isArray(json)) {
    const items: unknown[] = [...(json as unknown[])];
    if (items.length === 0 || random.chance(0.15)) return [...items, junk(random)];
    const at = random.below(items.length);
    return random.chance(0.15) ? items.toSpliced(at, 1) : items.with(at, mutateJson(random, items[at]));
  }
  if (typeof json === "object" && json !== null) {
    const entries = Object.entries(json);
    if (entries.length === 0 || random.chance(0.15)) entries.push([String(junkText(random)), junk(random)]);
    else {
      const at = random.below(entries.length);
      const [key, value] = entries[at] as [string, unknown];
      const fate = random.below(10);
      if (fate === 0) entries.splice(at, 1);
      else entries[at] = fate === 1 ? [junkText(random), value] : [key, mutateJson(random, value)];
    }
    return Object.fromEntries(entries);
  }
  return junk(random);
}

export function mutateText(random: SeededRandom, text: string): string {
  let result = text;
  for (let times = 1 + random.below(4); times > 0; times--) {
    const at = random.below(result.length + 1);
    const end = Math.min(result.length, at + random.below(8));
    result = result.slice(0, at) + (random.chance(0.6) ? junkText(random) : "") + result.slice(end);
  }
  return result;
}

export function mutateBytes(random: SeededRandom, bytes: Buffer): Buffer {
  const result = Buffer.from(bytes);
  for (let times = 1 + random.below(6); times > 0 && result.length > 0; times--) {
    result[random.below(result.length)] = random.below(256);
  }
  if (random.chance(0.3)) return result.subarray(0, random.below(result.length + 1));
  return random.chance(0.2) ? Buffer.concat([result, Buffer.from(junkText(random))]) : result;
}

const junk = (random: SeededRandom): unknown =>
  random.pick([
    () => null,
    () => random.chance(0.5),
    () => random.pick([0, -1, 1.5, 2 ** 53, -(2 ** 63), 1e308, 999_999_999_999]),
    () => junkText(random),
    () => [],
    () => ({}),
    () => [junkText(random), junk(random)],
    () => ({ [junkText(random)]: junk(random) }),
    () => deep(1 + random.below(200)),
  ])();

const junkText = (random: SeededRandom): string =>
  random.pick([
    "",
    "__proto__",
    "constructor",
    "toString",
    "__name__",
    "..",
    "/",
    "a/b/c",
    "`",
    "\\",
    "%00",
    "%",
    "\u0000",
    "\ud800",
    "🥨",
    "NaN",
    "-0",
    "1e999",
    "9223372036854775808",
    "2026-13-45T99:99:99Z",
    "projects/p/databases/d/documents",
    "projects/demo-fuzz/databases/(default)/documents/a/b",
    "x".repeat(random.below(3000)),
    ";:&=?#",
    "\r\n",
  ]);

function deep(levels: number): unknown {
  let value: unknown = { nullValue: null };
  for (let level = 0; level < levels; level++) value = { mapValue: { fields: { a: value } } };
  return value;
}
