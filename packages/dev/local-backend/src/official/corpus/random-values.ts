import type { Json } from "../target/rest-client.ts";
import type { SeededRandom } from "../target/seeded-random.ts";

/**
 * Values at the edges of every type, in the JSON of the protocol. Small sets on purpose: filters and cursors must
 * often meet the very values that documents hold.
 */
const integers = ["0", "1", "-1", "5", "9007199254740993", "9007199254740992", "9223372036854775807"];
const doubles = [0, "-0", 0.5, 1, -1.5, 5, 9007199254740992, 1e300, 5e-324, "NaN", "Infinity", "-Infinity"];
const texts = ["", "a", "ab", "b", "A", "\u00e9", "e\u0301", "\uffff", "\u{1f968}", "a\u0000b", "10", "9"];
const times = [
  "1970-01-01T00:00:00Z",
  "2026-11-20T10:00:00.123456Z",
  "2026-11-20T10:00:00.123Z",
  "0001-01-01T00:00:00Z",
];
const bytes = ["", "AA==", "AAE=", "/w==", "/wA="];
const points = [
  { latitude: 0, longitude: 0 },
  { latitude: 47.07, longitude: 15.44 },
  { latitude: 47.07, longitude: -15.44 },
  { latitude: -90, longitude: 180 },
];

export function randomScalar(random: SeededRandom, root: string): Json {
  switch (random.below(12)) {
    case 0:
      return { nullValue: null };
    case 1:
      return { booleanValue: random.chance(0.5) };
    case 2:
    case 3:
    case 4:
      return { integerValue: random.pick(integers) };
    case 5:
    case 6:
      return { doubleValue: random.pick(doubles) };
    case 7:
      return { timestampValue: random.pick(times) };
    case 8:
      return { bytesValue: random.pick(bytes) };
    case 9:
      return { referenceValue: `${root}/${random.pick(["a/1", "a/1/b/1", "b/1", "a/__id7__", "a/__id12__", "a/10"])}` };
    case 10:
      return { geoPointValue: random.pick(points) };
    default:
      return { stringValue: random.pick(texts) };
  }
}

export function randomValue(random: SeededRandom, root: string, depth = 0): Json {
  const kind = random.below(depth > 1 ? 8 : 11);
  if (kind < 8) return randomScalar(random, root);
  if (kind === 8) return { arrayValue: { values: randomElements(random, root, depth) } };
  if (kind === 9) return { mapValue: { fields: randomFields(random, root, depth) } };
  return randomVector(random);
}

const randomElements = (random: SeededRandom, root: string, depth: number): Json[] =>
  Array.from({ length: random.below(4) }, () => {
    const value = randomValue(random, root, depth + 1);
    // Neither an array nor a vector can be stored directly in an array.
    return isFlat(value) ? value : { mapValue: { fields: { in: value } } };
  });

const isFlat = (value: Json): boolean => !/^\{"arrayValue|"__vector__"/.test(JSON.stringify(value));

const randomFields = (random: SeededRandom, root: string, depth: number): Json =>
  Object.fromEntries(random.some(["x", "y", "z"], 0, 2).map((name) => [name, randomValue(random, root, depth + 1)]));

export const randomVector = (random: SeededRandom): Json => ({
  mapValue: {
    fields: {
      __type__: { stringValue: "__vector__" },
      value: {
        arrayValue: {
          values: Array.from({ length: 1 + random.below(3) }, () => ({ doubleValue: random.pick([0, 1, 2.5, -3]) })),
        },
      },
    },
  },
});
